/** The index of pictures in one file: the suite, and what is SQLite's own. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { openPictureIndex } from '../open-picture-index.ts';
import { randomHash, testPictureIndex } from '../picture-index.conformance.ts';

const newFolder = () => mkdtemp(join(tmpdir(), 'riscontro-pictures-'));

testPictureIndex('an index of pictures on SQLite', async () => {
  const dataDir = await newFolder();
  return {
    open: () => openPictureIndex({ dataDir, databaseUrl: undefined }),
    remove: () => rm(dataDir, { recursive: true }),
  };
});

test('a server starts and searches while an import holds the file', async () => {
  const dataDir = await newFolder();
  await (await openPictureIndex({ dataDir, databaseUrl: undefined })).close();
  const importer = new DatabaseSync(join(dataDir, 'pictures.sqlite'));
  importer.exec('begin immediate');
  const index = await openPictureIndex({ dataDir, databaseUrl: undefined });
  assert.deepEqual(await index.search([randomHash()], { distanceMax: 31, limit: 1 }), []);
  await index.close();
  importer.close();
  await rm(dataDir, { recursive: true });
});

/** Adds pictures one batch after the other and tells when each is done, until it is killed. */
const importer = `
  import { openPictureIndex } from ${JSON.stringify(new URL('../open-picture-index.ts', import.meta.url).href)};
  const index = await openPictureIndex({ dataDir: import.meta.dirname, databaseUrl: undefined });
  for (let batch = 0; ; batch += 1) {
    await index.add(Array.from({ length: 50 }, (_, at) => ({
      id: batch + '/' + at, url: 'https://example.org/', title: '', origin: 'importata',
      hashes: [{ words: Uint32Array.from({ length: 8 }, (_, word) => (batch * 50 + at + 1) * 2654435761 * (word + 1)), part: 'whole' }],
    })));
    console.log(batch);
  }`;

test('a killed import loses no batch that it was told was written, and leaves no half of another', async () => {
  const dataDir = await newFolder();
  const script = join(dataDir, 'importer.mjs');
  await writeFile(script, importer);
  for (let kill = 0; kill < 2; kill += 1) {
    const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
    let told = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      told += text;
      if (told.split('\n').length > 12 * (kill + 1)) child.kill('SIGKILL');
    });
    await once(child, 'close');
    const batches = told.split('\n').length - 1;
    const index = await openPictureIndex({ dataDir, databaseUrl: undefined });
    const count = await index.count();
    assert.equal(count % 50, 0);
    assert.ok(count >= 50 * batches, `${count} pictures of ${batches} batches`);
    const words = (number: number) =>
      Uint32Array.from({ length: 8 }, (_, word) => number * 2654435761 * (word + 1));
    const [first] = await index.search([words(batches * 50)], { distanceMax: 0, limit: 1 });
    assert.equal(first?.picture.id, `${batches - 1}/49`);
    await index.close();
  }
  await rm(dataDir, { recursive: true });
});
