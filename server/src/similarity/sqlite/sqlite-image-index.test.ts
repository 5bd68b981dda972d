/** The index of images in one file: the suite, and what is SQLite's own. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { randomHash, testImageIndex } from '../image-index.conformance.ts';
import { openImageIndex } from '../open-image-index.ts';
import { packHashes } from '../packed-hashes.ts';
import { forgetResult, rememberChecked, rememberLeadImage } from '../result-images.ts';

const newFolder = () => mkdtemp(join(tmpdir(), 'riscontro-pictures-'));

testImageIndex('an index of pictures on SQLite', async () => {
  const dataDir = await newFolder();
  return {
    open: () => openImageIndex({ dataDir, databaseUrl: undefined }),
    remove: () => rm(dataDir, { recursive: true }),
  };
});

/** Whether the bytes stand in any file of the folder. */
async function isIn(folder: string, bytes: string | Uint8Array): Promise<boolean> {
  const files = await readdir(folder, { withFileTypes: true });
  const contents = await Promise.all(
    files.filter((file) => file.isFile()).map((file) => readFile(join(folder, file.name))),
  );
  return contents.some((content) => content.includes(bytes));
}

test('of what is forgotten or has had its time no byte is left in any file, the log among them', async () => {
  const dataDir = await newFolder();
  const index = await openImageIndex({ dataDir, databaseUrl: undefined });
  const nowMs = Date.now();
  const bytesOf = (words: Uint32Array) => new Uint8Array(words.buffer);
  const [checked, article, old, kept] = [randomHash(), randomHash(), randomHash(), randomHash()];
  const seen = (resultId: string, words: Uint32Array, atMs = nowMs) => ({
    resultId,
    nowMs: atMs,
    hashes: [{ words, part: 'whole' as const }],
  });
  const page = { url: 'https://example.org/indirizzo-di-prova', title: 'titolo di prova' };
  await rememberChecked(index, seen('immagine', checked));
  await rememberChecked(index, seen('tenuta', kept));
  await rememberChecked(index, seen('scaduta', old, nowMs - 1_000));
  await rememberLeadImage(index, { ...seen('articolo', article), ...page });
  // Searched once, so that a reader is there as in a running service.
  assert.equal((await index.searchChecked([checked], { distanceMax: 0, limit: 1 })).length, 1);
  for (const words of [checked, article, old, kept]) assert.ok(await isIn(dataDir, bytesOf(words)));
  assert.ok(await isIn(dataDir, 'indirizzo-di-prova'));

  await forgetResult(index, 'immagine', nowMs);
  await forgetResult(index, 'articolo', nowMs);
  await index.sweep({ nowMs, keptBeforeMs: nowMs - 1_000 });
  for (const words of [checked, article, old]) assert.equal(await isIn(dataDir, bytesOf(words)), false);
  assert.equal(await isIn(dataDir, 'indirizzo-di-prova'), false);
  assert.equal(await isIn(dataDir, 'titolo di prova'), false);
  assert.ok(await isIn(dataDir, bytesOf(kept)));
  await index.close();
  await rm(dataDir, { recursive: true });
});

test('what version 1 kept of checks and articles is gone after the update, its links too, and imports are there', async () => {
  const dataDir = await newFolder();
  const old = new DatabaseSync(join(dataDir, 'pictures.sqlite'));
  old.exec(`pragma journal_mode = wal;
    create table pictures (number integer primary key autoincrement, id text not null unique, body text not null);
    create table picture_hashes (number integer primary key, minute integer not null, hashes blob not null);
    create table picture_removals (place integer primary key autoincrement, number integer not null);
    pragma user_version = 1`);
  const words = randomHash();
  const addOld = old.prepare('insert into pictures (id, body) values (?, ?)');
  for (const [id, body] of Object.entries({
    a: { url: 'https://example.org/v/a?chiave=segreta', title: 'Riscontro: autentica', origin: 'verifica' },
    b: { url: 'https://example.org/b?chiave=segreta', title: 'Articolo', origin: 'articolo' },
    c: { url: 'https://example.org/c', title: 'Dice "origin":"verifica"', origin: 'importata' },
  })) {
    const { lastInsertRowid } = addOld.run(id, JSON.stringify(body));
    const hashes = Buffer.from(packHashes([{ words, part: 'whole' }]));
    old.prepare('insert into picture_hashes values (?, 1, ?)').run(lastInsertRowid, hashes);
  }
  // Deleted before there was anything to overwrite it.
  addOld.run('d', '{"url":"https://example.org/d?chiave=segreta"}');
  old.exec("delete from pictures where id = 'd'");
  old.close();
  const index = await openImageIndex({ dataDir, databaseUrl: undefined });
  const found = await index.search([words], { distanceMax: 0, limit: 9 });
  assert.deepEqual(
    found.map(({ image }) => image.id),
    ['c'],
  );
  assert.deepEqual(await index.searchChecked([words], { distanceMax: 0, limit: 9 }), []);
  assert.equal(await isIn(dataDir, 'chiave=segreta'), false);
  await index.close();
  await rm(dataDir, { recursive: true });
});

test('a server starts and searches while an import holds the file', async () => {
  const dataDir = await newFolder();
  await (await openImageIndex({ dataDir, databaseUrl: undefined })).close();
  const importer = new DatabaseSync(join(dataDir, 'pictures.sqlite'));
  importer.exec('begin immediate');
  const index = await openImageIndex({ dataDir, databaseUrl: undefined });
  assert.deepEqual(await index.search([randomHash()], { distanceMax: 31, limit: 1 }), []);
  await index.close();
  importer.close();
  await rm(dataDir, { recursive: true });
});

/** Adds images one batch after the other and tells when each is done, until it is killed. */
const importer = `
  import { openImageIndex } from ${JSON.stringify(new URL('../open-image-index.ts', import.meta.url).href)};
  const index = await openImageIndex({ dataDir: import.meta.dirname, databaseUrl: undefined });
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
    const index = await openImageIndex({ dataDir, databaseUrl: undefined });
    const count = await index.count();
    assert.equal(count % 50, 0);
    assert.ok(count >= 50 * batches, `${count} pictures of ${batches} batches`);
    const words = (number: number) =>
      Uint32Array.from({ length: 8 }, (_, word) => number * 2654435761 * (word + 1));
    const [first] = await index.search([words(batches * 50)], { distanceMax: 0, limit: 1 });
    assert.equal(first?.image.id, `${batches - 1}/49`);
    await index.close();
  }
  await rm(dataDir, { recursive: true });
});
