/** Scores of video verification as tables, for docs/evaluation.md and the terminal. */
import type { MeasuredTable, Measurement, Told } from '../../domain/measurement.ts';
import { code, count, fixed, percent, told } from '../figures/figure.ts';
import { type ClipResult, falseMethods, flipShare, scoreGroup } from './score-clips.ts';

export interface RealClip {
  readonly source: string;
  readonly label: string;
  readonly level: string;
  /** Its level after each way of encoding it again. */
  readonly again: readonly string[];
  readonly ms: number;
}

type Table = Pick<MeasuredTable, 'columns' | 'rows'>;

export function reportVideo(clips: readonly ClipResult[], real: readonly RealClip[]): Measurement['parts'] {
  return [
    { title: 'Made manipulations', ...foundTable(clips) },
    { title: 'Untouched, published and honestly edited clips', ...honestTable(clips) },
    { title: 'The same clip, encoded again', ...againTable(clips, real) },
    ...(real.length > 0 ? [{ title: 'Real clips', ...realTable(real) }] : []),
  ];
}

function foundTable(clips: readonly ClipResult[]): Table {
  const made = clips.filter(({ kind }) => kind === 'manipulated');
  const sets = [...new Set(made.map(({ set }) => set))];
  const cells = (of: readonly ClipResult[]) =>
    sets.map((set) => {
      const { found, n } = scoreGroup(of.filter((clip) => clip.set === set));
      return told`${count(found)} of ${count(n)}`;
    });
  const row = (what: string, of: readonly ClipResult[]) => {
    const { missed, suspect, manipulated } = scoreGroup(of);
    return [what, ...cells(of), [...new Set(missed)].join(', ') || '–', count(suspect), count(manipulated)];
  };
  return {
    columns: ['what was done', ...sets, 'missed in', '`sospetta`', '`manipolata`'],
    rows: [...byWhat(made).map(([what, of]) => row(what, of)), row('**all**', made)],
  };
}

function honestTable(clips: readonly ClipResult[]): Table {
  const honest = clips.filter(({ kind }) => kind !== 'manipulated');
  const row = (what: string, of: readonly ClipResult[]) => {
    const { n, accused, suspect, manipulated } = scoreGroup(of);
    const methods = listed([...new Set(of.flatMap(falseMethods))]);
    const signals: Told = methods.length > 0 ? [count(accused), ': ', ...methods] : count(accused);
    return [what, count(n), signals, count(suspect), count(manipulated)];
  };
  const sets = [...new Set(honest.map(({ set }) => set))];
  return {
    columns: [
      'clip',
      'clips',
      'with a signal of an alteration',
      '`sospetta`',
      '`manipolata` or `creata con IA`',
    ],
    rows: [
      ...byWhat(honest).map(([what, of]) => row(what, of)),
      ...sets.map((set) =>
        row(
          `**all of ${set}**`,
          honest.filter((clip) => clip.set === set),
        ),
      ),
    ],
  };
}

function againTable(clips: readonly ClipResult[], real: readonly RealClip[]): Table {
  const row = (what: string, of: readonly ClipResult[]) => {
    const { flips, again } = scoreGroup(of);
    return [what, count(again), count(flips), percent(flipShare(of))];
  };
  const flips = real.flatMap(({ level, again }) => again.map((other) => other !== level));
  const changed = flips.filter(Boolean).length;
  return {
    columns: ['clips', 'copies', 'another level', 'share'],
    rows: [
      row(
        'honest',
        clips.filter(({ kind }) => kind !== 'manipulated'),
      ),
      row(
        'manipulated',
        clips.filter(({ kind }) => kind === 'manipulated'),
      ),
      ...(flips.length > 0
        ? [['real', count(flips.length), count(changed), percent(changed / flips.length)]]
        : []),
    ],
  };
}

function realTable(real: readonly RealClip[]): Table {
  return {
    columns: ['source', 'what', 'level', 'encoded again', 'time'],
    rows: real.map(({ source, label, level, again, ms }) => [
      code(source),
      label,
      code(level),
      listed(again),
      told`${fixed(ms / 1000, 1)} s`,
    ]),
  };
}

/** `one`, `two`. */
const listed = (names: readonly string[]) =>
  names.flatMap((name, place) => (place === 0 ? [code(name)] : [', ', code(name)]));

/** In the order of their first clip. */
function byWhat(clips: readonly ClipResult[]): [string, ClipResult[]][] {
  return Object.entries(Object.groupBy(clips, ({ what }) => what)).map(([what, of]) => [what, of ?? []]);
}
