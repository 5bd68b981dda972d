/** Where two sentences say the same of the same thing, but for one value: another year, another count, another name. */
import { grammarOf, inAnyGrammar } from '../../../language/grammars.ts';
import type { NumberMention } from '../../../language/numbers.ts';
import type { AlignedWord } from './align.ts';
import { compareNumbers } from './compare-numbers.ts';
import type { Reading } from './reading.ts';
import { hasAgent } from './structure.ts';

/** What is nearly the same number is the same only where one of them says that it is approximate. */
export function haveSameNumbers(a: readonly NumberMention[], b: readonly NumberMention[]): boolean {
  const [one, other] = [a.filter(isStated), b.filter(isStated)];
  const alike = (toText: (mention: NumberMention) => string) =>
    one.map(toText).sort().join() === other.map(toText).sort().join();
  return (
    alike(({ value, upTo, month, day }) => [value, upTo, month, day].join('/')) ||
    // `31 anni` and `age 31` are told by their digits, whatever they are taken to count.
    alike(digitsOf) ||
    (one.length === other.length && one.some(isRough) && compareNumbers(one, other).found === one.length)
  );
}

/** Only what cannot be a matter of rounding or of measuring: another year, another small count, a tenth or more. */
export function hasAnotherNumber(
  a: Reading,
  b: Reading,
  aligned: readonly AlignedWord[],
  back: readonly AlignedWord[],
): boolean {
  const [one, other] = [a.numbers.filter(isStated), b.numbers.filter(isStated)];
  if (
    one.length !== other.length ||
    [...one, ...other].some(({ bound, upTo }) => bound || upTo !== undefined)
  ) {
    return false;
  }
  const left = one.filter((mention) => !other.some((rival) => rival.value === mention.value));
  const rivals = other.filter((mention) => !one.some((rival) => rival.value === mention.value));
  const [mine, theirs] = [left[0], rivals[0]];
  if (!mine || !theirs || left.length > 1 || rivals.length > 1) return false;
  if (mine.unit !== theirs.unit || mine.currency !== theirs.currency) return false;
  const unsaid = back.filter((word) => word.match < foundMin && !isNumber(word.word));
  if (!aligned.every((word) => word.match >= foundMin || isNumber(word.word))) return false;
  // `has 20 regions` is `is divided into 20 regions`, as long as the same thing is counted.
  const isCountedAlike = mine.unit !== undefined || countedBy(a, mine, aligned) !== undefined;
  const mayLeaveOut = isCountedAlike && unsaid.every(({ word }) => !word.name) ? 1 : 0;
  if (unsaid.length > mayLeaveOut) return false;
  const isCounted = mine.unit === 'year' || (mine.unit === undefined && isSmallCount(mine, theirs));
  const apart = Math.abs(mine.value - theirs.value) / Math.max(Math.abs(mine.value), Math.abs(theirs.value));
  return isCounted && !isRough(mine) && !isRough(theirs) ? true : apart >= roomForMeasuring;
}

/** The word right after the number, when the other sentence counts it too. */
function countedBy(
  { words }: Reading,
  { end }: NumberMention,
  aligned: readonly AlignedWord[],
): AlignedWord | undefined {
  const next = words.find(({ start }) => start >= end);
  return aligned.find(({ word, match }) => word === next && match >= foundMin);
}

/** Numbers in words are words too, in either of two languages that are held against each other. */
const spelled = inAnyGrammar(({ judge }) => judge.smallNumbers);

export function isNumber({ number, folded }: AlignedWord['word']): boolean {
  return number || spelled.has(folded);
}

/** A word found at least this well is there. */
export const foundMin = 0.5;
const roomForMeasuring = 0.15;
const smallCountMax = 1_000;

function isSmallCount(a: NumberMention, b: NumberMention): boolean {
  return [a, b].every(({ value }) => Number.isInteger(value) && Math.abs(value) <= smallCountMax);
}

function isRough({ approximate, bound }: NumberMention): boolean {
  return approximate === true || bound !== undefined;
}

function digitsOf({ raw, month, value }: NumberMention): string {
  return `${raw.match(/\d+/g)?.join() ?? value}/${month}`;
}

/** `la prima volta`, `one of them` and `hundreds` count nothing. */
function isStated({ value, unit, raw, approximate }: NumberMention): boolean {
  return /\d/.test(raw) || ((value !== 1 || unit !== undefined) && !approximate);
}

/** Says what the one thing of its kind is, so that both ends may change places: `Roma è la capitale d'Italia`. */
export function isDefinite({ folded, language, written }: Reading): boolean {
  const { defining, singular, superlatives } = grammarOf(language).judge;
  const says = written.some((word) => defining.has(word));
  return says && folded.some((word) => singular.test(word) || superlatives.test(word));
}

const namesMax = 3;
const rareMin = 7;

/** Everything else found both ways, and another name in the place of the one: `la capitale dell'Australia è Sydney`. */
export function hasAnotherName(
  a: Reading,
  b: Reading,
  aligned: readonly AlignedWord[],
  back: readonly AlignedWord[],
): boolean {
  const [mine, theirs] = [aligned, back].map((words) => words.filter(({ match }) => match < foundMin));
  if (!mine || !theirs || mine.length === 0 || theirs.length === 0) return false;
  if (mine.length > namesMax || theirs.length > namesMax) return false;
  // In a chat names are written small; then they are at least rare words.
  const isSmall = a.text === a.text.toLowerCase();
  const isNamed = mine.every(({ word }) => word.name || (isSmall && word.rarity >= rareMin));
  if (!isNamed || !theirs.every(({ word }) => word.name)) return false;
  // One name in one place, and the one that is asked for: with another country another capital is right.
  if (!isOneName(a, mine) || !isOneName(b, theirs)) return false;
  const place = placeOfValue(a, mine);
  if (place === undefined || place !== placeOfValue(b, theirs)) return false;
  const has = ({ folded, language }: Reading, kind: 'singular' | 'superlatives' | 'made') =>
    folded.some((word) => grammarOf(language).judge[kind].test(word));
  if ([a, b].every((one) => has(one, 'singular') || has(one, 'superlatives'))) return true;
  const isAuthor = (one: Reading) => place === (hasAgent(one) ? 'last' : 'first');
  return [a, b].every((one) => has(one, 'made') && isAuthor(one));
}

/** `Rio de Janeiro` is one name, `Brazil is Brasília` are two. */
const particles = inAnyGrammar(
  ({ judge }) => judge.nameParticles,
  'de do dos el los las von van al san santa st',
);

function isOneName({ folded }: Reading, words: readonly AlignedWord[]): boolean {
  const places = words.map(({ word }) => word.place);
  const [first, last] = [Math.min(...places), Math.max(...places)];
  return folded.slice(first, last + 1).every((word, i) => places.includes(first + i) || particles.has(word));
}

/** A value opens the sentence or ends it; a name in its midst says of what the value is. */
function placeOfValue({ words }: Reading, missing: readonly AlignedWord[]): 'first' | 'last' | undefined {
  const isMissing = (word: Reading['words'][number] | undefined) => missing.some((one) => one.word === word);
  if (isMissing(words[0])) return 'first';
  return isMissing(words.at(-1)) ? 'last' : undefined;
}
