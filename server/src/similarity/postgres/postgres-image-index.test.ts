/** The index of images that many machines share: the suite over a real PostgreSQL. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { sharePostgres } from '../../../test/support/postgres.ts';
import { imageSightings } from '../../store/migrations/0010-picture-sightings.ts';
import { testImageIndex } from '../image-index.conformance.ts';
import { openImageIndex } from '../open-image-index.ts';

const postgres = await sharePostgres();
after(() => postgres.stop());

testImageIndex('an index of pictures on PostgreSQL', async () => {
  const databaseUrl = await postgres.createDatabase();
  return {
    open: () => openImageIndex({ dataDir: '.', databaseUrl }),
    remove: async () => undefined,
  };
});

test('what version 1 kept of checks and articles is gone after the update, and other nodes hear of it', async () => {
  const databaseUrl = await postgres.createDatabase();
  await (await openImageIndex({ dataDir: '.', databaseUrl })).close();
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  await pool.query(`alter table pictures drop column kept_at; alter table picture_hashes drop column checked;
    drop table forgotten_pictures`);
  const bodies = {
    a: { url: 'https://example.org/v/a', title: 'Riscontro: autentica', origin: 'verifica' },
    b: { url: 'https://example.org/b?chiave=segreta', title: 'Articolo', origin: 'articolo' },
    c: { url: 'https://example.org/c', title: 'Dice "origin":"verifica" \u0000', origin: 'importata' },
  };
  for (const [id, body] of Object.entries(bodies))
    await pool.query('insert into pictures (id, body) values ($1, $2)', [id, JSON.stringify(body)]);
  await pool.query(
    "insert into results (id, kind, key_id, created_at, body) values ('r', 'articolo', 'k', 1, $1)",
    ['{"tipo":"articolo","contenuto":{"url":"https://example.org/?chiave=segreta"}}'],
  );
  await pool.query(
    'insert into result_versions (result_id, version, body, replaced_at) select id, 1, body, 2 from results',
  );
  await imageSightings.up(db);
  const { rows } = await pool.query('select id from pictures');
  assert.deepEqual(rows, [{ id: 'c' }]);
  assert.equal((await pool.query('select number from picture_removals')).rowCount, 2);
  const results = await pool.query('select body from results union all select body from result_versions');
  const cleaned = { body: '{"tipo":"articolo","contenuto":{"url":"https://example.org/"}}' };
  assert.deepEqual(results.rows, [cleaned, cleaned]);
  await db.destroy();
});
