/** What a database keeps of the pictures: their rows, and what has changed since it was last asked. */

import { packHashes } from './packed-hashes.ts';
import type { AddedPictures, KnownPicture } from './picture-index.ts';

export interface PictureRow {
  readonly id: string;
  /** Everything but the id and the hashes, as JSON. */
  readonly body: string;
  readonly minute: number;
  /** See packed-hashes.ts. */
  readonly hashes: Uint8Array;
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
}

export interface Changes {
  /** In order of their numbers, which only grow. */
  readonly added: readonly HashRow[];
  /** Numbers of pictures that are gone, some of which the reader may never have seen. */
  readonly removed: readonly number[];
  readonly position: Position;
  /** More removals were made than the database remembers: the reader has to begin again. */
  readonly gap: boolean;
}

export interface StoredPicture {
  readonly number: number;
  readonly id: string;
  readonly body: string;
}

export interface PictureTable {
  /** No id twice. In one transaction; numbers become visible in their order, whoever else writes. */
  add(rows: readonly PictureRow[]): Promise<AddedPictures>;
  remove(id: string): Promise<boolean>;
  /** Where a reader that knows nothing begins: before the first picture, after the last removal. */
  start(): Promise<Position>;
  /** At most so many added pictures, and all removals. */
  changes(since: Position, addedMax: number): Promise<Changes>;
  pictures(numbers: readonly number[]): Promise<StoredPicture[]>;
  count(): Promise<number>;
  close(): Promise<void>;
}

/** Removals that are remembered; a reader that is farther behind reads everything again. */
export const removalsKept = 100_000;

/** A picture without a date is younger than any other. */
const undatedMinute = 2 ** 31 - 1;

export function rowOf({ id, hashes, ...rest }: KnownPicture): PictureRow {
  return { id, body: JSON.stringify(rest), minute: minuteOf(rest.date), hashes: packHashes(hashes) };
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
  rows: readonly PictureRow[],
  known: ReadonlyMap<string, Omit<PictureRow, 'id' | 'minute'>>,
): { readonly write: readonly PictureRow[]; readonly counts: AddedPictures } {
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
