import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { saidOfFile } from '../../../test/support/said-faults.ts';
import type { ImageIndex } from '../image-index.ts';
import type { ImageHasher } from '../media-hasher.ts';
import { openImageIndex } from '../open-image-index.ts';
import { createImageImport } from './image-import.ts';
import type { ImageRecord } from './image-record.ts';
import { createImportBookmarks } from './import-bookmarks.ts';

const words = (seed: number) => new Uint32Array(8).map((_, word) => Math.imul(seed + 1, 0x9e3779b1 + word));

const record = (number: number): ImageRecord => ({
  id: `p${number}`,
  url: `https://example.org/${number}`,
  title: 'Il mare',
  from: { path: `${number}.jpg` },
});
const step = (records: number, finished: boolean) => ({
  file: 'list',
  offsetBytes: records * 10,
  records,
  bad: 0,
  finished,
});

describe('an import of pictures', () => {
  let folder: string;
  let index: ImageIndex;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'riscontro-import-'));
    index = await openImageIndex({ dataDir: folder, databaseUrl: undefined });
  });
  after(async () => {
    await index.close();
    await rm(folder, { recursive: true, force: true });
  });
  /** Hashes by the number in the path; fails as if the machine went off after so many. */
  const hasherFor = (
    hashed: string[],
    filesMax = Number.POSITIVE_INFINITY,
  ): Pick<ImageHasher, 'hashFile'> => ({
    async hashFile(path) {
      if (hashed.length >= filesMax) throw new Error('power cut');
      hashed.push(path);
      if (path === '7.jpg') return { fault: { code: 'image', values: { reason: 'damaged' } } } as const;
      const hash = { words: words(Number.parseInt(path, 10)), part: 'whole' as const };
      const stored = path === '8.jpg' ? [] : [hash];
      return { hashes: { words: hash.words, quality: 90, stored, queries: [] } };
    },
  });
  const importWith = (hashed: string[], told: string[], filesMax?: number) =>
    createImageImport({
      index,
      hasher: hasherFor(hashed, filesMax),
      bookmarks: createImportBookmarks(join(folder, 'image-imports'), 'here'),
      onBadImage: (path, fault) => void told.push(`${path}: ${saidOfFile(fault)}`),
    });

  test('interrupted within a batch, hashes no file twice that was in the index, and counts as if nothing had been', async () => {
    const records = Array.from({ length: 80 }, (_, number) => record(number));
    const [first, second, told]: [string[], string[], string[]] = [[], [], []];
    await assert.rejects(importWith(first, told, 70).add(records, step(80, true)), /power cut/);
    assert.equal(await index.count(), 62);

    const again = importWith(second, told);
    assert.equal(await again.bookmarkOf('list'), undefined);
    await again.add(records, step(80, true));
    assert.deepEqual(
      second,
      records.slice(64).map(({ from }) => ('path' in from ? from.path : '')),
    );
    assert.deepEqual(await again.bookmarkOf('list'), { ...step(80, true), added: 78, duplicates: 0, bad: 2 });
    assert.deepEqual(told, ['7.jpg: is damaged', '8.jpg: is too flat to be told from others']);
    assert.equal(await index.count(), 78);
  });

  test('batches that are given at once are added in order, and what is there already counts as such', async () => {
    const target = importWith([], []);
    const given = [1, 2, 3].map((number) => ({ ...record(number), from: { words: words(number) } }));
    const other = { ...step(3, false), file: 'other' };
    await Promise.all([
      target.add(given, other),
      target.add([{ ...record(500), from: { words: words(500) } }], { ...other, records: 4, finished: true }),
    ]);
    const bookmark = await target.bookmarkOf('other');
    assert.deepEqual([bookmark?.records, bookmark?.added, bookmark?.duplicates], [4, 1, 3]);
    const [match] = await index.search([words(500)], { distanceMax: 0, limit: 1 });
    assert.deepEqual([match?.image.id, match?.image.origin, match?.part], ['p500', 'importata', 'whole']);
  });
});
