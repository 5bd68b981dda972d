/** From a text to the terms that the index knows: folded, without stop words, stemmed. */
import { LRUCache } from 'lru-cache';
import { fromEachGrammar, type GrammarLanguage, grammarOf } from './grammars.ts';
import { wordsOf } from './words.ts';

/** Longer words are noise or an attack; their beginning still finds them. */
const termLengthMax = 40;

/** The same few thousand words make up most texts: stemming each once a while is most of the speed. */
const stems = fromEachGrammar(() => new LRUCache<string, string>({ max: 50_000 }));

/** Terms in the order of the text, repeated as often as they occur. */
export function analyse(text: string, language: GrammarLanguage): string[] {
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
export function termOf(folded: string, language: GrammarLanguage): string {
  const term = /^\p{N}/u.test(folded)
    ? folded.replace(/[.,:]/g, '')
    : stem(folded.slice(0, termLengthMax), language);
  return term.slice(0, termLengthMax);
}

/** The stem of a folded word, by the rules of its language. */
export function stem(folded: string, language: GrammarLanguage): string {
  const known = stems[language];
  let stemmed = known.get(folded);
  if (stemmed === undefined) {
    stemmed = grammarOf(language).words.stem(folded);
    known.set(folded, stemmed);
  }
  return stemmed;
}

/** Whether a folded word carries no content of its own. */
export function isStopWord(folded: string, language: GrammarLanguage): boolean {
  return grammarOf(language).words.stopWords.has(folded);
}
