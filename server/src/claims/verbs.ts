/** Finds the verbs that make a statement of a row of words. */
import type { VerbGrammar } from '../language/grammar-claims.ts';
import { type GrammarLanguage, grammarOf } from '../language/grammars.ts';
import type { PlainWord } from '../language/phrases.ts';

/** Whether the word at the index is a finite verb, as far as its form and its neighbours tell. */
export function isFiniteVerb(words: readonly PlainWord[], index: number, language: GrammarLanguage): boolean {
  const word = words[index];
  if (!word) return false;
  const { verbs } = grammarOf(language);
  const { plain, raw } = word;
  if (verbs.never.has(plain)) return false;
  const capital = /^\p{Lu}/u.test(raw) && index > 0;
  // `United States` and `Il Sole 24 Ore`: a capital inside a sentence is a name.
  if (capital && raw !== raw.toUpperCase()) return false;
  const told = verbs.toldByNeighbours?.(words, index);
  if (told !== undefined) return told;
  const sure = verbs.sure.has(plain);
  if (verbs.doubtful.has(plain)) {
    if (!standsFree(words, index, verbs) || verbs.afterNouns.has(words[index + 1]?.plain ?? '')) return false;
    return sure || standsAsVerb(words, index, verbs);
  }
  if (sure) return true;
  return verbs.endings.test(raw.toLowerCase()) && (verbs.endingsAreSure || standsFree(words, index, verbs));
}

/** Index of the first finite verb from `from` to before `to`, or -1. */
export function findVerb(
  words: readonly PlainWord[],
  language: GrammarLanguage,
  from = 0,
  to = words.length,
): number {
  for (let index = from; index < to; index += 1) if (isFiniteVerb(words, index, language)) return index;
  return -1;
}

const standsFree = (words: readonly PlainWord[], index: number, { beforeNouns }: VerbGrammar) =>
  !beforeNouns.has(words[index - 1]?.plain ?? '');

function standsAsVerb(words: readonly PlainWord[], index: number, verbs: VerbGrammar): boolean {
  if (index === 0) return false;
  const next = words[index + 1];
  // A noun at the end is more likely than a verb.
  if (!next) return false;
  if (verbs.infinitive?.test(next.plain)) return true;
  return verbs.afterVerbs.has(next.plain) || /^[\p{Lu}\p{N}]/u.test(next.raw);
}
