/** The text index that many machines share: the suite over a real PostgreSQL, and how it ranks beside SQLite. */
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { syntheticPassage, syntheticQuery } from '../../../bench/synthetic-corpus.ts';
import { sharePostgres } from '../../../test/support/postgres.ts';
import { openEvidenceIndex } from '../open-evidence-index.ts';
import { testTextIndex } from '../text-index.conformance.ts';
import { openPostgresTextIndex } from './postgres-text-index.ts';

const postgres = await sharePostgres();
after(() => postgres.stop());

testTextIndex('a text index on PostgreSQL', async () => {
  const url = await postgres.createDatabase();
  return { open: () => openPostgresTextIndex(url, 'passages'), remove: async () => undefined };
});

test('both databases give the same hits, in the same order, with the same scores', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'riscontro-index-'));
  const indexes = [
    await openEvidenceIndex({ dataDir, databaseUrl: undefined }),
    await openEvidenceIndex({ dataDir, databaseUrl: await postgres.createDatabase() }),
  ];
  const passages = Array.from({ length: 400 }, (_, number) => syntheticPassage(number));
  const answers = await Promise.all(
    indexes.map(async (index) => {
      await index.add(passages);
      const found = [];
      for (let number = 0; number < 20; number++) {
        const hits = await index.search(syntheticQuery(number, 400).concepts, { limit: 5 });
        found.push(hits.map(({ id, score }) => `${id} ${score.toFixed(9)}`));
      }
      return found;
    }),
  );
  assert.equal(answers[0]?.flat().length, 100);
  assert.deepEqual(answers[0], answers[1]);
  await Promise.all(indexes.map((index) => index.close()));
  await rm(dataDir, { recursive: true });
});
