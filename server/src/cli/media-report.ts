/** Findings about an image as plain text for a terminal of 80 columns. */
import { exif, type MediaFindings, type Signal } from '@riscontro/contract/inside';
import { signalTitle } from '@riscontro/verdict-view';
import { type Language, wordsIn } from '@riscontro/words';
import { section, wrap } from './wrap-text.ts';

const groups: readonly (readonly ['standsOut' | 'others' | 'silent', readonly Signal['outcome'][]])[] = [
  ['standsOut', ['alarm', 'attention']],
  ['others', ['ok', 'inconclusive']],
  ['silent', ['not_applicable', 'not_run', 'error']],
];

/** Every text is cleaned on the way: a terminal obeys control characters, wherever they come from. */
export function mediaReport(findings: MediaFindings, language: Language): string {
  const { score, summary, signals, advice, appearances = [] } = findings;
  const spoken = wordsIn(language);
  const words = spoken.terminal.verify.report;
  const level = spoken.verdict.levels[findings.level].toUpperCase();
  const confidence = spoken.verdict.confidence[findings.confidence];
  const sections = [
    wrap(words.mediaVerdict({ level, score, confidence })),
    wrap(summary),
    ...groups.map(([title, outcomes]) =>
      section(
        words[title],
        signals
          .filter(({ outcome }) => outcomes.includes(outcome))
          .map((signal) => wrap(`${signalTitle(signal, spoken)}: ${signal.detail}`, '- ')),
      ),
    ),
    section(
      words.exif,
      exifLines(findings).map((line) => wrap(line, '- ')),
    ),
    section(
      words.appearances,
      appearances.map(({ url, title, date, declaredDate }) => {
        const declared = declaredDate && `(${words.declaredDate({ date: declaredDate })})`;
        return wrap([date, title, url, declared].filter(Boolean).join(' '), '- ');
      }),
    ),
    section(words.advice, [wrap(advice)]),
  ];
  return sections.filter((text) => text !== '').join('\n\n');
}

/** By the names that the answer has for them. */
function exifLines(findings: MediaFindings): string[] {
  if (!findings.exif) return [];
  const { gps, others: _others, ...plain } = findings.exif;
  return [
    ...Object.entries(exif.toWire(plain)).map(([name, value]) => `${name}: ${String(value)}`),
    ...(gps ? [`gps: ${gps.latitude}, ${gps.longitude}`] : []),
  ];
}
