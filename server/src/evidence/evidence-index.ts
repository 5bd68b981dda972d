/** The operator's own collection of passages: filled by `riscontro corpus import`, searched by every check. */
import type { GrammarLanguage } from '../language/grammars.ts';
import type { SearchConcept } from '../language/search-concepts.ts';
import type { Census } from './census.ts';
import type { AddCounts, Bookmark, BookmarkAdvance, SearchOptions } from './text-index.ts';

/** The longest passage that a hit shows; longer texts are cut at sentence ends into several. */
export const passageLengthMax = 1_200;

export interface NewPassage {
  /** The corpus's own name of the text. A known name with another text takes the place of the old one. */
  readonly docId: string;
  readonly url: string;
  readonly title: string;
  readonly text: string;
  readonly language: GrammarLanguage;
  /** ISO 8601 date. */
  readonly publishedOn?: string;
}

/** As added, white space folded; of a long text one passage. */
export interface IndexHit extends NewPassage {
  /** The `docId`, and for a text in several passages its number: `doc-7#2`. */
  readonly id: string;
  /** Comparable within one search only; greater is better, always above 0. */
  readonly score: number;
}

export interface EvidenceIndex {
  /**
   * A text that is there already, by its `docId` or with the same words at the same address, is a duplicate.
   * With a bookmark, both are stored in one transaction.
   */
  add(passages: readonly NewPassage[], bookmark?: BookmarkAdvance): Promise<AddCounts>;
  /** Best first, at most 100. Rejects soon after `signal` fires. */
  search(concepts: readonly SearchConcept[], options: SearchOptions): Promise<IndexHit[]>;
  /** How many passages can be found. */
  count(): Promise<number>;
  /** What it holds, by `language`. Looks at every passage: some seconds for a million. */
  census(): Promise<Census>;
  bookmarkOf(file: string): Promise<Bookmark | undefined>;
  /** Makes searching quick again after much was added. Searches go on meanwhile. */
  tidy(): Promise<void>;
  /** Forgets every passage and every bookmark. */
  clear(): Promise<void>;
  close(): Promise<void>;
}
