/** A reader that has fallen behind what the database remembers. */
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { image, randomHash } from './image-index.conformance.ts';
import { createImageSearch } from './image-search.ts';
import { rowOf } from './image-table.ts';
import { prepareImageFile } from './sqlite/image-file.ts';
import { openSqliteImageTable } from './sqlite/sqlite-image-table.ts';

test('a reader that missed removals which are forgotten by now begins again', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'riscontro-pictures-'));
  prepareImageFile(dataDir);
  const [writer, reader] = [false, true].map((readOnly) => openSqliteImageTable(dataDir, { readOnly }));
  assert.ok(writer && reader);
  const { search, count } = createImageSearch(reader);
  const words = randomHash();
  const images = Array.from({ length: 5 }, () => image(words));
  const find = async (limit = 10) =>
    (await search([words], { distanceMax: 0, limit })).map((match) => match.image.id);
  await writer.add(images.map(rowOf));
  assert.equal((await find()).length, 5);
  for (const { id } of images.slice(0, 4)) await writer.forget(id, 0);
  const file = new DatabaseSync(join(dataDir, 'pictures.sqlite'));
  file.exec('delete from picture_removals where place <= 3');
  file.close();
  // With room for one only, a hash that should be gone would take its place.
  assert.deepEqual(await find(1), [images[4]?.id]);
  assert.equal(await count(), 1);
  await Promise.all([writer.close(), reader.close()]);
  await rm(dataDir, { recursive: true });
});
