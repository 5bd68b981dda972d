/** From a fact-checker's rating to a level of ours; undefined when in doubt, never a guess. */
import type { TextLevel } from '@riscontro/contract/inside';
import { fold } from '../../language/words.ts';
import { leadInWords, type RatingLanguage, ratingWords, reservationWords } from './rating-words.ts';

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

interface Meaning {
  readonly level: TextLevel;
  /** In which it is said so: `falso` in three. */
  readonly languages: readonly RatingLanguage[];
}

const meanings = new Map<string, Meaning>();
for (const [level, byLanguage] of Object.entries(ratingWords) as [
  TextLevel,
  (typeof ratingWords)[TextLevel],
][]) {
  for (const [language, ratings] of Object.entries(byLanguage) as [RatingLanguage, readonly string[]][]) {
    for (const rating of ratings) {
      const key = foldedWords(rating).join(' ');
      const languages = meanings.get(key)?.languages ?? [];
      meanings.set(key, { level, languages: [...languages, language] });
    }
  }
}

/** Words decide; numbers are asked only where there are no words, since many publishers fill them in carelessly. */
export function levelOfRating({ words, value, best, worst }: Rating): TextLevel | undefined {
  return words?.trim() ? levelOfWords(words) : levelOfNumbers(value, best, worst);
}

function levelOfWords(words: string): TextLevel | undefined {
  // A question is not an answer: `Is it true?` would read as one.
  if (words.length > ratingLengthMax || words.includes('?')) return undefined;
  const whole = meaningOf(words);
  if (whole) return whole.level;
  // `Falso: la foto è del 2015`. The word before the first mark is the rating, the rest its reason.
  const mark = /[.:;,!(–—…]| -/.exec(words);
  if (!mark) return trueWithReservation(foldedWords(words));
  const label = meaningOf(words.slice(0, mark.index));
  const rest = foldedWords(words.slice(mark.index));
  if (!label) {
    // `Verdetto: falso`. What stands before the mark says nothing of its own.
    const isLeadIn = withoutLeadIn(foldedWords(words.slice(0, mark.index))).length === 0;
    return isLeadIn ? levelOfWords(words.slice(mark.index + mark[0].length)) : undefined;
  }
  if (contradicts(label.level, rest)) return undefined;
  if (!rest.some((word) => isReservation(word, label))) return label.level;
  return label.level === 'true' || label.level === 'misleading' ? 'misleading' : undefined;
}

/** Also `veraltet` in `Richtig, aber veraltet`, which is a rating of its own. */
function isReservation(word: string, { level, languages }: Meaning): boolean {
  if (level === 'true' && meanings.get(word)?.level === 'misleading') return true;
  return languages.some((language) => reservationWords[language].has(word));
}

const buts = new Set(['ma', 'pero', 'but', 'mais', 'aber', 'mas']);

/** `Vero ma incompleto`, `True but misleading`, without a mark in between. */
function trueWithReservation(words: readonly string[]): TextLevel | undefined {
  const [first = '', second = ''] = withoutLeadIn(words);
  const label = meanings.get(first);
  const isReserved = label?.level === 'true' && buts.has(second) && isReservation(second, label);
  return isReserved ? 'misleading' : undefined;
}

/** Whether the reason names the opposite of the label: `Vero: la smentita è falsa` is for a person to read. */
function contradicts(label: TextLevel, reason: readonly string[]): boolean {
  return (
    label === 'true' &&
    reason.some((word) => ['false', 'unverifiable'].includes(meanings.get(word)?.level ?? label))
  );
}

function meaningOf(phrase: string): Meaning | undefined {
  const words = foldedWords(phrase);
  return meanings.get(words.join(' ')) ?? meanings.get(withoutLeadIn(words).join(' '));
}

function foldedWords(text: string): string[] {
  return (
    fold(text)
      .replaceAll('ß', 'ss')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
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
  if (share === 0) return 'false';
  if (share === 1) return 'true';
  return share >= 0.4 && share <= 0.8 ? 'misleading' : undefined;
}

function finiteNumber(value: unknown): number | undefined {
  const isDigits = typeof value === 'string' && /^\s*-?\d{1,9}(\.\d{1,9})?\s*$/.test(value);
  if (typeof value !== 'number' && !isDigits) return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
}
