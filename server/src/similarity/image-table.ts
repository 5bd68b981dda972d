/** What a database keeps of the images: their rows, and what has changed since it was last asked. */

import type { AddedImages, KnownImage } from './image-index.ts';
import { packHashes } from './packed-hashes.ts';

export interface ImageRow {
  readonly id: string;
  /** Everything but the id and the hashes, as JSON. */
  readonly body: string;
  readonly minute: number;
  /** See packed-hashes.ts. */
  readonly hashes: Uint8Array;
  /** Whether it was checked here, and appeared nowhere. */
  readonly checked: boolean;
  /** When a check put it here, in milliseconds; null: the operator did. */
  readonly keptAt: number | null;
}

/** How far a reader has come. */
export interface Position {
  readonly number: number;
  readonly removal: number;
}

export interface HashRow {
  readonly number: number;
  readonly minute: number;
  readonly hashes: Uint8Array;
  /** SQLite has numbers for it. */
  readonly checked: boolean | number;
}

export interface Changes {
  /** In order of their numbers, which only grow. */
  readonly added: readonly HashRow[];
  /** Numbers of images that are gone, some of which the reader may never have seen. */
  readonly removed: readonly number[];
  readonly position: Position;
  /** More removals were made than the database remembers: the reader has to begin again. */
  readonly gap: boolean;
}

export interface StoredImage {
  readonly number: number;
  readonly id: string;
  readonly body: string;
}

export interface ImageTable {
  /**
   * No id twice. In one transaction; numbers become visible in their order, whoever else writes. Rows that a check kept
   * are left out where they have been forgotten.
   */
  add(rows: readonly ImageRow[]): Promise<AddedImages>;
  forget(id: string, nowMs: number): Promise<boolean>;
  /** Some at a time, so that no writer waits long. */
  sweep(limits: { readonly nowMs: number; readonly keptBeforeMs: number | undefined }): Promise<number>;
  /** Where a reader that knows nothing begins: before the first image, after the last removal. */
  start(): Promise<Position>;
  /** At most so many added images, and all removals. */
  changes(since: Position, addedMax: number): Promise<Changes>;
  images(numbers: readonly number[]): Promise<StoredImage[]>;
  /** Published ones. */
  count(): Promise<number>;
  close(): Promise<void>;
}

/** Removals that are remembered; a reader that is farther behind reads everything again. */
export const removalsKept = 100_000;

/** A check that is over keeps nothing more: the lead images that wait to be fetched are done within the hour. */
export const forgottenMs = 24 * 60 * 60_000;

/** Rows that a sweep removes in one transaction. */
export const sweptAtATime = 500;

/** An image without a date is younger than any other. */
const undatedMinute = 2 ** 31 - 1;

export function rowOf({ id, hashes, ...rest }: KnownImage): ImageRow {
  const { keptAtMs, ...body } = rest;
  return {
    id,
    body: JSON.stringify(body),
    minute: minuteOf(rest.date),
    hashes: packHashes(hashes),
    checked: rest.origin === 'verifica',
    keptAt: keptAtMs ?? null,
  };
}

function minuteOf(date: string | undefined): number {
  if (date === undefined) return undatedMinute;
  // A time without a zone is taken as UTC, so that every node reads the same.
  const isLocal = /T[\d:.]+$/.test(date);
  const minute = Math.floor(Date.parse(isLocal ? `${date}Z` : date) / 60_000);
  return Math.abs(minute) < undatedMinute ? minute : undatedMinute;
}

/** Known rows by id, with what was found there before. */
export function sortRows(
  rows: readonly ImageRow[],
  known: ReadonlyMap<string, Pick<ImageRow, 'body' | 'hashes'>>,
): { readonly write: readonly ImageRow[]; readonly counts: AddedImages } {
  const write = rows.filter((row) => {
    const before = known.get(row.id);
    return !before || before.body !== row.body || Buffer.compare(before.hashes, row.hashes) !== 0;
  });
  const replaced = write.filter(({ id }) => known.has(id)).length;
  return {
    write,
    counts: { added: write.length - replaced, replaced, unchanged: rows.length - write.length },
  };
}
