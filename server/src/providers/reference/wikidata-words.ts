/** Dates, spans of time and quantities of Wikidata in words. */
import type { WrittenDate } from '../../language/grammar-writing.ts';
import { type GrammarLanguage, grammarOf } from '../../language/grammars.ts';

/** A date as precise as it is known: without day, or without month and day. Years before Christ are negative. */
export interface WikidataDate {
  readonly year: number;
  readonly month?: number;
  readonly day?: number;
}

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
export const dateInWords = (date: WikidataDate, language: GrammarLanguage) => written(date, language).words;

/** When something happened: `il 4 luglio 1807`, `nel 1807`, `on 4 July 1807`, `in 1807`. */
export const onDate = (date: WikidataDate, language: GrammarLanguage) =>
  grammarOf(language).writing.on(written(date, language));

/** ` dal 3 febbraio 2015`, ` from 1994 to 1996`, or nothing when neither end is known. */
export function timeSpan(
  start: WikidataDate | undefined,
  end: WikidataDate | undefined,
  language: GrammarLanguage,
): string {
  if (!start && !end) return '';
  const { span } = grammarOf(language).writing;
  return ` ${span(start && written(start, language), end && written(end, language))}`;
}

function written({ year, month, day }: WikidataDate, language: GrammarLanguage): WrittenDate {
  const { months, date, beforeChrist } = grammarOf(language).writing;
  const inEra = year < 0 ? `${-year} ${beforeChrist}` : `${year}`;
  return {
    words: date({ year: inEra, month: month === undefined ? undefined : months[month - 1], day }),
    day,
  };
}

/** `+58850717` as people write it: `58.850.717`, `58,850,717`; undefined when it is no number. */
export function amountInWords(amount: string, language: GrammarLanguage): string | undefined {
  if (!/^[+-]?\d{1,30}(?:\.\d{1,30})?$/.test(amount)) return undefined;
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 6 });
  // As text, so that no digit of a large number is lost.
  return format.format(amount.replace(/^\+/, '') as `${number}`);
}
