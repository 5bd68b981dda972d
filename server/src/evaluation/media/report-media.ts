/** Scores of image verification as tables, for docs/evaluation.md and the terminal. */
import type { MeasuredTable, Measurement } from '../../domain/measurement.ts';
import { code, count, fixed, percent, told, whole } from '../figures/figure.ts';
import type { MediaScores, SourceScores } from './score-media.ts';

type Table = Pick<MeasuredTable, 'columns' | 'rows'>;

const condemned = { key: 'condemned', heading: '`manipolata` or `creata con IA`' };
const suspect = { key: 'suspect', heading: '`sospetta`' };

export function reportMedia(scores: MediaScores): Measurement['parts'] {
  return [
    { key: 'realPhotos', title: 'Real photos: false alarms', ...realTable(scores) },
    { key: 'others', title: 'Pictures made by AI, and manipulated ones', ...fakeTable(scores) },
    { title: 'Single methods', ...methodTable(scores) },
    ...(scores.variants.length > 0
      ? [{ title: 'The same picture, saved again', ...variantTable(scores) }]
      : []),
  ];
}

function realTable({ sources, real }: MediaScores): Table {
  const row = ({ n, alarms, suspects }: Pick<SourceScores, 'n' | 'alarms' | 'suspects'>) => [
    count(n),
    percent(alarms),
    percent(suspects),
  ];
  const photos = sources.filter(({ label }) => label === 'real');
  return {
    columns: [{ key: 'source', heading: 'source' }, { key: 'photos', heading: 'photos' }, condemned, suspect],
    rows: [...photos.map((scored) => [code(scored.source), ...row(scored)]), ['**all**', ...row(real)]],
  };
}

function fakeTable({ sources }: MediaScores): Table {
  return {
    columns: [
      'source',
      { key: 'what', heading: 'what' },
      { key: 'files', heading: 'files' },
      condemned,
      suspect,
      'AUC against all real',
    ],
    rows: sources
      .filter(({ label }) => label !== 'real')
      .map(({ source, label, n, alarms, suspects, auc }) => [
        code(source),
        label,
        count(n),
        percent(alarms),
        percent(suspects),
        fixed(auc, 2),
      ]),
  };
}

function methodTable({ marks, c2pa, exif, copyMove, localisation, malformed, ms }: MediaScores): Table {
  return {
    columns: ['what', 'files', 'measured'],
    rows: [
      ['generator marks found where they are known to be', count(marks.n), percent(marks.found)],
      ['generator marks seen where there are none', '', count(marks.falseHits)],
      ['C2PA judged as documented', count(c2pa.n), percent(c2pa.right)],
      ['EXIF fields read rightly', count(exif.fields), percent(exif.right)],
      ['copied regions found, in sets of such forgeries', count(copyMove.foundN), percent(copyMove.found)],
      ['copied regions seen in real photos', '', percent(copyMove.falseOnReal)],
      ...localisation.map(({ source, n, auc }) => [
        told`pixel AUC of the map, ${code(source)}`,
        count(n),
        fixed(auc, 2),
      ]),
      ['malformed files judged or refused cleanly', count(malformed.n), percent(malformed.clean)],
      ['of these, judged where decodable', '', percent(malformed.judged)],
      ['of these, refused where not decodable', '', percent(malformed.refused)],
      ['time of a picture, p50 and p95', '', told`${whole(ms.p50)} and ${whole(ms.p95)} ms`],
    ],
  };
}

function variantTable({ variants }: MediaScores): Table {
  return {
    columns: ['copy', 'files', 'level changes', '`autentica` becomes an alarm', 'alarms on real photos'],
    rows: variants.map(({ variant, n, flips, fineToAlarm, alarmsOnReal }) => [
      variant,
      count(n),
      percent(flips),
      percent(fineToAlarm),
      percent(alarmsOnReal),
    ]),
  };
}
