/** Searches a table of pictures through its hashes in memory, which are brought up to date before every search. */
import { createHashBands } from './hash-bands.ts';
import { eachPackedHash, pictureParts } from './packed-hashes.ts';
import type { KnownPicture, PictureMatch, PictureSearch, PictureSearchOptions } from './picture-index.ts';
import type { PictureTable, Position } from './picture-table.ts';

/** Pictures read at a time. */
const chunkSize = 1_000;

/** One search at a time: the next may begin when the one before has ended. */
export function createPictureSearch(table: PictureTable): PictureSearch {
  const bands = createHashBands();
  let position: Position | undefined;
  let known = 0;

  async function follow(): Promise<void> {
    for (;;) {
      position ??= await table.start();
      const { added, removed, position: next, gap } = await table.changes(position, chunkSize);
      if (gap) {
        bands.clear();
        known = 0;
        position = undefined;
        continue;
      }
      for (const { number, minute, hashes } of added)
        eachPackedHash(hashes, (words, part) => bands.add({ words, picture: number, minute, part }));
      known += added.length - bands.remove(new Set(removed));
      position = next;
      if (added.length < chunkSize) return;
    }
  }

  async function search(
    queries: readonly Uint32Array[],
    { distanceMax, limit }: PictureSearchOptions,
  ): Promise<PictureMatch[]> {
    await follow();
    const matches = bands.search(queries, distanceMax, limit);
    if (matches.length === 0) return [];
    const stored = await table.pictures(matches.map(({ picture }) => picture));
    const byNumber = new Map(stored.map((picture) => [picture.number, picture]));
    return matches.flatMap(({ picture: number, distance, query, part }) => {
      const found = byNumber.get(number);
      // Removed by somebody else a moment ago.
      if (!found) return [];
      const picture: Omit<KnownPicture, 'hashes'> = { id: found.id, ...JSON.parse(found.body) };
      return [{ picture, distance, query, part: pictureParts[part] ?? 'whole' }];
    });
  }

  return {
    search,
    async count() {
      // Counting the rows of a million takes longer than a search; reading them all, much longer.
      if (!position) return table.count();
      await follow();
      return known;
    },
  };
}
