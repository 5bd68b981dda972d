/** From a fact-checker's rating to a level of ours; undefined when in doubt, never a guess. */
import type { TextLevel } from '@riscontro/contract';
import { fold } from '../../language/words.ts';
import { leadInWords, ratingWords, reservationWords } from './rating-words.ts';

export interface Rating {
  /** The rating in words: schema.org's `alternateName`, Google's `textualRating`. */
  readonly words?: string | undefined;
  /** schema.org's `ratingValue` with the two ends of its scale, as numbers or as digits. */
  readonly value?: unknown;
  readonly best?: unknown;
  readonly worst?: unknown;
}

/** Ratings are a few words, sentences at most; what is longer is an article. */
const ratingLengthMax = 300;

const levels: ReadonlyMap<string, TextLevel> = new Map(
  (Object.entries(ratingWords) as [TextLevel, string[]][]).flatMap(([level, ratings]) =>
    ratings.map((rating) => [rating, level] as const),
  ),
);

/** Words decide; numbers are asked only where there are no words, since many publishers fill them in carelessly. */
export function levelOfRating({ words, value, best, worst }: Rating): TextLevel | undefined {
  return words?.trim() ? levelOfWords(words) : levelOfNumbers(value, best, worst);
}

function levelOfWords(words: string): TextLevel | undefined {
  // A question is not an answer: `Is it true?` would read as one.
  if (words.length > ratingLengthMax || words.includes('?')) return undefined;
  const whole = levelOfPhrase(words);
  if (whole) return whole;
  // `Falso: la foto è del 2015`. The word before the first mark is the rating, the rest its reason.
  const mark = /[.:;,!(–—]| -/.exec(words);
  if (!mark) return trueWithReservation(foldedWords(words));
  const label = levelOfPhrase(words.slice(0, mark.index));
  const rest = foldedWords(words.slice(mark.index));
  if (!label) {
    // `Verdetto: falso`. What stands before the mark says nothing of its own.
    const isLeadIn = withoutLeadIn(foldedWords(words.slice(0, mark.index))).length === 0;
    return isLeadIn ? levelOfWords(words.slice(mark.index + mark[0].length)) : undefined;
  }
  if (contradicts(label, rest)) return undefined;
  if (!rest.some((word) => reservationWords.has(word))) return label;
  return label === 'vero' || label === 'fuorviante' ? 'fuorviante' : undefined;
}

/** `Vero ma incompleto`, `True but misleading`, without a mark in between. */
function trueWithReservation(words: readonly string[]): TextLevel | undefined {
  const [first = '', second = ''] = withoutLeadIn(words);
  const isReserved = second === 'ma' || second === 'but' || second === 'pero';
  return isReserved && levels.get(first) === 'vero' ? 'fuorviante' : undefined;
}

/** Whether the reason names another rating than the label: `Vero: la smentita è falsa` is for a person to read. */
function contradicts(label: TextLevel, reason: readonly string[]): boolean {
  return label === 'vero' && reason.some((word) => (levels.get(word) ?? label) !== label);
}

function levelOfPhrase(phrase: string): TextLevel | undefined {
  const words = foldedWords(phrase);
  return levels.get(words.join(' ')) ?? levels.get(withoutLeadIn(words).join(' '));
}

function foldedWords(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

function withoutLeadIn(words: readonly string[]): string[] {
  const start = words.findIndex((word) => !leadInWords.has(word));
  return start === -1 ? [] : words.slice(start);
}

/** Only the ends and the clear middle of a scale; both ends must be given, because defaults differ in practice. */
function levelOfNumbers(value: unknown, best: unknown, worst: unknown): TextLevel | undefined {
  const [rating, top, bottom] = [value, best, worst].map(finiteNumber);
  if (rating === undefined || top === undefined || bottom === undefined) return undefined;
  if (top <= bottom || rating < bottom || rating > top) return undefined;
  const share = (rating - bottom) / (top - bottom);
  if (share === 0) return 'falso';
  if (share === 1) return 'vero';
  return share >= 0.4 && share <= 0.8 ? 'fuorviante' : undefined;
}

function finiteNumber(value: unknown): number | undefined {
  const isDigits = typeof value === 'string' && /^\s*-?\d{1,9}(\.\d{1,9})?\s*$/.test(value);
  if (typeof value !== 'number' && !isDigits) return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
}
