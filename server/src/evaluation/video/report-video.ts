/** Scores of video verification as Markdown, for docs/evaluation.md and the terminal. */
import { markdownTable } from '../markdown-section.ts';
import { type ClipResult, falseMethods, flipShare, scoreGroup } from './score-clips.ts';

export interface RealClip {
  readonly source: string;
  readonly label: string;
  readonly level: string;
  /** Its level after each way of encoding it again. */
  readonly again: readonly string[];
  readonly ms: number;
}

export function reportVideo(clips: readonly ClipResult[], real: readonly RealClip[]): string {
  const parts = [
    section('Made manipulations', foundTable(clips)),
    section('Untouched, published and honestly edited clips', honestTable(clips)),
    section('The same clip, encoded again', againTable(clips, real)),
    real.length > 0 ? section('Real clips', realTable(real)) : '',
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

const section = (title: string, table: string) => `### ${title}\n\n${table}`;

function foundTable(clips: readonly ClipResult[]): string {
  const made = clips.filter(({ kind }) => kind === 'manipulated');
  const sets = [...new Set(made.map(({ set }) => set))];
  const cells = (of: readonly ClipResult[]) =>
    sets.map((set) => {
      const { found, n } = scoreGroup(of.filter((clip) => clip.set === set));
      return `${found} of ${n}`;
    });
  const row = (what: string, of: readonly ClipResult[]) => {
    const { missed, suspect, manipulated } = scoreGroup(of);
    return [what, ...cells(of), [...new Set(missed)].join(', ') || '–', String(suspect), String(manipulated)];
  };
  return markdownTable(
    ['what was done', ...sets, 'missed in', '`sospetta`', '`manipolata`'],
    [...byWhat(made).map(([what, of]) => row(what, of)), row('**all**', made)],
  );
}

function honestTable(clips: readonly ClipResult[]): string {
  const honest = clips.filter(({ kind }) => kind !== 'manipulated');
  const row = (what: string, of: readonly ClipResult[]) => {
    const { n, accused, suspect, manipulated } = scoreGroup(of);
    const methods = [...new Set(of.flatMap(falseMethods))].map((method) => `\`${method}\``).join(', ');
    return [what, String(n), `${accused}${methods && `: ${methods}`}`, String(suspect), String(manipulated)];
  };
  const sets = [...new Set(honest.map(({ set }) => set))];
  return markdownTable(
    ['clip', 'clips', 'with a signal of an alteration', '`sospetta`', '`manipolata` or `creata con IA`'],
    [
      ...byWhat(honest).map(([what, of]) => row(what, of)),
      ...sets.map((set) =>
        row(
          `**all of ${set}**`,
          honest.filter((clip) => clip.set === set),
        ),
      ),
    ],
  );
}

function againTable(clips: readonly ClipResult[], real: readonly RealClip[]): string {
  const row = (what: string, of: readonly ClipResult[]) => {
    const { flips, again } = scoreGroup(of);
    return [what, String(again), String(flips), percent(flipShare(of))];
  };
  const flips = real.flatMap(({ level, again }) => again.map((other) => other !== level));
  const changed = flips.filter(Boolean).length;
  return markdownTable(
    ['clips', 'copies', 'another level', 'share'],
    [
      row(
        'honest',
        clips.filter(({ kind }) => kind !== 'manipulated'),
      ),
      row(
        'manipulated',
        clips.filter(({ kind }) => kind === 'manipulated'),
      ),
      ...(flips.length > 0
        ? [['real', String(flips.length), String(changed), percent(changed / flips.length)]]
        : []),
    ],
  );
}

function realTable(real: readonly RealClip[]): string {
  return markdownTable(
    ['source', 'what', 'level', 'encoded again', 'time'],
    real.map(({ source, label, level, again, ms }) => [
      `\`${source}\``,
      label,
      `\`${level}\``,
      again.map((one) => `\`${one}\``).join(', '),
      `${(ms / 1000).toFixed(1)} s`,
    ]),
  );
}

/** In the order of their first clip. */
function byWhat(clips: readonly ClipResult[]): [string, ClipResult[]][] {
  return Object.entries(Object.groupBy(clips, ({ what }) => what)).map(([what, of]) => [what, of ?? []]);
}

const percent = (share: number | undefined) => (share === undefined ? '–' : `${(share * 100).toFixed(1)} %`);
