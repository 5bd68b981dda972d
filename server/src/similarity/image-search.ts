/** Searches a table of images through its hashes in memory, which are brought up to date before every search. */

import type {
  FoundChecked,
  FoundPublished,
  ImageMatch,
  ImageSearch,
  ImageSearchOptions,
} from './image-index.ts';
import type { ImageTable, Position } from './image-table.ts';
import { createMultiIndex, type MultiIndex } from './multi-index.ts';
import { eachPackedHash, imageParts } from './packed-hashes.ts';

/** Images read at a time. */
const chunkSize = 1_000;

/** One search at a time: the next may begin when the one before has ended. */
export function createImageSearch(table: ImageTable): ImageSearch {
  const published = createMultiIndex();
  const checked = createMultiIndex();
  let position: Position | undefined;
  let known = 0;

  async function follow(): Promise<void> {
    for (;;) {
      position ??= await table.start();
      const { added, removed, position: next, gap } = await table.changes(position, chunkSize);
      if (gap) {
        published.clear();
        checked.clear();
        known = 0;
        position = undefined;
        continue;
      }
      for (const { number, minute, hashes, checked: isChecked } of added) {
        const bands = isChecked ? checked : published;
        eachPackedHash(hashes, (words, part) => bands.add({ words, image: number, minute, part }));
        if (!isChecked) known += 1;
      }
      const gone = new Set(removed);
      known -= published.remove(gone);
      checked.remove(gone);
      position = next;
      if (added.length < chunkSize) return;
    }
  }

  async function searchIn<P extends FoundPublished | FoundChecked>(
    bands: MultiIndex,
    queries: readonly Uint32Array[],
    { distanceMax, limit }: ImageSearchOptions,
  ): Promise<ImageMatch<P>[]> {
    await follow();
    const matches = bands.search(queries, distanceMax, limit);
    if (matches.length === 0) return [];
    const stored = await table.images(matches.map(({ image }) => image));
    const byNumber = new Map(stored.map((image) => [image.number, image]));
    return matches.flatMap(({ image: number, distance, query, part }) => {
      const found = byNumber.get(number);
      // Removed by somebody else a moment ago.
      if (!found) return [];
      const image: P = { id: found.id, ...JSON.parse(found.body) };
      return [{ image, distance, query, part: imageParts[part] ?? 'whole' }];
    });
  }

  return {
    search: (queries, options) => searchIn(published, queries, options),
    searchChecked: (queries, options) => searchIn(checked, queries, options),
    async count() {
      // Counting the rows of a million takes longer than a search; reading them all, much longer.
      if (!position) return table.count();
      await follow();
      return known;
    },
  };
}
