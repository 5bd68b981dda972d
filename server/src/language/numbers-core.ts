/** The value of a number, however it is written, and the unit next to it. */
import { type GrammarLanguage, grammarOf } from './grammars.ts';
import { fahrenheit, measureStarts, measures } from './numbers-measures.ts';
import { type NumberToken, numeralValue, phraseAt } from './numbers-tokens.ts';
import type { Measure } from './units.ts';

export interface Reading {
  readonly tokens: readonly NumberToken[];
  readonly language: GrammarLanguage;
  /** The first token that no number before has taken. */
  readonly free: number;
}

export interface Core {
  readonly value: number;
  readonly next: number;
  readonly rough?: boolean;
  /** A word that is a number only when a unit follows. */
  readonly doubtful?: boolean;
}

/** Numeral or words, with what multiplies them: `3,5 milioni`, `duecento`, `two hundred and fifty thousand`. */
export function readCore(reading: Reading, index: number): Core | undefined {
  const { tokens, language } = reading;
  const token = tokens[index];
  if (!token) return undefined;
  if (token.kind === 'numeral') {
    const value = numeralValue(token.raw, language);
    return value === undefined ? undefined : multiplied(reading, { value, next: index + 1 });
  }
  if (token.kind !== 'word') return undefined;
  const { roughCounts, spelled, articles, doubtful } = grammarOf(language).numbers;
  const rough = roughCounts.get(token.folded);
  if (rough !== undefined) return multipliedBy(reading, { value: rough, next: index + 1, rough: true });
  const value = spelled.get(token.folded);
  if (value === undefined) return undefined;
  const whole = multiplied(reading, withUnits(reading, index, value));
  const alone = whole.next === index + 1;
  // `A` and `un` begin no number unless something is multiplied, and `a year` is hardly ever a count.
  if (alone && articles.has(token.folded)) return undefined;
  const sureAfter = doubtful.get(token.folded);
  return alone && sureAfter && !sureAfter.has(tokens[index - 1]?.folded ?? '')
    ? { ...whole, doubtful: true }
    : whole;
}

/** `Twenty-five`, `twenty five`, where the language writes them apart. */
function withUnits({ tokens, language }: Reading, index: number, value: number): Core {
  const { spelled, articles, joinedBy } = grammarOf(language).numbers;
  const alone = { value, next: index + 1 };
  if (joinedBy === undefined) return alone;
  const skip = tokens[index + 1]?.folded === '-' && tokens[index + 1]?.glued ? 2 : 1;
  const word = tokens[index + skip]?.folded ?? '';
  const unit = spelled.get(word);
  const joins = value >= 20 && value % 10 === 0 && unit !== undefined && unit > 0 && unit < 10;
  return joins && !articles.has(word) ? { value: value + unit, next: index + skip + 1 } : alone;
}

/** Multiplies once or more (`two hundred thousand`), then adds a smaller remainder (`and fifty`). */
function multiplied(reading: Reading, core: Core): Core {
  const scaled = multipliedBy(reading, core);
  const { tokens, language } = reading;
  const { spelled, articles, joinedBy } = grammarOf(language).numbers;
  if (scaled.next === core.next || joinedBy === undefined) return scaled;
  const skip = tokens[scaled.next]?.folded === joinedBy ? 1 : 0;
  const word = tokens[scaled.next + skip]?.folded ?? '';
  const value = spelled.get(word);
  if (value === undefined || value === 0 || articles.has(word)) return scaled;
  const rest = withUnits(reading, scaled.next + skip, value);
  if (scaled.value % 100 !== 0) return scaled;
  // `Two hundred and fifty thousand`: what follows the remainder multiplies the whole.
  if (scaled.value < 1000)
    return multipliedBy(reading, { value: scaled.value + rest.value, next: rest.next });
  const scaledRest = multiplied(reading, rest);
  if (scaledRest.value >= scaled.value) return scaled;
  return { value: scaled.value + scaledRest.value, next: scaledRest.next };
}

const glue: ReadonlyMap<string, number> = new Map([
  ['k', 1e3],
  ['m', 1e6],
  ['b', 1e9],
]);

function multipliedBy(reading: Reading, core: Core): Core {
  const { tokens, language } = reading;
  const { of, multipliers, roughCounts } = grammarOf(language).numbers;
  let { value, next } = core;
  for (let times = 0; times < 3; times += 1) {
    const token = tokens[next];
    if (token?.kind !== 'word') break;
    // `di`: decine di migliaia; `of`: hundreds of thousands.
    const skip = core.rough && token.folded === of ? 1 : 0;
    const word = tokens[next + skip]?.folded ?? '';
    const factor =
      multipliers.get(word) ??
      (skip
        ? roughCounts.get(word)
        : token.glued && tokens[next - 1]?.kind === 'numeral'
          ? gluedFactor(reading, next)
          : undefined);
    if (factor === undefined) break;
    value *= factor;
    next += skip + 1;
  }
  if (next === core.next) return core;
  const half = halfAt(tokens, next, language);
  if (half > 0) value += value / core.value / 2;
  return { ...core, value: cleanProduct(value), next: next + half };
}

/** How many tokens say `e mezzo` or `and a half`. */
function halfAt(tokens: readonly NumberToken[], index: number, language: GrammarLanguage): number {
  const { andAHalf } = grammarOf(language).numbers;
  const count = andAHalf.split(' ').length;
  return phraseAt(tokens, index, count) === andAHalf ? count : 0;
}

/** `10k`, and `£10m` or `$2b`: without a currency, `10m` is a length. */
function gluedFactor(reading: Reading, index: number): number | undefined {
  const factor = glue.get(reading.tokens[index]?.folded ?? '');
  return factor === 1e3 || currencyBefore(reading, index - 1) ? factor : undefined;
}

/** 4.6 × 1e9 and the like, without the dust of binary fractions. */
export const cleanProduct = (value: number) => Number(value.toPrecision(15));

export interface FoundMeasure {
  readonly measure: Measure;
  readonly next: number;
  readonly fahrenheit?: boolean;
}

/** The unit after a number; in `5 milioni di euro` and `10 degrees` too. */
export function measureAt({ tokens, language }: Reading, index: number): FoundMeasure | undefined {
  const start =
    tokens[index]?.folded === grammarOf(language).numbers.of
      ? index + 1
      : tokens[index]?.raw === '-'
        ? index + 1
        : index;
  if (!measureStarts.has(tokens[start]?.folded ?? '')) return undefined;
  for (const count of [4, 3, 2, 1]) {
    const phrase = phraseAt(tokens, start, count);
    if (phrase === undefined || (count > 1 && tokens[start + count - 1]?.raw === '.')) continue;
    if (fahrenheit.has(phrase))
      return { measure: { unit: 'temperature', factor: 1 }, next: start + count, fahrenheit: true };
    const measure = measures[language].get(phrase);
    if (!measure) continue;
    // `l`, `m` and `g` are units only right after the number: "3 m", not "3 g…" of an abbreviation.
    const letter = count === 1 && phrase.length === 1 && tokens[start]?.kind === 'word';
    if (letter && tokens[start]?.raw !== phrase) continue;
    // `5g` is a mobile network far more often than a weight.
    if (phrase === 'g' && tokens[start]?.glued && /^[2-6]$/.test(tokens[start - 1]?.raw ?? '')) continue;
    if (
      letter &&
      /['’.]/.test(tokens[start + 1]?.raw ?? '') &&
      tokens[start + 1]?.glued &&
      !tokens[start]?.glued
    )
      continue;
    if (measure.unit !== 'currency' && start > index && tokens[index]?.folded !== '-') continue;
    return { measure, next: start + count };
  }
  return undefined;
}

export function currencyBefore({ tokens, language, free }: Reading, index: number): FoundMeasure | undefined {
  if (index - 1 < free) return undefined;
  const measure = measures[language].get(tokens[index - 1]?.folded ?? '');
  return measure?.unit === 'currency' ? { measure, next: index } : undefined;
}
