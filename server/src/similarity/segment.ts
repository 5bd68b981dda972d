/**
 * Up to a million hashes in memory. The latest wait unsorted and are compared one by one; when they have become many,
 * the whole segment is sorted into bands. That takes some tenths of a second, and no longer however many segments
 * there are.
 */
import { int32At, uint8At, uint32At } from '../domain/array-values.ts';
import { type BandLists, sortIntoBands } from './band-lists.ts';
import { distanceAt, hashWords, nextWithin } from './hamming.ts';
import type { HashEntry } from './multi-index.ts';
import type { Nearest } from './nearest-matches.ts';

export interface SegmentSizes {
  /** Most hashes of a segment. */
  readonly sizeMax: number;
  /** So few hashes are compared one by one sooner than the lists of their bands are looked up. */
  readonly unsortedMin: number;
}

export const usualSizes: SegmentSizes = { sizeMax: 2 ** 20, unsortedMin: 4_096 };

export interface Segment {
  add(entry: HashEntry): void;
  /** Forgets every hash of these images, and notes those that had one here. */
  remove(images: ReadonlySet<number>, found: Set<number>): void;
  search(words: Uint32Array, query: number, nearest: Nearest): void;
  /** Places taken, among them those of hashes that were removed. */
  size(): number;
  /** Hashes that can be found. */
  live(): number;
}

/** A hash that a list leads to costs so many times as much as the next one in memory (measured). */
const jumpCost = 4;

export function createSegment({ sizeMax, unsortedMin }: SegmentSizes): Segment {
  let words = new Uint32Array(unsortedMin * hashWords);
  let images = new Uint32Array(unsortedMin);
  let minutes = new Int32Array(unsortedMin);
  let parts = new Uint8Array(unsortedMin);
  let size = 0;
  let removed = 0;
  let lists: BandLists | undefined;

  function grow(): void {
    const capacity = Math.min(sizeMax, 2 * images.length);
    words = copied(words, new Uint32Array(capacity * hashWords));
    images = copied(images, new Uint32Array(capacity));
    minutes = copied(minutes, new Int32Array(capacity));
    parts = copied(parts, new Uint8Array(capacity));
  }

  function closeGaps(): void {
    let to = 0;
    for (let from = 0; from < size; from += 1) {
      if (images[from] === 0) continue;
      words.copyWithin(to * hashWords, from * hashWords, (from + 1) * hashWords);
      images[to] = uint32At(images, from);
      minutes[to] = int32At(minutes, from);
      parts[to] = uint8At(parts, from);
      to += 1;
    }
    size = to;
    removed = 0;
    lists = undefined;
  }

  /** Offers every hash from one place to another that is near enough. */
  function compare(from: number, to: number, wanted: Uint32Array, query: number, nearest: Nearest): void {
    for (let place = from; ; place += 1) {
      place = nextWithin(wanted, words, place, to, nearest.distanceMax());
      if (place >= to) return;
      const image = uint32At(images, place);
      if (image === 0) continue;
      const distance = distanceAt(wanted, words, place);
      nearest.offer(image, distance, int32At(minutes, place), uint8At(parts, place), query);
    }
  }

  return {
    add({ words: hash, image, minute, part }) {
      if (size === images.length) grow();
      words.set(hash, size * hashWords);
      images[size] = image;
      minutes[size] = minute;
      parts[size] = part;
      size += 1;
    },
    remove(gone, found) {
      for (let place = 0; place < size; place += 1) {
        const image = uint32At(images, place);
        if (image === 0 || !gone.has(image)) continue;
        found.add(image);
        images[place] = 0;
        removed += 1;
      }
      if (removed > size / 2) closeGaps();
    },
    search(wanted, query, nearest) {
      const unsorted = size - (lists?.size ?? 0);
      if (unsorted > Math.max(unsortedMin, size / 4)) {
        lists = undefined;
        lists = sortIntoBands(words, size);
      }
      const length = lists?.lengthFor(wanted, nearest.distanceMax()) ?? 0;
      let from = 0;
      if (lists && length * jumpCost < lists.size) {
        for (const place of lists.placesFor(wanted, nearest.distanceMax(), length))
          compare(place, place + 1, wanted, query, nearest);
        from = lists.size;
      }
      compare(from, size, wanted, query, nearest);
    },
    size: () => size,
    live: () => size - removed,
  };
}

function copied<T extends Uint32Array | Int32Array | Uint8Array>(from: T, to: T): T {
  to.set(from);
  return to;
}
