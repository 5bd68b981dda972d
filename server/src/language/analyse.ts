/** From a text to the terms that the index knows: folded, without stop words, stemmed. */
import type { Language } from '@riscontro/contract';
import { stem } from './stem.ts';
import { isStopWord } from './stop-words.ts';
import { wordsOf } from './words.ts';

/** Longer words are noise or an attack; their beginning still finds them. */
const termLengthMax = 40;

/** Terms in the order of the text, repeated as often as they occur. */
export function analyse(text: string, language: Language): string[] {
  const terms: string[] = [];
  for (const { folded } of wordsOf(text)) {
    if (isStopWord(folded, language)) continue;
    const term = termOf(folded, language);
    // A lone accent is no word.
    if (term !== '') terms.push(term);
  }
  return terms;
}

/** The term of one folded word. Numbers lose their separators: `1.000` and `1,000` are looked up alike. */
export function termOf(folded: string, language: Language): string {
  const term = /^\p{N}/u.test(folded)
    ? folded.replace(/[.,:]/g, '')
    : stem(folded.slice(0, termLengthMax), language);
  return term.slice(0, termLengthMax);
}
