/** Texts that assert nothing and ask nothing: greetings, orders, code, noise, a bare name or link. */
import { type GrammarLanguage, grammarOf, inAnyGrammar } from '../language/grammars.ts';
import { type PlainWord, phraseLengthAt } from '../language/phrases.ts';
import { plainWords } from '../language/plain-words.ts';
import { findVerb } from './verbs.ts';

const codeStarts =
  /^(?:<[a-z!/?]|#include|#!\/|import [\w{*]|from \w+ import|def \w+\(|function\b.*[({]|const \w+ ?=|let \w+ ?=|var \w+ ?=|select\b.+\bfrom\b|insert into|drop table|class \w+[:{(]|public (?:static|class)|console\.|print\(|\{["'\w]|\[\{|```|sudo |npm |git |curl )/i;

const linkOrAddress = /(?:https?:\/\/|www\.)\S+|\S+@\S+\.\S+|[#@][\p{L}\p{N}_]+/giu;

/** Longer words are noise or an attack. */
const wordLengthMax = 40;

/** `asserted`: a wrapping such as `è vero che` has already said that what follows is a statement. */
export function isNoStatement(text: string, language: GrammarLanguage, asserted: boolean): boolean {
  const rest = text.slice(0, 2000).replace(linkOrAddress, ' ');
  const words = plainWords(rest);
  if (words.filter(({ raw }) => /^\p{L}/u.test(raw)).length < 2) return true;
  if (isCode(rest)) return true;
  if (isNoise(words)) return true;
  if (asserted) return false;
  if (isOrder(words, language)) return true;
  return isGreeting(words, language) || isBareName(words, language);
}

/** An order begins with its verb, and no subject stands before it. */
function isOrder(words: readonly PlainWord[], language: GrammarLanguage): boolean {
  const { orders, alwaysOrders, notAfterOrders } = grammarOf(language).chatter;
  if (phraseLengthAt(words, 0, orders) === 0) return false;
  return alwaysOrders.has(words[0]?.plain ?? '') || !notAfterOrders.has(words[1]?.plain ?? '');
}

function isGreeting(words: readonly PlainWord[], language: GrammarLanguage): boolean {
  const { greetings, interjections } = grammarOf(language).chatter;
  const length = phraseLengthAt(words, 0, greetings);
  if (length === 0) return false;
  if (interjections.has(words[0]?.plain ?? '')) return words.length - length < 3;
  // What follows a greeting may be a statement: `No, la Campania non ha i dati più bassi`.
  return words.length - length < 3 || findVerb(words, language, length) < 0;
}

function isCode(text: string): boolean {
  if (codeStarts.test(text.trim()))
    return /[(){}<>=;*`[\]]|\b(?:from|into|install|commit|push)\b/i.test(text);
  const signs = text.match(/[{}<>=;\\|[\]$_`]/g)?.length ?? 0;
  return signs > 4 && signs > text.length / 12;
}

function isNoise(words: readonly PlainWord[]): boolean {
  const letters = words.filter(({ raw }) => /^\p{L}/u.test(raw));
  return letters.filter(({ raw }) => isNoisyWord(raw)).length * 2 >= letters.length;
}

function isNoisyWord(raw: string): boolean {
  if (raw.length > wordLengthMax) return true;
  const lower = raw.toLowerCase();
  if (
    /(.)\1{3}/u.test(lower) ||
    /(?:asdf|qwer|zxcv|hjkl|sdfg|dfgh|jkjk|lorem|ipsum|blabla|ahah|haha)/.test(lower)
  )
    return true;
  return raw === lower && raw.length >= 5 && /^[a-z]+$/.test(lower) && !/[aeiouy]/.test(lower);
}

/** Foreign ones, too. */
const nameParts = inAnyGrammar(({ names }) => names.particles, 'de von van der el al');

const nameWordsMax = 7;

/** Capitals and the little words between them, or two or three words without a verb. */
function isBareName(words: readonly PlainWord[], language: GrammarLanguage): boolean {
  // Headlines give their verbs a capital too.
  const lower = words.map((word) => ({ ...word, raw: word.raw.toLowerCase() }));
  if (findVerb(lower, language) >= 0 || words.some(({ raw }) => /^\p{N}/u.test(raw))) return false;
  const isName = words.every(({ raw, plain }) => /^\p{Lu}/u.test(raw) || nameParts.has(plain));
  if (isName && words.length <= nameWordsMax) return true;
  const endsLow = words.length > 0 && !/^\p{Lu}/u.test(words.at(-1)?.raw ?? '');
  return words.length <= 3 && !(endsLow && grammarOf(language).verbs.mayEndInVerb(words));
}
