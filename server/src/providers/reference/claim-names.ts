/** The names in a claim, by their capitals: what a base of facts can be asked about. */

import { isStopWord } from '../../language/analyse.ts';
import type { GrammarLanguage } from '../../language/grammars.ts';
import { type Word, wordsOf } from '../../language/words.ts';

const nameCountMax = 4;
const nameWordsMax = 6;
const nameLengthMax = 80;

/** Small words that may stand inside a name: `Leonardo da Vinci`, `Bank of Italy`. */
const links = new Set('d da dal dalla de dei del dell della delle di du la le of the van von'.split(' '));

/** Names in the order in which they appear, each once; none for a claim written without capitals. */
export function namesIn(claim: string, language: GrammarLanguage): string[] {
  const words = wordsOf(claim.slice(0, 2_000));
  const names = new Map<string, string>();
  let index = 0;
  while (index < words.length && names.size < nameCountMax) {
    const end = endOfName(claim, words, index, language);
    const [first, last] = [words[index], words[end - 1]];
    if (first && last && end > index) {
      const name = claim.slice(first.start, last.start + last.raw.length).replace(/\s+/g, ' ');
      if (name.length <= nameLengthMax) names.set(name.toLowerCase(), name);
    }
    index = Math.max(end, index + 1);
  }
  return [...names.values()];
}

/** Where the name ends that begins at `start`; `start` itself when none does. */
function endOfName(claim: string, words: readonly Word[], start: number, language: GrammarLanguage): number {
  const first = words[start];
  if (!first || !isCapital(first) || isStopWord(first.folded, language)) return start;
  let end = start + 1;
  for (let next = end; next < words.length && next - start < nameWordsMax; next++) {
    const [before, word] = [words[next - 1], words[next]];
    if (!before || !word || !touch(claim, before, word)) break;
    // A number belongs to the name before it: `Apollo 11`.
    const isPart = isCapital(word) || (next === end && /^\d{1,3}$/.test(word.raw));
    if (isPart) end = next + 1;
    else if (!links.has(word.folded)) break;
  }
  return end;
}

const isCapital = ({ raw }: Word) => /^\p{Lu}/u.test(raw);

/** Nothing but a space, an apostrophe, a hyphen or the point of an initial between the two. */
function touch(claim: string, before: Word, word: Word): boolean {
  const between = claim.slice(before.start + before.raw.length, word.start);
  return /^(?: |['’-]|'s )$/.test(between) || (/^\. ?$/.test(between) && before.raw.length === 1);
}
