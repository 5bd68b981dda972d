/** What to look for in the local index: the claim's content words, each with what stands for it in the other language. */
import type { Language } from '@riscontro/contract';
import type { SearchConcept } from '../domain/search-concept.ts';
import { termOf } from './analyse.ts';
import { isStopWord } from './stop-words.ts';
import { translationsOf } from './translations.ts';
import { wordsOf } from './words.ts';

/** Longer claims are told well enough by their first words. */
const conceptsMax = 60;
/** What the first translation is worth; the next ones less and less. */
const translationWeight = 0.5;
const nextTranslation = 0.3;

export function searchConcepts(text: string, language: Language): SearchConcept[] {
  const other: Language = language === 'it' ? 'en' : 'it';
  const concepts = new Map<string, SearchConcept>();
  for (const { raw, folded } of wordsOf(text)) {
    if (isStopWord(folded, language)) continue;
    const own = termOf(folded, language);
    if (concepts.has(own)) continue;
    const weights = new Map([[own, 1]]);
    const add = (term: string, weight: number) => weights.set(term, Math.max(weight, weights.get(term) ?? 0));
    // A name is written alike in both languages, but not stemmed alike.
    if (/^\p{Lu}/u.test(raw)) add(termOf(folded, other), 1);
    for (const [place, word] of translationsOf(folded, language).entries()) {
      add(termOf(word, other), translationWeight / (1 + place * nextTranslation));
    }
    concepts.set(own, { terms: [...weights].map(([term, weight]) => ({ term, weight })) });
    if (concepts.size === conceptsMax) break;
  }
  return [...concepts.values()];
}
