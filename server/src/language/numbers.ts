/** Every number that a text states, in the notation of its language, with what it counts. */
import { type GrammarLanguage, grammarOf, inAnyGrammar } from './grammars.ts';
import { cleanProduct, currencyBefore, measureAt, type Reading, readCore } from './numbers-core.ts';
import { looksLikeYear, readDate } from './numbers-dates.ts';
import { approximationEnds, approximations } from './numbers-measures.ts';
import { expandYear, readRange } from './numbers-ranges.ts';
import { type NumberToken, numberTokens, phraseAt } from './numbers-tokens.ts';
import type { Measure, NumberUnit } from './units.ts';

export type { NumberUnit } from './units.ts';

export interface NumberMention {
  /** In the unit's measure (see `NumberUnit`): `3 km` is 3000. Years before Christ are negative. */
  readonly value: number;
  /** Upper end of a range, decade or century, included. */
  readonly upTo?: number;
  readonly unit?: NumberUnit;
  /** ISO 4217 code, with `currency`. */
  readonly currency?: string;
  /** Of a date, with `year` or `day_of_month`. */
  readonly month?: number;
  readonly day?: number;
  /** `circa`, `over`, `una ventina`: the true value may be another one. */
  readonly approximate?: boolean;
  /** `oltre 50` and `fino a 50`: on which side the true value lies. */
  readonly bound?: 'over' | 'under';
  /** Position in the text, in UTF-16 units; `raw` is what stands there. */
  readonly start: number;
  readonly end: number;
  readonly raw: string;
}

/** In the order of the text, none overlapping. Takes time linear in the text's length. */
export function numbersIn(text: string, language: GrammarLanguage): NumberMention[] {
  const tokens = numberTokens(text);
  const mentions: NumberMention[] = [];
  let index = 0;
  let free = 0;
  while (index < tokens.length) {
    const read = readMention({ tokens, language, free }, index);
    if (read) {
      const start = tokens[read.from]?.start ?? 0;
      const end = tokens[read.next - 1]?.end ?? 0;
      mentions.push({ ...read.mention, start, end, raw: text.slice(start, end) });
    }
    if (read) free = read.next;
    index = Math.max(read?.next ?? 0, index + 1);
  }
  return mentions;
}

interface ReadMention {
  readonly mention: Omit<NumberMention, 'start' | 'end' | 'raw'>;
  readonly from: number;
  readonly next: number;
}

function readMention(reading: Reading, index: number): ReadMention | undefined {
  const { tokens, language } = reading;
  const token = tokens[index];
  if (!token || !mayBegin(token, language) || isPartOfName(tokens, index)) return undefined;
  const date = readDate(tokens, index, language);
  if (date) {
    const { next, ...mention } = date;
    return { mention: { ...mention, ...approximationBefore(reading, index) }, from: index, next };
  }
  return readTime(tokens, index) ?? readFraction(reading, index) ?? readQuantity(reading, index);
}

/** Most words begin no number, and are passed over without trying every way to write one. */
function mayBegin({ kind, raw, folded }: NumberToken, language: GrammarLanguage): boolean {
  if (kind === 'numeral') return true;
  if (kind === 'sign') return raw === "'" || raw === '’';
  const { numbers, dates } = grammarOf(language);
  return (
    numbers.spelled.has(folded) ||
    numbers.ordinals.has(folded) ||
    numbers.roughCounts.has(folded) ||
    dates.months.has(folded) ||
    dates.openers.has(folded) ||
    folded === numbers.half.word ||
    /^(?:[XVI]+|AD|CE)$/.test(raw)
  );
}

/** CO2, COVID-19, B-52, x/12: digits that belong to a name or an address. */
function isPartOfName(tokens: readonly NumberToken[], index: number): boolean {
  const token = tokens[index];
  if (token?.kind !== 'numeral' || !token.glued) return false;
  const before = tokens[index - 1];
  if (before?.kind === 'word') return true;
  if (before === undefined || !/^[-–/_@#]$/.test(before.raw) || !before.glued) return false;
  return tokens[index - 2]?.kind === 'word' && !(before.raw === '-' && /^[12]\d{3}$/.test(token.raw));
}

function readTime(tokens: readonly NumberToken[], index: number): ReadMention | undefined {
  const time = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(tokens[index]?.raw ?? '');
  if (!time) return undefined;
  const value = Number(time[1]) + Number(time[2]) / 60;
  return { mention: { value, unit: 'time_of_day' }, from: index, next: index + 1 };
}

/** Due terzi, a quarter of, half of, la metà di: a share of the whole, so a percentage. */
function readFraction({ tokens, language }: Reading, index: number): ReadMention | undefined {
  const { spelled, denominators, half, ofTheWhole } = grammarOf(language).numbers;
  const word = tokens[index]?.folded ?? '';
  const next = tokens[index + 1]?.folded ?? '';
  const share = (value: number, count: number): ReadMention => ({
    mention: { value: Math.round(value * 1e4) / 100, unit: 'percent', approximate: true },
    from: index,
    next: index + count,
  });
  if (word === half.word && (half.notAfter === undefined || tokens[index - 1]?.folded !== half.notAfter)) {
    return ofTheWhole.has(next) ? share(0.5, 1) : undefined;
  }
  const outOf = oneIn(tokens, index, language);
  if (outOf !== undefined) return share(outOf, 3);
  const numerator = spelled.get(word);
  const hyphen = next === '-' ? 1 : 0;
  const denominator = denominators.get(tokens[index + 1 + hyphen]?.folded ?? '');
  if (numerator === undefined || denominator === undefined || numerator >= denominator || numerator === 0)
    return undefined;
  if (!ofTheWhole.has(tokens[index + 2 + hyphen]?.folded ?? '')) return undefined;
  return share(numerator / denominator, 2 + hyphen);
}

/** `1 in 5`, `uno su cinque`, `nine out of ten` said shortly. */
function oneIn(tokens: readonly NumberToken[], index: number, language: GrammarLanguage): number | undefined {
  const { outOf, spelled, boundArticles } = grammarOf(language).numbers;
  if (tokens[index + 1]?.folded !== outOf) return undefined;
  const [part, whole] = [tokens[index], tokens[index + 2]].map((token) => {
    if (token?.kind === 'numeral') return /^\d{1,3}$/.test(token.raw) ? Number(token.raw) : undefined;
    return boundArticles.has(token?.folded ?? '') ? undefined : spelled.get(token?.folded ?? '');
  });
  if (part === undefined || whole === undefined || part < 1 || part > 9 || whole <= part || whole > 100)
    return undefined;
  return part / whole;
}

function readQuantity(reading: Reading, index: number): ReadMention | undefined {
  const { tokens, language } = reading;
  const core = readCore(reading, index);
  if (!core) return readOrdinal(reading, index);
  const range = readRange(reading, index, core);
  const next = range?.next ?? core.next;
  const suffix = measureAt(reading, next);
  const prefix = suffix?.measure.unit === 'currency' ? undefined : currencyBefore(reading, index);
  if (core.doubtful && !suffix) return undefined;
  if (!prefix && !suffix && isSuffixOfName(tokens, core.next)) return readOrdinal(reading, index);
  const measure = suffix?.measure ?? prefix?.measure;
  const negative = !prefix && isNegative(reading, index);
  const turn = turnInto(measure, suffix?.fahrenheit === true, negative);
  const approximation = approximationBefore(reading, index - (prefix ? 1 : 0));
  const year = !measure && looksLikeYear(tokens, index, core.next, language);
  const upTo = range && turn(expandYear(core.value, range.value, range.short));
  return {
    mention: {
      value: turn(range?.scale ? core.value * range.scale : core.value),
      ...(upTo !== undefined && { upTo }),
      ...(year ? { unit: 'year' as const } : measure && { unit: measure.unit }),
      ...(measure?.currency && { currency: measure.currency }),
      ...(core.rough && { approximate: true }),
      ...approximation,
    },
    from: prefix || negative ? index - 1 : index,
    next: suffix?.next ?? next,
  };
}

function turnInto(measure: Measure | undefined, isFahrenheit: boolean, negative: boolean) {
  return (value: number): number => {
    const signed = negative ? -value : value;
    if (isFahrenheit) return cleanProduct(((signed - 32) * 5) / 9);
    return measure && measure.factor !== 1 ? cleanProduct(signed * measure.factor) : signed;
  };
}

/** `-5`, `meno 5`: a sign that does not join two words or numbers. */
function isNegative(reading: Reading, index: number): boolean {
  const { tokens, language, free } = reading;
  if (index - 1 < free) return false;
  const sign = tokens[index - 1];
  if (!sign || tokens[index]?.kind !== 'numeral') return false;
  if (/^[-−]$/.test(sign.raw)) return tokens[index]?.glued === true && !sign.glued;
  return (
    sign.folded === grammarOf(language).numbers.minus &&
    measureAt(reading, index + 1)?.measure.unit === 'temperature'
  );
}

/** 5G, 3D: letters that make a name of the number. */
function isSuffixOfName(tokens: readonly NumberToken[], next: number): boolean {
  return (
    tokens[next]?.glued === true && tokens[next]?.kind === 'word' && tokens[next - 1]?.kind === 'numeral'
  );
}

/** Of any language: titles bring `the 21st` into Italian texts. */
const ordinalSuffixes = inAnyGrammar(({ numbers }) => numbers.ordinalSuffixes, 'º ª');

/** 3rd, 2°, the second, il terzo. */
function readOrdinal({ tokens, language }: Reading, index: number): ReadMention | undefined {
  const { ordinals, beforeOrdinals } = grammarOf(language).numbers;
  const token = tokens[index];
  const suffix = tokens[index + 1];
  if (token?.kind === 'numeral' && /^\d{1,4}$/.test(token.raw)) {
    const isRanked = suffix?.glued && ordinalSuffixes.has(suffix.folded);
    if (!isRanked) return undefined;
    return { mention: { value: Number(token.raw), unit: 'ordinal' }, from: index, next: index + 2 };
  }
  const value = ordinals.get(token?.folded ?? '');
  if (value === undefined || !beforeOrdinals.has(tokens[index - 1]?.folded ?? '')) return undefined;
  return { mention: { value, unit: 'ordinal' }, from: index, next: index + 1 };
}

function approximationBefore({ tokens, language }: Reading, index: number) {
  if (tokens[index - 1]?.raw === '~') return { approximate: true };
  const { articlesBetween } = grammarOf(language).numbers;
  for (const back of [0, 1]) {
    // One article may stand between: `circa il 20 %`, `more than the 20`.
    if (back === 1 && !articlesBetween.has(tokens[index - 1]?.folded ?? '')) break;
    if (!approximationEnds[language].has(tokens[index - back - 1]?.folded ?? '')) continue;
    for (const count of [3, 2, 1]) {
      const kind = approximations[language].get(phraseAt(tokens, index - back - count, count) ?? '');
      if (kind === 'about') return { approximate: true };
      if (kind) return { approximate: true, bound: kind };
    }
  }
  return {};
}
