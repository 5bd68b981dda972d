/** Finds the verbs that make a statement of a row of words. */
import type { Language } from '@riscontro/contract';
import type { PlainWord } from './plain-words.ts';
import { afterVerbs, beforeNouns, doubtfulVerbs, notVerbs, sureVerbs } from './verb-tables.ts';

/** Endings that only finite verbs have; matched on the word as written, where Italian accents tell. */
const endings: Readonly<Record<Language, RegExp>> = {
  it: /(?:\p{L}{2}[òì]|[aei]rono|[aei]vano|r[àa]nno|rà|rebbe(?:ro)?|isc(?:e|ono)|\p{L}{3}(?:ava|eva))$/u,
  en: /(?:\p{L}{3}(?:ed|ied))$/u,
};

const timeNouns =
  /^(?:ann[oi]|mes[ei]|giorn[oi]|or[ae]|settiman[ae]|secol[oi]|minut[oi]|temp[oi]|decenni[o]?)$/;

/** Whether the word at the index is a finite verb, as far as its form and its neighbours tell. */
export function isFiniteVerb(words: readonly PlainWord[], index: number, language: Language): boolean {
  const word = words[index];
  if (!word) return false;
  const { plain, raw } = word;
  if (notVerbs[language].has(plain)) return false;
  const capital = /^\p{Lu}/u.test(raw) && index > 0;
  // `United States` and `Il Sole 24 Ore`: a capital inside a sentence is a name.
  if (capital && raw !== raw.toUpperCase()) return false;
  // `Akon fa musica`, but `dieci anni fa`.
  if (language === 'it' && plain === 'fa') return !timeNouns.test(words[index - 1]?.plain ?? '');
  const sure = sureVerbs[language].has(plain);
  if (doubtfulVerbs[language].has(plain)) {
    // `The improper use of`: a noun after all.
    if (!standsFree(words, index, language) || words[index + 1]?.plain === 'of') return false;
    return sure || standsAsVerb(words, index, language);
  }
  if (sure) return true;
  if (endings[language].test(raw.toLowerCase()))
    return language === 'it' || standsFree(words, index, language);
  return language === 'it' && isPluralVerb(words, index);
}

/** Index of the first finite verb from `from` to before `to`, or -1. */
export function findVerb(
  words: readonly PlainWord[],
  language: Language,
  from = 0,
  to = words.length,
): number {
  for (let index = from; index < to; index += 1) if (isFiniteVerb(words, index, language)) return index;
  return -1;
}

const standsFree = (words: readonly PlainWord[], index: number, language: Language) =>
  !beforeNouns[language].has(words[index - 1]?.plain ?? '');

function standsAsVerb(words: readonly PlainWord[], index: number, language: Language): boolean {
  if (index === 0) return false;
  const next = words[index + 1];
  // `Dieci anni fa` is no verb, and a noun at the end is more likely than a verb.
  if (!next) return false;
  if (language === 'it' && /[aei]re$/.test(next.plain)) return true;
  return afterVerbs[language].has(next.plain) || /^[\p{Lu}\p{N}]/u.test(next.raw);
}

/** `Gli squali dormono`: after a plural noun, a word in -ano or -ono can be nothing else. */
function isPluralVerb(words: readonly PlainWord[], index: number): boolean {
  const { plain = '' } = words[index] ?? {};
  if (plain.length < 5 || !/[ao]no$/.test(plain)) return false;
  const before = words[index - 1]?.plain ?? '';
  return before.length > 3 && /[ie]$/.test(before) && !beforeNouns.it.has(before);
}
