/** Years, dates, decades and centuries in a text. A date is its year, with month and day where they are given. */
import type { Language } from '@riscontro/contract';
import { type NumberToken, numeralValue, phraseAt } from './numbers-tokens.ts';
import { months } from './numbers-units.ts';
import { ordinals, romanNumber, spelledNumber } from './numbers-words.ts';

export interface ReadDate {
  readonly value: number;
  readonly upTo?: number;
  readonly unit: 'year' | 'day_of_month';
  readonly month?: number;
  readonly day?: number;
  /** The first token after it. */
  readonly next: number;
}

type Reader = (tokens: readonly NumberToken[], index: number, language: Language) => ReadDate | undefined;

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

const plain = (token: NumberToken | undefined, digits: RegExp) =>
  token?.kind === 'numeral' && digits.test(token.raw) ? Number(token.raw) : undefined;

/** 2024-03-15, 15/03/2024, 15.03.2024; with slashes English text may put the month first. */
const numericDate: Reader = (tokens, index, language) => {
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(tokens[index]?.raw ?? '');
  if (dotted) return dateOf(Number(dotted[3]), Number(dotted[2]), Number(dotted[1]), index + 1);
  const parts = tokens.slice(index, index + 5);
  const separator = parts[1]?.raw;
  if (parts.length < 5 || (separator !== '-' && separator !== '/') || parts[3]?.raw !== separator)
    return undefined;
  if (parts.slice(1).some(({ glued }) => !glued)) return undefined;
  const [first, second, third] = [parts[0], parts[2], parts[4]].map((part) => plain(part, /^\d{1,4}$/));
  if (first === undefined || second === undefined || third === undefined) return undefined;
  if (parts[0]?.raw.length === 4) return dateOf(first, second, third, index + 5);
  if (parts[4]?.raw.length !== 4) return undefined;
  const dayFirst = dateOf(third, second, first, index + 5);
  const monthFirst = dateOf(third, first, second, index + 5);
  return language === 'en' ? (monthFirst ?? dayFirst) : (dayFirst ?? monthFirst);
};

function dateOf(year: number, month: number, day: number, next: number): ReadDate | undefined {
  if (month < 1 || month > 12 || !isDay(day)) return undefined;
  return { value: year, unit: 'year', month, day, next };
}

/** 15 marzo 1990, il 1° maggio, 15th of March 1990, 15 March. */
const dayThenMonth: Reader = (tokens, index, language) => {
  const day = plain(tokens[index], /^\d{1,2}$/);
  if (!isDay(day)) return undefined;
  let next = index + 1;
  if (/^(?:°|º|st|nd|rd|th)$/.test(tokens[next]?.folded ?? '') && tokens[next]?.glued) next += 1;
  if (language === 'en' && tokens[next]?.folded === 'of') next += 1;
  const month = monthAt(tokens[next], language);
  return month === undefined ? undefined : withYear(tokens, next + 1, month, day);
};

/** March 15, 1990; March 1990; marzo 1990. The word alone is no number. */
const monthFirst: Reader = (tokens, index, language) => {
  const month = monthAt(tokens[index], language);
  if (month === undefined) return undefined;
  const day = plain(tokens[index + 1], /^\d{1,2}$/);
  if (language === 'en' && isDay(day)) {
    const suffix = tokens[index + 2];
    const next = suffix?.glued && /^(?:st|nd|rd|th)$/.test(suffix.folded) ? index + 3 : index + 2;
    return withYear(tokens, next, month, day);
  }
  const { value, next } = yearAt(tokens, index + 1);
  return value === undefined ? undefined : { value, unit: 'year', month, next };
};

/** Names of months that are also words or first names count only with a capital. */
function monthAt(token: NumberToken | undefined, language: Language): number | undefined {
  if (token?.kind !== 'word') return undefined;
  if (language === 'en' && !/^\p{Lu}/u.test(token.raw)) return undefined;
  return months[language].get(token.folded);
}

function withYear(tokens: readonly NumberToken[], index: number, month: number, day: number): ReadDate {
  const { value, next } = yearAt(tokens, index);
  if (value === undefined) return { value: day, unit: 'day_of_month', month, day, next: index };
  return { value, unit: 'year', month, day, next };
}

/** A year after a month: `1990`, `, 1990`, `del 1990`, `of 1990`. */
function yearAt(tokens: readonly NumberToken[], index: number): { value?: number; next: number } {
  const skip = /^(?:,|del|of|dell)$/.test(tokens[index]?.folded ?? '') ? 1 : 0;
  const value = plain(tokens[index + skip], /^\d{4}$/);
  return value === undefined ? { next: index } : { value, next: index + skip + 1 };
}

/** anni '90, anni 1990, anni Novanta; 1990s, '90s. Two digits are of the twentieth century. */
const decade: Reader = (tokens, index, language) => {
  if (language === 'en') {
    const start = /^['’]$/.test(tokens[index]?.raw ?? '') ? index + 1 : index;
    const suffix = tokens[start + 1];
    if (suffix?.folded !== 's' || !suffix.glued) return undefined;
    return decadeOf(plain(tokens[start], /^(?:\d{2})?\d0$/), start + 2);
  }
  if (tokens[index]?.folded !== 'anni') return undefined;
  const start = /^['’]$/.test(tokens[index + 1]?.raw ?? '') ? index + 2 : index + 1;
  const token = tokens[start];
  const numeral = plain(token, /^(?:\d{2})?\d0$/);
  const word = token?.kind === 'word' ? spelledNumber(token.folded, 'it') : undefined;
  const value =
    numeral ?? (word !== undefined && word % 10 === 0 && word >= 10 && word < 100 ? word : undefined);
  return decadeOf(value, start + 1);
};

function decadeOf(value: number | undefined, next: number): ReadDate | undefined {
  if (value === undefined || (value >= 100 && value < 1000)) return undefined;
  const from = value < 100 ? 1900 + value : value;
  return { value: from, upTo: from + (from % 100 === 0 ? 99 : 9), unit: 'year', next };
}

/** XX secolo, ventesimo secolo, secolo XX, 20th century, twentieth century, il Novecento. */
const century: Reader = (tokens, index, language) => {
  const token = tokens[index];
  const after = (offset: number) => tokens[index + offset]?.folded ?? '';
  if (language === 'it' && /^(?:secolo|sec)$/.test(token?.folded ?? '')) {
    const skip = after(1) === '.' ? 2 : 1;
    return centuryOf(romanNumber(tokens[index + skip]?.raw ?? ''), index + skip + 1);
  }
  if (language === 'it' && token?.kind === 'word' && /^\p{Lu}/u.test(token.raw)) {
    const hundreds = spelledNumber(token.folded, 'it') ?? 0;
    const article = /^(?:il|nel|del|dal|al|l|nell|dell|sul|primo|tardo|secondo|fine)$/;
    const before =
      tokens[index - 1]?.folded === '’' || tokens[index - 1]?.folded === "'" ? index - 2 : index - 1;
    if (
      hundreds % 100 === 0 &&
      hundreds >= 200 &&
      hundreds <= 900 &&
      article.test(tokens[before]?.folded ?? '')
    ) {
      return { value: 1000 + hundreds, upTo: 1099 + hundreds, unit: 'year', next: index + 1 };
    }
  }
  const name = language === 'it' ? /^(?:secolo|sec)$/ : /^(?:century|centuries)$/;
  if (token?.kind === 'word') {
    const rank =
      language === 'it'
        ? (romanNumber(token.raw) ?? ordinals.it.get(token.folded))
        : ordinals.en.get(token.folded);
    return rank !== undefined && name.test(after(1)) ? centuryOf(rank, index + 2) : undefined;
  }
  const rank = plain(token, /^\d{1,2}$/);
  const suffix = /^(?:°|º|st|nd|rd|th)$/.test(after(1)) ? 1 : 0;
  return rank !== undefined && suffix === 1 && name.test(after(2)) ? centuryOf(rank, index + 3) : undefined;
};

function centuryOf(rank: number | undefined, next: number): ReadDate | undefined {
  if (rank === undefined || rank < 1 || rank > 30) return undefined;
  return { value: rank * 100 - 99, upTo: rank * 100, unit: 'year', next };
}

/** 753 a.C., 476 d.C., 44 BC, AD 79: the mark of the era makes a year of any number. */
const yearOfEra: Reader = (tokens, index, language) => {
  const before = /^(?:AD|CE)$/.test(tokens[index]?.raw ?? '') ? 1 : 0;
  const value = plain(tokens[index + before], /^\d{1,4}$/);
  if (value === undefined) return undefined;
  const next = index + before + 1;
  if (before === 1 || eraAt(tokens, next, language)) return { value, unit: 'year', next };
  return undefined;
};

const readers: readonly Reader[] = [numericDate, dayThenMonth, monthFirst, decade, century, yearOfEra];

interface Era {
  readonly before: boolean;
  readonly next: number;
}

function eraAt(tokens: readonly NumberToken[], index: number, language?: Language): Era | undefined {
  if (!/^[abcdp]/i.test(tokens[index]?.raw ?? '')) return undefined;
  for (const count of [4, 3, 2, 1]) {
    const phrase = phraseAt(tokens, index, count)?.replaceAll(/[. ]/g, '');
    // Two words of the other language: `44 ad` and `44 ac` are no eras, `44 AD` and `44 a.C.` are.
    if (count === 1 && !/^(?:BC|BCE|AD|CE)$/.test(tokens[index]?.raw ?? '')) continue;
    if (count > 1 && language === 'en' && !/[.]/.test(phraseAt(tokens, index, count) ?? '')) continue;
    const known = /^(?:(ac|bc|bce|avanticristo|primadicristo)|(dc|ad|ce|dopocristo))$/.exec(phrase ?? '');
    if (known) return { before: known[1] !== undefined, next: index + count };
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

const yearBefore: Readonly<Record<Language, ReadonlySet<string>>> = {
  it: new Set('nel del dal al anno nell dell dall dopo prima entro dal il e ( fino stagione'.split(' ')),
  en: new Set(
    'in since by until before after of from year during ( to and the season late early mid'.split(' '),
  ),
};

const countBefore: Readonly<Record<Language, ReadonlySet<string>>> = {
  it: new Set(
    'oltre circa quasi di ha hanno aveva con almeno altri altre i gli le sono erano conta costa'.split(' '),
  ),
  en: new Set(
    'over about almost than has have had with least other another were are some nearly costs'.split(' '),
  ),
};

/** Whether a numeral of four digits without a unit is a year; its neighbours tell. */
export function looksLikeYear(
  tokens: readonly NumberToken[],
  index: number,
  next: number,
  language: Language,
): boolean {
  const token = tokens[index];
  if (token?.kind !== 'numeral' || !/^[12]\d{3}$/.test(token.raw) || next !== index + 1) return false;
  const value = numeralValue(token.raw, language) ?? 0;
  if (value > 2150) return false;
  const before = tokens[index - 1]?.folded ?? '';
  if (countBefore[language].has(before)) return false;
  if (yearBefore[language].has(before)) return true;
  return value >= 1200;
}
