/** Dates, spans of time and quantities of Wikidata in words, in Italian and in English. */
import type { GrammarLanguage } from '../../language/grammars.ts';

/** A date as precise as it is known: without day, or without month and day. Years before Christ are negative. */
export interface WikidataDate {
  readonly year: number;
  readonly month?: number;
  readonly day?: number;
}

const monthNames: Readonly<Record<GrammarLanguage, readonly string[]>> = {
  it: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(
    ' ',
  ),
  en: 'January February March April May June July August September October November December'.split(' '),
};

/** `+1807-07-04T00:00:00Z` with Wikidata's precision: 11 day, 10 month, 9 year. Vaguer dates are not told. */
export function wikidataDate(time: string, precision: number): WikidataDate | undefined {
  const match = /^([+-])(\d{1,6})-(\d{2})-(\d{2})T/.exec(time);
  if (!match || precision < 9 || precision > 11) return undefined;
  const [, sign, ...digits] = match;
  const [year = 0, month = 0, day = 0] = digits.map(Number);
  if (year === 0 || (precision >= 10 && (month < 1 || month > 12))) return undefined;
  if (precision === 11 && (day < 1 || day > 31)) return undefined;
  return {
    year: sign === '-' ? -year : year,
    ...(precision >= 10 && { month }),
    ...(precision === 11 && { day }),
  };
}

/** Without a preposition: `4 luglio 1807`, `44 BC`. */
export function dateInWords({ year, month, day }: WikidataDate, language: GrammarLanguage): string {
  const era = year < 0 ? { it: ' a.C.', en: ' BC' }[language] : '';
  const monthName = month === undefined ? '' : `${monthNames[language][month - 1]} `;
  const dayNumber = day === undefined ? '' : `${day === 1 && language === 'it' ? '1º' : day} `;
  return `${dayNumber}${monthName}${Math.abs(year)}${era}`;
}

/** When something happened: `il 4 luglio 1807`, `nel 1807`, `on 4 July 1807`, `in 1807`. */
export function onDate(date: WikidataDate, language: GrammarLanguage): string {
  const words = dateInWords(date, language);
  if (language === 'en') return `${date.day === undefined ? 'in' : 'on'} ${words}`;
  return date.day === undefined ? `nel ${words}` : `${isElided(date) ? 'l’' : 'il '}${words}`;
}

/** ` dal 3 febbraio 2015`, ` from 1994 to 1996`, or nothing when neither end is known. */
export function timeSpan(
  start: WikidataDate | undefined,
  end: WikidataDate | undefined,
  language: GrammarLanguage,
): string {
  if (language === 'en') {
    if (start && end) return ` from ${dateInWords(start, 'en')} to ${dateInWords(end, 'en')}`;
    if (start) return ` since ${dateInWords(start, 'en')}`;
    return end ? ` until ${dateInWords(end, 'en')}` : '';
  }
  const from = start ? ` ${isElided(start) ? 'dall’' : 'dal '}${dateInWords(start, 'it')}` : '';
  const to = end ? ` ${isElided(end) ? 'all’' : 'al '}${dateInWords(end, 'it')}` : '';
  return from || !to ? `${from}${to}` : ` fino${to}`;
}

/** Days that begin with a vowel when spoken: otto, undici. */
const isElided = ({ day }: WikidataDate) => day === 8 || day === 11;

/** `+58850717` as people write it: `58.850.717`, `58,850,717`; undefined when it is no number. */
export function amountInWords(amount: string, language: GrammarLanguage): string | undefined {
  if (!/^[+-]?\d{1,30}(?:\.\d{1,30})?$/.test(amount)) return undefined;
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 6 });
  // As text, so that no digit of a large number is lost.
  return format.format(amount.replace(/^\+/, '') as `${number}`);
}
