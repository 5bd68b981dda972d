/** What a sentence that asserts something asserts: a fact to check, a view, a forecast, or something private. */
import type { AssertionGrammar } from '../language/grammar-claims.ts';
import { type GrammarLanguage, grammarOf } from '../language/grammars.ts';
import { type NumberMention, numbersIn } from '../language/numbers.ts';
import {
  findPhrase,
  hasPhrase,
  type PhraseTable,
  type PlainWord,
  phraseLengthAt,
} from '../language/phrases.ts';
import { plainWords } from '../language/plain-words.ts';
import { findVerb } from './verbs.ts';

export type AssertionKind = 'verifiable' | 'opinion' | 'forecast' | 'privateFact';

export interface Sentence {
  readonly text: string;
  readonly words: readonly PlainWord[];
  readonly numbers: readonly NumberMention[];
  readonly language: GrammarLanguage;
  readonly signs: AssertionGrammar;
  /** Years before it are over: nothing said of them is a forecast. */
  readonly thisYear: number;
}

/** Longer sentences say what they are in their beginning. */
const readLength = 1500;

export function sentenceOf(
  text: string,
  language: GrammarLanguage,
  thisYear = new Date().getUTCFullYear(),
): Sentence {
  const read = text.slice(0, readLength);
  return {
    text: read,
    words: plainWords(read),
    numbers: numbersIn(read, language),
    language,
    signs: grammarOf(language).assertions,
    thisYear,
  };
}

/** Whatever might be a fact is `verificabile`: looking for it in vain costs less than refusing it. */
export function assertionKind(sentence: Sentence): AssertionKind {
  if (isPrivate(sentence)) return 'privateFact';
  if (isForecast(sentence)) return 'forecast';
  return isView(sentence) ? 'opinion' : 'verifiable';
}

/** Whether a text, taken alone, asserts something that can be checked. */
export function isPlainFact(text: string, language: GrammarLanguage): boolean {
  return assertionKind(sentenceOf(text, language)) === 'verifiable';
}

const has = ({ words }: Sentence, table: PhraseTable) => hasPhrase(words, table);

/** Numbers and names inside the sentence: something to hold the claim against. */
const isConcrete = ({ words, numbers, text, signs }: Sentence) =>
  numbers.some(({ unit }) => unit !== 'ordinal') ||
  words.some(
    ({ raw, start }, index) =>
      index > 0 &&
      /^\p{Lu}/u.test(raw) &&
      !signs.capitalsOfNoName.has(raw) &&
      !/[.!?:«"“]\s*$/u.test(text.slice(Math.max(0, start - 3), start)),
  );

function isView(sentence: Sentence): boolean {
  const { signs } = sentence;
  const marked = has(sentence, signs.viewMarkers);
  const valued = hasValueWord(sentence);
  const duty = hasDuty(sentence);
  if (marked) return valued || duty || !isConcrete(sentence);
  if (has(sentence, signs.attributions)) return false;
  if (duty) return !hasMeasure(sentence) && !has(sentence, signs.natural);
  return valued && !hasMeasure(sentence);
}

/** Not in a relative clause: `la banca che dovrebbe controllare` says what a bank is for. */
function hasDuty({ words, signs }: Sentence): boolean {
  const index = findPhrase(words, signs.dutyMarkers);
  return index >= 0 && !signs.relativePronouns.has(words[index - 1]?.plain ?? '');
}

/** A quantity or a date makes a fact of a sentence with praise in it. */
const hasMeasure = (sentence: Sentence) =>
  sentence.numbers.some(({ unit, value }) => unit !== 'ordinal' && !(unit === undefined && value <= 2));

/** Praise and blame as what is said of something, not as part of a name or a description on the way. */
function hasValueWord(sentence: Sentence): boolean {
  const { words, signs } = sentence;
  if (isMatterOfTaste(sentence)) return true;
  let index = findPhrase(words, signs.valueWords);
  while (index >= 0) {
    if (isPredicate(sentence, index)) return true;
    index = findPhrase(words, signs.valueWords, index + 1);
  }
  return false;
}

/** The best of what people like, the best ever, or plainly better: unless it was measured or awarded. */
function isMatterOfTaste(sentence: Sentence): boolean {
  const { words, signs } = sentence;
  const index = findPhrase(words, signs.bestWords);
  if (index < 0 || has(sentence, signs.measuredWords)) return false;
  if (has(sentence, signs.tasteWords) || has(sentence, signs.foreverWords)) return true;
  const length = phraseLengthAt(words, index, signs.bestWords);
  const compares = words[index + length - 1]?.plain === signs.comparedWith;
  return isPredicate(sentence, index, 2) && (compares || index + length === words.length);
}

/** The linking verb stands at most four words before: `è davvero un video noioso`. Capitals are titles. */
function isPredicate({ words, signs }: Sentence, index: number, reach = 4): boolean {
  const word = words[index];
  if (!word || /^\p{Lu}/u.test(word.raw)) return false;
  for (let back = 0; back <= reach; back += 1) {
    if (signs.linkingVerbs.has(words[index - back]?.plain ?? '')) return true;
  }
  return false;
}

/** Where the first verb in a future tense begins, or -1. */
function findFuture({ words, signs }: Sentence): number {
  for (let index = 0; index < words.length; index += 1) {
    const start = signs.futureAt(words, index);
    if (start >= 0) return start;
  }
  return -1;
}

/** A future with one of these can be looked up today. */
const settledBy = ['attributions', 'scheduled', 'natural', 'documents'] as const;

function isForecast(sentence: Sentence): boolean {
  const { numbers, words, language, signs } = sentence;
  const future = findFuture(sentence);
  if (future < 0 && !startsWithTimeToCome(sentence)) return false;
  // `Many leave so that they will…`: the sentence states something else, and the future hangs on it.
  const first = findVerb(words, language);
  const isCondition = signs.conditions.has(words[0]?.plain ?? '');
  if (future >= 0 && first >= 0 && first < future && !isCondition) return false;
  // `If you wear a mask, you will…`: what happens whenever it is done.
  if (signs.isWhenever(words[0]?.plain ?? '', words[1]?.plain ?? '')) return false;
  if (settledBy.some((table) => has(sentence, signs[table]))) return false;
  // A year gone by: the future is a narrator's.
  return !numbers.some(({ unit, value }) => unit === 'year' && value < sentence.thisYear);
}

/** Without a future tense, a time to come must open the sentence: `scade domani` states a fact of today. */
function startsWithTimeToCome({ words, signs }: Sentence): boolean {
  return phraseLengthAt(words, 0, signs.timeToCome) > 0;
}

const publicly = ['publicRole', 'documents', 'attributions'] as const;

/** Mio cugino, my boss; or the speaker himself, with nothing in the sentence that others could know of. */
function isPrivate(sentence: Sentence): boolean {
  const { words, language, signs } = sentence;
  const verb = findVerb(words, language);
  const subjectEnd = verb < 0 ? words.length : verb + 1;
  for (let index = 0; index < subjectEnd; index += 1) {
    if (phraseLengthAt(words, index, signs.possessives) === 0) continue;
    // One adjective may stand between: `il mio vecchio vicino`; Italian may put it after: `casa mia`.
    if (hasPhrase(words, signs.relations, index + 1, index + 3)) return true;
    if (hasPhrase(words, signs.relations, index - 1, index)) return true;
  }
  const own = phraseLengthAt(words, 0, signs.firstPerson) > 0 || hasPhrase(words, signs.firstPerson, 0, 3);
  return (
    own &&
    !hasPhrase(words, signs.viewMarkers, 0, 3) &&
    !isConcrete(sentence) &&
    !publicly.some((table) => has(sentence, signs[table]))
  );
}
