/** The text index in one file: the suite, and what is SQLite's own. */
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { testTextIndex } from '../text-index.conformance.ts';
import { openSqliteTextIndex } from './sqlite-text-index.ts';

const newFolder = () => mkdtemp(join(tmpdir(), 'riscontro-index-'));

testTextIndex('a text index on SQLite', async () => {
  const folder = await newFolder();
  return {
    open: () => openSqliteTextIndex(folder, 'passages'),
    remove: () => rm(folder, { recursive: true }),
  };
});

test('a server starts and searches while an import holds the file', async () => {
  const folder = await newFolder();
  await (await openSqliteTextIndex(folder, 'passages')).close();
  const importer = new DatabaseSync(join(folder, 'evidence.sqlite'));
  importer.exec('begin immediate');
  const index = await openSqliteTextIndex(folder, 'passages');
  assert.deepEqual(await index.search([{ terms: [{ term: 'x', weight: 1 }] }], { limit: 1 }), []);
  await index.close();
  importer.close();
  await rm(folder, { recursive: true });
});

test('passages and fact-checks in one file know nothing of each other', async () => {
  const folder = await newFolder();
  const passages = await openSqliteTextIndex(folder, 'passages');
  const reviews = await openSqliteTextIndex(folder, 'claim_reviews');
  const part = { title: '', text: 'La torre', language: 'it' as const, body: '{}' };
  await passages.add([{ key: 'a', fingerprint: 'a', parts: () => [part] }]);
  assert.deepEqual([await passages.count(), await reviews.count()], [1, 0]);
  await reviews.clear();
  assert.equal(await passages.count(), 1);
  await Promise.all([passages.close(), reviews.close()]);
  await rm(folder, { recursive: true });
});
