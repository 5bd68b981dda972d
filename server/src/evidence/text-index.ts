/** A collection of texts that is searched by its words: what the passages and the fact-checks have in common. */
import type { GrammarLanguage } from '../language/grammars.ts';
import type { SearchConcept } from '../language/search-concepts.ts';
import type { Census, CensusFields } from './census.ts';

/** Its name is the name of its tables. */
export type TextIndexName = 'passages' | 'claim_reviews';

/** What stands under one key, in one or more parts that are found separately. */
export interface TextDocument {
  /** Stable name. A document with a known key takes the place of the old one. */
  readonly key: string;
  /** Equal for documents that say the same thing at the same address, whatever their keys. */
  readonly fingerprint: string;
  /** Asked for only when the document is new, since most of the work of an import lies here. */
  parts(): readonly TextPart[];
}

export interface TextPart {
  readonly title: string;
  readonly text: string;
  readonly language: GrammarLanguage;
  /** Comes back with a hit exactly as it was given. */
  readonly body: string;
}

/** Documents, not parts. */
export interface AddCounts {
  /** New ones, and known ones whose content has changed. */
  readonly added: number;
  /** Already there, by key or by fingerprint. */
  readonly duplicates: number;
}

/** How far the import of a file has come. */
export interface Bookmark {
  /** Identity of the file's content. */
  readonly file: string;
  /** Bytes of the unpacked file that are done with. */
  readonly offsetBytes: number;
  /** Lines or entries that are done with. */
  readonly records: number;
  readonly added: number;
  readonly duplicates: number;
  readonly bad: number;
  readonly finished: boolean;
}

export interface TextHit {
  readonly body: string;
  /** Comparable within one search only; greater is better, always above 0. */
  readonly score: number;
}

export interface SearchOptions {
  /** At most 100. */
  readonly limit: number;
  readonly signal?: AbortSignal;
}

export interface TextIndex {
  /**
   * In one transaction with the bookmark: after a crash either both are there or neither. Calls may overlap; they
   * take effect in the order they were made, and when one fails those that wait behind it do too.
   */
  add(documents: readonly TextDocument[], bookmark?: BookmarkAdvance): Promise<AddCounts>;
  /** Best first; the same on every database as long as nothing is left out for speed (see search-plan.ts). */
  search(concepts: readonly SearchConcept[], options: SearchOptions): Promise<TextHit[]>;
  /** How many parts can be found. */
  count(): Promise<number>;
  /** Looks at every text: some seconds for a million. The bodies have to be JSON objects. */
  census(fields: CensusFields): Promise<Census>;
  bookmarkOf(file: string): Promise<Bookmark | undefined>;
  /** Makes searching quick again after much was added. Searches go on meanwhile. */
  tidy(): Promise<void>;
  /** Forgets every text and every bookmark. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

/** A bookmark whose counts the index completes with those of the batch. */
export interface BookmarkAdvance {
  readonly file: string;
  readonly offsetBytes: number;
  readonly records: number;
  readonly bad: number;
  readonly finished: boolean;
}

/** The bookmark after a batch. */
export function advance(before: Bookmark | undefined, step: BookmarkAdvance, counts: AddCounts): Bookmark {
  return {
    ...step,
    added: (before?.added ?? 0) + counts.added,
    duplicates: (before?.duplicates ?? 0) + counts.duplicates,
  };
}
