/** Scores of image verification as Markdown, for docs/evaluation.md and the terminal. */
import { markdownTable } from '../markdown-section.ts';
import type { MediaScores, SourceScores } from './score-media.ts';

export function reportMedia(scores: MediaScores): string {
  const parts = [
    section('Real photos: false alarms', realTable(scores)),
    section('Pictures made by AI, and manipulated ones', fakeTable(scores)),
    section('Single methods', methodTable(scores)),
    scores.variants.length > 0 ? section('The same picture, saved again', variantTable(scores)) : '',
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

const section = (title: string, table: string) => `### ${title}\n\n${table}`;

function realTable({ sources, real }: MediaScores): string {
  const row = ({
    source,
    n,
    alarms,
    suspects,
  }: Pick<SourceScores, 'source' | 'n' | 'alarms' | 'suspects'>) => [
    source,
    String(n),
    percent(alarms),
    percent(suspects),
  ];
  return markdownTable(
    ['source', 'photos', '`manipolata` or `creata con IA`', '`sospetta`'],
    [
      ...sources
        .filter(({ label }) => label === 'real')
        .map((scored) => row({ ...scored, source: `\`${scored.source}\`` })),
      row({ source: '**all**', ...real }),
    ],
  );
}

function fakeTable({ sources }: MediaScores): string {
  return markdownTable(
    ['source', 'what', 'files', '`manipolata` or `creata con IA`', '`sospetta`', 'AUC against all real'],
    sources
      .filter(({ label }) => label !== 'real')
      .map(({ source, label, n, alarms, suspects, auc }) => [
        `\`${source}\``,
        label,
        String(n),
        percent(alarms),
        percent(suspects),
        auc === undefined ? '–' : auc.toFixed(2),
      ]),
  );
}

function methodTable({ marks, c2pa, exif, copyMove, localisation, malformed, ms }: MediaScores): string {
  return markdownTable(
    ['what', 'files', 'measured'],
    [
      ['generator marks found where they are known to be', String(marks.n), percent(marks.found)],
      ['generator marks seen where there are none', '', String(marks.falseHits)],
      ['C2PA judged as documented', String(c2pa.n), percent(c2pa.right)],
      ['EXIF fields read rightly', String(exif.fields), percent(exif.right)],
      ['copied regions found, in sets of such forgeries', String(copyMove.foundN), percent(copyMove.found)],
      ['copied regions seen in real photos', '', percent(copyMove.falseOnReal)],
      ...localisation.map(({ source, n, auc }) => [
        `pixel AUC of the map, \`${source}\``,
        String(n),
        auc === undefined ? '–' : auc.toFixed(2),
      ]),
      ['malformed files judged or refused cleanly', String(malformed.n), percent(malformed.clean)],
      ['of these, judged where decodable', '', percent(malformed.judged)],
      ['of these, refused where not decodable', '', percent(malformed.refused)],
      ['time of a picture, p50 and p95', '', `${ms.p50 ?? '–'} and ${ms.p95 ?? '–'} ms`],
    ],
  );
}

function variantTable({ variants }: MediaScores): string {
  return markdownTable(
    ['copy', 'files', 'level changes', '`autentica` becomes an alarm', 'alarms on real photos'],
    variants.map(({ variant, n, flips, fineToAlarm, alarmsOnReal }) => [
      variant,
      String(n),
      percent(flips),
      percent(fineToAlarm),
      percent(alarmsOnReal),
    ]),
  );
}

function percent(share: number | undefined): string {
  return share === undefined ? '–' : `${(share * 100).toFixed(1)} %`;
}
