/** Findings about an image as plain text for a terminal of 80 columns. */
import type { MediaFindings, Signal } from '@riscontro/contract';
import { signalTitle } from '@riscontro/verdict-view';
import { type Language, wordsIn } from '@riscontro/words';
import { section, wrap } from './wrap-text.ts';

const groups: readonly (readonly ['standsOut' | 'others' | 'silent', readonly Signal['esito'][]])[] = [
  ['standsOut', ['allarme', 'attenzione']],
  ['others', ['ok', 'inconcludente']],
  ['silent', ['non_applicabile', 'non_eseguito', 'errore']],
];

/** Every text is cleaned on the way: a terminal obeys control characters, wherever they come from. */
export function mediaReport(findings: MediaFindings, language: Language): string {
  const { livello, affidabilita, fiducia, sintesi, segnali, consiglio, ricerca_inversa = [] } = findings;
  const spoken = wordsIn(language);
  const words = spoken.terminal.verify.report;
  const { levels, confidence } = spoken.verdict;
  const level = levels[livello].toUpperCase();
  const sections = [
    wrap(words.mediaVerdict({ level, score: affidabilita, confidence: confidence[fiducia] })),
    wrap(sintesi),
    ...groups.map(([title, outcomes]) =>
      section(
        words[title],
        segnali
          .filter(({ esito }) => outcomes.includes(esito))
          .map((signal) => wrap(`${signalTitle(signal, spoken)}: ${signal.dettaglio}`, '- ')),
      ),
    ),
    section(
      words.exif,
      exifLines(findings).map((line) => wrap(line, '- ')),
    ),
    section(
      words.appearances,
      ricerca_inversa.map(({ url, titolo, data, data_dichiarata }) => {
        const declared = data_dichiarata && `(${words.declaredDate({ date: data_dichiarata })})`;
        return wrap([data, titolo, url, declared].filter(Boolean).join(' '), '- ');
      }),
    ),
    section(words.advice, [wrap(consiglio)]),
  ];
  return sections.filter((text) => text !== '').join('\n\n');
}

function exifLines({ exif }: MediaFindings): string[] {
  if (!exif) return [];
  const { gps, altri: _others, ...plain } = exif;
  return [
    ...Object.entries(plain).map(([name, value]) => `${name}: ${String(value)}`),
    ...(gps ? [`gps: ${gps.latitudine}, ${gps.longitudine}`] : []),
  ];
}
