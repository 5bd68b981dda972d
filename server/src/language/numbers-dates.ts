/** Years, dates, decades and centuries in a text. A date is its year, with month and day where they are given. */
import { everyGrammar, type GrammarLanguage, grammarOf } from './grammars.ts';
import { type NumberToken, numeralValue, phraseAt } from './numbers-tokens.ts';
import { plainNumeral } from './year-spans.ts';

export interface ReadDate {
  readonly value: number;
  readonly upTo?: number;
  readonly unit: 'year' | 'day_of_month';
  readonly month?: number;
  readonly day?: number;
  /** The first token after it. */
  readonly next: number;
}

type Reader = (
  tokens: readonly NumberToken[],
  index: number,
  language: GrammarLanguage,
) => ReadDate | undefined;

/** The date, decade or century that begins at the token, in whichever way it is written. */
export const readDate: Reader = (tokens, index, language) => {
  for (const read of readers) {
    const found = read(tokens, index, language);
    if (found) return withEra(tokens, found);
  }
  return undefined;
};

const isDay = (value: number | undefined): value is number =>
  value !== undefined && Number.isInteger(value) && value >= 1 && value <= 31;

/** 2024-03-15, 15/03/2024, 15.03.2024; with slashes the month may come first. */
const numericDate: Reader = (tokens, index, language) => {
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(tokens[index]?.raw ?? '');
  if (dotted) return dateOf(Number(dotted[3]), Number(dotted[2]), Number(dotted[1]), index + 1);
  const parts = tokens.slice(index, index + 5);
  const separator = parts[1]?.raw;
  if (parts.length < 5 || (separator !== '-' && separator !== '/') || parts[3]?.raw !== separator)
    return undefined;
  if (parts.slice(1).some(({ glued }) => !glued)) return undefined;
  const [first, second, third] = [parts[0], parts[2], parts[4]].map((part) =>
    plainNumeral(part, /^\d{1,4}$/),
  );
  if (first === undefined || second === undefined || third === undefined) return undefined;
  if (parts[0]?.raw.length === 4) return dateOf(first, second, third, index + 5);
  if (parts[4]?.raw.length !== 4) return undefined;
  const dayFirst = dateOf(third, second, first, index + 5);
  const monthFirst = dateOf(third, first, second, index + 5);
  return grammarOf(language).dates.monthComesFirst ? (monthFirst ?? dayFirst) : (dayFirst ?? monthFirst);
};

function dateOf(year: number, month: number, day: number, next: number): ReadDate | undefined {
  if (month < 1 || month > 12 || !isDay(day)) return undefined;
  return { value: year, unit: 'year', month, day, next };
}

/** 15 marzo 1990, il 1° maggio, 15th of March 1990, 15 March. */
const dayThenMonth: Reader = (tokens, index, language) => {
  const day = plainNumeral(tokens[index], /^\d{1,2}$/);
  if (!isDay(day)) return undefined;
  const { daySuffixes, beforeMonth } = grammarOf(language).dates;
  let next = index + 1;
  const suffix = tokens[next];
  if (suffix?.glued && (/^[°º]$/.test(suffix.folded) || daySuffixes.has(suffix.folded))) next += 1;
  if (beforeMonth.has(tokens[next]?.folded ?? '')) next += 1;
  const month = monthAt(tokens[next], language);
  return month === undefined ? undefined : withYear(tokens, next + 1, month, day, language);
};

/** March 15, 1990; March 1990; marzo 1990. The word alone is no number. */
const monthFirst: Reader = (tokens, index, language) => {
  const month = monthAt(tokens[index], language);
  if (month === undefined) return undefined;
  const { monthComesFirst, daySuffixes } = grammarOf(language).dates;
  const day = plainNumeral(tokens[index + 1], /^\d{1,2}$/);
  if (monthComesFirst && isDay(day)) {
    const suffix = tokens[index + 2];
    const next = suffix?.glued && daySuffixes.has(suffix.folded) ? index + 3 : index + 2;
    return withYear(tokens, next, month, day, language);
  }
  const { value, next } = yearAt(tokens, index + 1, language);
  return value === undefined ? undefined : { value, unit: 'year', month, next };
};

function monthAt(token: NumberToken | undefined, language: GrammarLanguage): number | undefined {
  if (token?.kind !== 'word') return undefined;
  const { months, monthsHaveCapitals } = grammarOf(language).dates;
  if (monthsHaveCapitals && !/^\p{Lu}/u.test(token.raw)) return undefined;
  return months.get(token.folded);
}

function withYear(
  tokens: readonly NumberToken[],
  index: number,
  month: number,
  day: number,
  language: GrammarLanguage,
): ReadDate {
  const { value, next } = yearAt(tokens, index, language);
  if (value === undefined) return { value: day, unit: 'day_of_month', month, day, next: index };
  return { value, unit: 'year', month, day, next };
}

/** A year after a month: `1990`, `, 1990`, `del 1990`, `of 1990`. */
function yearAt(
  tokens: readonly NumberToken[],
  index: number,
  language: GrammarLanguage,
): { value?: number; next: number } {
  const before = tokens[index]?.folded ?? '';
  const skip = before === ',' || grammarOf(language).dates.beforeYear.has(before) ? 1 : 0;
  const value = plainNumeral(tokens[index + skip], /^\d{4}$/);
  return value === undefined ? { next: index } : { value, next: index + skip + 1 };
}

/** anni '90, 1990s; XX secolo, 20th century. */
const yearSpan: Reader = (tokens, index, language) => {
  const { decade, century } = grammarOf(language).dates;
  const span = decade(tokens, index) ?? century(tokens, index);
  return span && { value: span.from, upTo: span.to, unit: 'year', next: span.next };
};

/** 753 a.C., 476 d.C., 44 BC, AD 79: the mark of the era makes a year of any number. */
const yearOfEra: Reader = (tokens, index, language) => {
  const before = /^(?:AD|CE)$/.test(tokens[index]?.raw ?? '') ? 1 : 0;
  const value = plainNumeral(tokens[index + before], /^\d{1,4}$/);
  if (value === undefined) return undefined;
  const next = index + before + 1;
  if (before === 1 || eraAt(tokens, next, grammarOf(language).dates.erasHaveDots))
    return { value, unit: 'year', next };
  return undefined;
};

const readers: readonly Reader[] = [numericDate, dayThenMonth, monthFirst, yearSpan, yearOfEra];

interface Era {
  readonly before: boolean;
  readonly next: number;
}

const eras = {
  before: everyGrammar.map(({ dates }) => dates.eras.before),
  after: everyGrammar.map(({ dates }) => dates.eras.after),
};

/** In the words of any language: `44 a.C.` and `44 BC` are written alike everywhere. */
function eraAt(tokens: readonly NumberToken[], index: number, hasDots = false): Era | undefined {
  if (!/^[abcdp]/i.test(tokens[index]?.raw ?? '')) return undefined;
  for (const count of [4, 3, 2, 1]) {
    const written = phraseAt(tokens, index, count) ?? '';
    const name = written.replaceAll(/[. ]/g, '');
    // Two words of the other language: `44 ad` and `44 ac` are no eras, `44 AD` and `44 a.C.` are.
    if (count === 1 && !/^(?:BC|BCE|AD|CE)$/.test(tokens[index]?.raw ?? '')) continue;
    if (count > 1 && hasDots && !written.includes('.')) continue;
    if (eras.before.some((names) => names.has(name))) return { before: true, next: index + count };
    if (eras.after.some((names) => names.has(name))) return { before: false, next: index + count };
  }
  return undefined;
}

function withEra(tokens: readonly NumberToken[], date: ReadDate): ReadDate {
  const era = eraAt(tokens, date.next);
  if (!era) return date;
  if (!era.before) return { ...date, next: era.next };
  const { upTo, ...rest } = date;
  if (upTo === undefined) return { ...rest, value: -date.value, next: era.next };
  return { ...rest, value: -upTo, upTo: -date.value, next: era.next };
}

/** Whether a numeral of four digits without a unit is a year; its neighbours tell. */
export function looksLikeYear(
  tokens: readonly NumberToken[],
  index: number,
  next: number,
  language: GrammarLanguage,
): boolean {
  const token = tokens[index];
  if (token?.kind !== 'numeral' || !/^[12]\d{3}$/.test(token.raw) || next !== index + 1) return false;
  const value = numeralValue(token.raw, language) ?? 0;
  if (value > 2150) return false;
  const before = tokens[index - 1]?.folded ?? '';
  const { beforeCounts, beforeYears } = grammarOf(language).dates;
  if (beforeCounts.has(before)) return false;
  if (beforeYears.has(before)) return true;
  return value >= 1200;
}
