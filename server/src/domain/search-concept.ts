/** What a search of the local index looks for: concepts, each with the terms that may stand for it. */

export interface SearchConcept {
  /**
   * Analysed terms (see `language/analyse.ts`), such as the stem of the word and of its translations, each with
   * a weight from 0 to 1. A passage gets the best one's worth, not the sum.
   */
  readonly terms: readonly { readonly term: string; readonly weight: number }[];
}
