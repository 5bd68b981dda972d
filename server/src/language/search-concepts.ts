/** What to look for in the local index: the claim's content words, each with what stands for it in the other languages. */
import { isStopWord, termOf } from './analyse.ts';
import { type GrammarLanguage, otherGrammars } from './grammars.ts';
import { translationsOf } from './translations.ts';
import { wordsOf } from './words.ts';

/** What a search of the local index looks for, with the terms that may stand for it. */
export interface SearchConcept {
  /**
   * Analysed terms (see `analyse.ts`), such as the stem of the word and of its translations, each with
   * a weight from 0 to 1. A passage gets the best one's worth, not the sum.
   */
  readonly terms: readonly { readonly term: string; readonly weight: number }[];
}

/** Longer claims are told well enough by their first words. */
const conceptsMax = 60;
/** What the first translation is worth; the next ones less and less. */
const translationWeight = 0.5;
const nextTranslation = 0.3;

export function searchConcepts(text: string, language: GrammarLanguage): SearchConcept[] {
  const others = otherGrammars(language);
  const concepts = new Map<string, SearchConcept>();
  for (const { raw, folded } of wordsOf(text)) {
    if (isStopWord(folded, language)) continue;
    const own = termOf(folded, language);
    if (concepts.has(own)) continue;
    const weights = new Map([[own, 1]]);
    const add = (term: string, weight: number) => weights.set(term, Math.max(weight, weights.get(term) ?? 0));
    for (const other of others) {
      // A name is written alike in all languages, but not stemmed alike.
      if (/^\p{Lu}/u.test(raw)) add(termOf(folded, other), 1);
      for (const [place, word] of translationsOf(folded, language, other).entries()) {
        add(termOf(word, other), translationWeight / (1 + place * nextTranslation));
      }
    }
    concepts.set(own, { terms: [...weights].map(([term, weight]) => ({ term, weight })) });
    if (concepts.size === conceptsMax) break;
  }
  return [...concepts.values()];
}
