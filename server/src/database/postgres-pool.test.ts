/** One pool for all parts of a node, counted at the server. */
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import pg from 'pg';
import { sharePostgres } from '../../test/support/postgres.ts';
import { waitUntil } from '../../test/support/wait-until.ts';
import { openClaimReviews, openEvidenceIndex } from '../evidence/open-evidence-index.ts';
import { openImageIndex } from '../similarity/open-image-index.ts';
import { openStore } from '../store/open-store.ts';
import { openPostgresPool, transaction } from './postgres-pool.ts';

const postgres = await sharePostgres();
after(() => postgres.stop());

/** Asks about the connections of a database from a connection that is not counted. */
async function connectionsTo(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'counts' });
  await client.connect();
  const { rows } = await client.query(
    `select application_name as name, count(*)::int as count from pg_stat_activity
     where datname = current_database() and application_name <> 'counts' group by 1`,
  );
  await client.end();
  return Object.fromEntries(rows.map(({ name, count }) => [name, count as number]));
}

test('store, text indexes and images of a node have one pool, and the thread that searches images a connection', async (t) => {
  const databaseUrl = await postgres.createDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'riscontro-pool-'));
  t.after(() => rm(dataDir, { recursive: true }));
  const pool = await openPostgresPool(databaseUrl, { connectionsMax: 6 });
  const settings = { databaseUrl, dataDir };
  const store = await openStore(settings, { server: true, pool });
  const index = await openEvidenceIndex(settings, { pool });
  const reviews = await openClaimReviews(settings, { pool });
  const images = await openImageIndex(settings, { pool });
  const many = Array.from({ length: 40 });
  await Promise.all(
    many.flatMap(() => [
      store.ping(),
      index.search([{ terms: [{ term: 'torre', weight: 1 }] }], { limit: 5 }),
      reviews.count(),
      images.forget('none', 1),
      images.count(),
    ]),
  );
  const open = await connectionsTo(databaseUrl);
  assert.deepEqual(Object.keys(open).sort(), ['riscontro', 'riscontro images']);
  assert.ok((open.riscontro ?? 0) <= 6, `${open.riscontro} connections`);
  assert.equal(open['riscontro images'], 1);
  for (const part of [images, reviews, index, store]) await part.close();
  assert.deepEqual(
    await pool.query('select 1 as one').then(({ rows }) => rows),
    [{ one: 1 }],
    'it stays open',
  );
  await pool.end();
  // The server takes a moment to see that a connection is gone.
  await waitUntil(
    'every connection is closed',
    async () => Object.keys(await connectionsTo(databaseUrl)).length === 0,
  );
});

test('what a transaction sets for itself does not stay with the connection', async () => {
  const pool = await openPostgresPool(await postgres.createDatabase(), { connectionsMax: 1 });
  const seqscan = async () => (await pool.query('show enable_seqscan')).rows[0].enable_seqscan;
  const inside = await transaction(
    pool,
    async (client) => (await client.query('show enable_seqscan')).rows[0].enable_seqscan,
    'begin; set local enable_seqscan = off',
  );
  assert.deepEqual([inside, await seqscan()], ['off', 'on']);
  await assert.rejects(
    transaction(pool, () => Promise.reject(new Error('no'))),
    /no/,
  );
  assert.equal(await seqscan(), 'on', 'another connection is made');
  await pool.end();
});
