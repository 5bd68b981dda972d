/** Findings about an image as plain text for a terminal of 80 columns. */
import type { Bilingual, Language, MediaFindings, Signal } from '@riscontro/contract';
import { confidenceWords, levelWords, signalTitle } from '@riscontro/verdict-view';
import { section, wrap } from './wrap-text.ts';

const words = {
  score: { it: 'autenticità', en: 'authenticity' },
  of: { it: 'su', en: 'of' },
  confidence: { it: 'fiducia', en: 'confidence' },
  speaking: { it: 'Che cosa colpisce', en: 'What stands out' },
  others: { it: 'Altri esami', en: 'Other examinations' },
  silent: { it: 'Senza esito o non eseguiti', en: 'Without a result, or not carried out' },
  exif: { it: 'Nel file', en: 'In the file' },
  appearances: { it: 'Apparizioni precedenti', en: 'Earlier appearances' },
  declared: { it: 'data dichiarata dalla pagina:', en: 'date declared by the page:' },
  advice: { it: 'Consiglio', en: 'Advice' },
} as const satisfies Record<string, Bilingual>;

const groups: readonly (readonly ['speaking' | 'others' | 'silent', readonly Signal['esito'][]])[] = [
  ['speaking', ['allarme', 'attenzione']],
  ['others', ['ok', 'inconcludente']],
  ['silent', ['non_applicabile', 'non_eseguito', 'errore']],
];

/** Every text is cleaned on the way: a terminal obeys control characters, wherever they come from. */
export function mediaReport(findings: MediaFindings, language: Language): string {
  const { livello, affidabilita, fiducia, sintesi, segnali, consiglio, ricerca_inversa = [] } = findings;
  const say = (word: keyof typeof words) => words[word][language];
  const level = levelWords[livello][language].toUpperCase();
  const sections = [
    wrap(
      `${level}: ${say('score')} ${affidabilita} ${say('of')} 100, ${say('confidence')} ${confidenceWords[fiducia][language]}`,
    ),
    wrap(sintesi),
    ...groups.map(([title, outcomes]) =>
      section(
        say(title),
        segnali
          .filter(({ esito }) => outcomes.includes(esito))
          .map((signal) => wrap(`${signalTitle(signal)[language]}: ${signal.dettaglio}`, '- ')),
      ),
    ),
    section(
      say('exif'),
      exifLines(findings).map((line) => wrap(line, '- ')),
    ),
    section(
      say('appearances'),
      ricerca_inversa.map(({ url, titolo, data, data_dichiarata }) => {
        const declared = data_dichiarata && `(${say('declared')} ${data_dichiarata})`;
        return wrap([data, titolo, url, declared].filter(Boolean).join(' '), '- ');
      }),
    ),
    section(say('advice'), [wrap(consiglio)]),
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
