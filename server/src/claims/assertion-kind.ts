/** What a sentence that asserts something asserts: a fact to check, a view, a forecast, or something private. */
import type { Language } from '@riscontro/contract';
import { type NumberMention, numbersIn } from '../language/numbers.ts';
import {
  type BilingualPhrases,
  findPhrase,
  hasPhrase,
  type PlainWord,
  phraseLengthAt,
  plainWords,
} from './plain-words.ts';
import * as signs from './statement-signs.ts';
import { findVerb } from './verbs.ts';

export type AssertionKind = 'verificabile' | 'opinione' | 'previsione' | 'fatto_privato';

export interface Sentence {
  readonly text: string;
  readonly words: readonly PlainWord[];
  readonly numbers: readonly NumberMention[];
  readonly language: Language;
  /** Years before it are over: nothing said of them is a forecast. */
  readonly thisYear: number;
}

/** Longer sentences say what they are in their beginning. */
const readLength = 1500;

export function sentenceOf(
  text: string,
  language: Language,
  thisYear = new Date().getUTCFullYear(),
): Sentence {
  const read = text.slice(0, readLength);
  return { text: read, words: plainWords(read), numbers: numbersIn(read, language), language, thisYear };
}

/** Whatever might be a fact is `verificabile`: looking for it in vain costs less than refusing it. */
export function assertionKind(sentence: Sentence): AssertionKind {
  if (isPrivate(sentence)) return 'fatto_privato';
  if (isForecast(sentence)) return 'previsione';
  return isView(sentence) ? 'opinione' : 'verificabile';
}

/** Whether a text, taken alone, asserts something that can be checked. */
export function isPlainFact(text: string, language: Language): boolean {
  return assertionKind(sentenceOf(text, language)) === 'verificabile';
}

const has = ({ words, language }: Sentence, table: BilingualPhrases) => hasPhrase(words, table[language]);

/** Numbers and names inside the sentence: something to hold the claim against. */
const isConcrete = ({ words, numbers, text }: Sentence) =>
  numbers.some(({ unit }) => unit !== 'ordinal') ||
  words.some(
    ({ raw, start }, index) =>
      index > 0 &&
      /^\p{Lu}/u.test(raw) &&
      raw !== 'I' &&
      !/[.!?:«"“]\s*$/u.test(text.slice(Math.max(0, start - 3), start)),
  );

function isView(sentence: Sentence): boolean {
  const marked = has(sentence, signs.viewMarkers);
  const valued = hasValueWord(sentence);
  const duty = hasDuty(sentence);
  if (marked) return valued || duty || !isConcrete(sentence);
  if (has(sentence, signs.attributions)) return false;
  if (duty) return !hasMeasure(sentence) && !has(sentence, signs.natural);
  return valued && !hasMeasure(sentence);
}

/** Not in a relative clause: `la banca che dovrebbe controllare` says what a bank is for. */
function hasDuty({ words, language }: Sentence): boolean {
  const index = findPhrase(words, signs.dutyMarkers[language]);
  return index >= 0 && !/^(?:che|who|which|that)$/.test(words[index - 1]?.plain ?? '');
}

/** A quantity or a date makes a fact of a sentence with praise in it. */
const hasMeasure = (sentence: Sentence) =>
  sentence.numbers.some(({ unit, value }) => unit !== 'ordinal' && !(unit === undefined && value <= 2));

/** Praise and blame as what is said of something, not as part of a name or a description on the way. */
function hasValueWord(sentence: Sentence): boolean {
  const { words, language } = sentence;
  if (isMatterOfTaste(sentence)) return true;
  let index = findPhrase(words, signs.valueWords[language]);
  while (index >= 0) {
    if (isPredicate(words, index, language)) return true;
    index = findPhrase(words, signs.valueWords[language], index + 1);
  }
  return false;
}

/** The best of what people like, the best ever, or plainly better: unless it was measured or awarded. */
function isMatterOfTaste(sentence: Sentence): boolean {
  const { words, language } = sentence;
  const index = findPhrase(words, signs.bestWords[language]);
  if (index < 0 || has(sentence, signs.measuredWords)) return false;
  if (has(sentence, signs.tasteWords) || has(sentence, signs.foreverWords)) return true;
  const length = phraseLengthAt(words, index, signs.bestWords[language]);
  const compares = /^(?:di|than)$/.test(words[index + length - 1]?.plain ?? '');
  return isPredicate(words, index, language, 2) && (compares || index + length === words.length);
}

const copulas: Readonly<Record<Language, ReadonlySet<string>>> = {
  it: new Set(
    'è sono era erano fu furono sara sei siamo sembra sembrano stato stata stati resta rimane'.split(' '),
  ),
  en: new Set(
    'is are was were be been s re looks seems sounds tastes feels am isn aren look taste seem'.split(' '),
  ),
};

/** The copula stands at most four words before: `è davvero un video noioso`. Capitals are titles. */
function isPredicate(words: readonly PlainWord[], index: number, language: Language, reach = 4): boolean {
  const word = words[index];
  if (!word || /^\p{Lu}/u.test(word.raw)) return false;
  if (copulas[language].has(word.plain)) return true;
  for (let back = 1; back <= reach; back += 1) {
    if (copulas[language].has(words[index - back]?.plain ?? '')) return true;
  }
  return false;
}

/** Italian futures of the third person and `noi`; `-rò` is left out, being the past of verbs in -rare as well. */
const italianFuture =
  /(?:\p{L}{2}rà|\p{L}rranno|\p{L}{2}ranno|(?:[aei]|v|d|r)remo|farà|sarà|avrà|darà|starà)$/u;
const notFuture = new Set(['tiranno', 'estremo', 'supremo', 'remo', 'sanremo', 'san remo']);

/** Index of the first verb in a future tense, or -1. */
function findFuture({ words, language }: Sentence): number {
  return words.findIndex(({ plain, raw }, index) => {
    const before = words[index - 1]?.plain ?? '';
    const after = words[index + 1]?.plain ?? '';
    if (language === 'it') {
      if (index > 0 && /^\p{Lu}/u.test(raw)) return false;
      return italianFuture.test(raw.toLowerCase()) && !notFuture.has(plain);
    }
    if (plain === 'll') return true;
    if (plain === 'won') return after === 't';
    if (plain === 'will')
      return raw === 'will' && !/^(?:the|a|his|her|free|their|of|good|my|its)$/.test(before);
    return plain === 'going' && after === 'to' && /^(?:is|are|s|re|am|m)$/.test(before);
  });
}

/** A future with one of these can be looked up today. */
const settled = [signs.attributions, signs.scheduled, signs.natural, signs.documents];

function isForecast(sentence: Sentence): boolean {
  const { numbers, words, language } = sentence;
  const future = findFuture(sentence);
  if (future < 0 && !startsWithTimeToCome(sentence)) return false;
  // `Many leave so that they will…`: the sentence states something else, and the future hangs on it.
  const first = findVerb(words, language);
  const goingTo = words[future]?.plain === 'going' ? future - 1 : future;
  if (future >= 0 && first >= 0 && first < goingTo && !conditions.test(words[0]?.plain ?? '')) return false;
  if (isGenericFuture(sentence)) return false;
  if (settled.some((table) => has(sentence, table))) return false;
  // A year gone by: the future is a narrator's.
  return !numbers.some(({ unit, value }) => unit === 'year' && value < sentence.thisYear);
}

const conditions = /^(?:if|when|once|unless|after|as|se|quando|appena|dopo|senza|without)$/;

/** `Waving a flag will…`, `if you wear a mask, you will…`: what happens whenever it is done. */
function isGenericFuture({ words, language }: Sentence): boolean {
  const [first = '', second = ''] = words.map(({ plain }) => plain);
  if (language === 'en')
    return /^\p{L}{3,}ing$/u.test(first) || (/^(?:if|when)$/.test(first) && second === 'you');
  return /^(?:se|quando)$/.test(first) && /(?:i|ate)$/.test(second) && second.length > 3;
}

/** Without a future tense, a time to come must open the sentence: `scade domani` states a fact of today. */
function startsWithTimeToCome({ words, language }: Sentence): boolean {
  const length = phraseLengthAt(words, 0, signs.timeToCome[language]);
  return length > 0 && !/^(?:un|one|prima|sooner)$/.test(words[0]?.plain ?? '');
}

const publicly = [signs.publicRole, signs.documents, signs.attributions];

/** Mio cugino, my boss; or the speaker himself, with nothing in the sentence that others could know of. */
function isPrivate(sentence: Sentence): boolean {
  const { words, language } = sentence;
  const verb = findVerb(words, language);
  const subjectEnd = verb < 0 ? words.length : verb + 1;
  for (let index = 0; index < subjectEnd; index += 1) {
    if (phraseLengthAt(words, index, signs.possessives[language]) === 0) continue;
    // One adjective may stand between: `il mio vecchio vicino`; Italian may put it after: `casa mia`.
    if (hasPhrase(words, signs.relations[language], index + 1, index + 3)) return true;
    if (hasPhrase(words, signs.relations[language], index - 1, index)) return true;
  }
  const own =
    phraseLengthAt(words, 0, signs.firstPerson[language]) > 0 ||
    hasPhrase(words, signs.firstPerson[language], 0, 3);
  return (
    own &&
    !hasPhrase(words, signs.viewMarkers[language], 0, 3) &&
    !isConcrete(sentence) &&
    !publicly.some((table) => has(sentence, table))
  );
}
