/** Fact-checks that the operator has collected: filled by `riscontro factchecks import`, searched by every check. */
import type { SearchConcept } from '../language/search-concepts.ts';
import type { FactCheck } from '../providers/fact-check/fact-check.ts';
import type { Census } from './census.ts';
import type { AddCounts, Bookmark, BookmarkAdvance, SearchOptions } from './text-index.ts';

export interface ClaimReviewHit extends FactCheck {
  /** Comparable within one search only; greater is better, always above 0. */
  readonly score: number;
}

export interface ClaimReviews {
  /** One page may review several claims. The same claim on the same page takes the place of the old review. */
  add(reviews: readonly FactCheck[], bookmark?: BookmarkAdvance): Promise<AddCounts>;
  /** By the words of the reviewed claim and of the title; best first, at most 100. */
  search(concepts: readonly SearchConcept[], options: SearchOptions): Promise<ClaimReviewHit[]>;
  count(): Promise<number>;
  /** What it holds, by `language`, `level` and `publisher`. Looks at every one. */
  census(): Promise<Census>;
  bookmarkOf(file: string): Promise<Bookmark | undefined>;
  /** Makes searching quick again after much was added. Searches go on meanwhile. */
  tidy(): Promise<void>;
  /** Forgets every fact-check and every bookmark. */
  clear(): Promise<void>;
  close(): Promise<void>;
}
