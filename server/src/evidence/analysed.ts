/** Documents with their terms, as both databases store them. */
import { analyse } from '../language/analyse.ts';
import type { Identity } from './compare-with-known.ts';
import type { TextDocument } from './text-index.ts';

export interface AnalysedPart {
  readonly body: string;
  /** In the order of the text, repeated as often as they occur. */
  readonly titleTerms: readonly string[];
  readonly textTerms: readonly string[];
}

export interface AnalysedDocument extends Identity {
  readonly parts: readonly AnalysedPart[];
}

export function analysed({ key, fingerprint, parts }: TextDocument): AnalysedDocument {
  return {
    key,
    fingerprint,
    parts: parts().map(({ title, text, language, body }) => ({
      body,
      titleTerms: analyse(title, language).filter(isStorable),
      textTerms: analyse(text, language).filter(isStorable),
    })),
  };
}

/** A lone accent folds to nothing, an Arabic ligature to a whole sentence, and a cut may halve a character. */
const isStorable = (term: string) => /^\S+$/.test(term) && term.isWellFormed();

/** What a batch changes in the counts: in how many more texts (or fewer) each term occurs, and the sums. */
export interface CountChanges {
  /** Sorted by term, so that writers who meet take their locks in one order. */
  readonly frequencies: readonly (readonly [term: string, change: number])[];
  readonly documents: number;
  readonly terms: number;
}

type Terms = Omit<AnalysedPart, 'body'>;

export function countChanges(added: readonly Terms[], removed: readonly Terms[]): CountChanges {
  const frequencies = new Map<string, number>();
  let terms = 0;
  const count = (parts: readonly Terms[], sign: 1 | -1) => {
    for (const { titleTerms, textTerms } of parts) {
      terms += sign * (titleTerms.length + textTerms.length);
      for (const term of new Set([...titleTerms, ...textTerms])) {
        frequencies.set(term, (frequencies.get(term) ?? 0) + sign);
      }
    }
  };
  count(added, 1);
  count(removed, -1);
  return {
    frequencies: [...frequencies].filter(([, change]) => change !== 0).sort(([a], [b]) => (a < b ? -1 : 1)),
    documents: added.length - removed.length,
    terms,
  };
}
