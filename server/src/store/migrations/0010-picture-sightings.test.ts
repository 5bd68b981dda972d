/** What the update takes out of the results of earlier versions, on SQLite; for PostgreSQL see similarity/postgres. */
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { openDatabase } from '../sqlite/open-database.ts';
import { imageSightings } from './0010-picture-sightings.ts';
import { migrate } from './index.ts';

test('stored results and their earlier versions lose the secrets of links, however many there are', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'riscontro-update-'));
  const db = openDatabase(join(folder, 'riscontro.sqlite'), { readOnly: false });
  await migrate(db);
  const body = '{"tipo":"articolo","contenuto":{"url":"https://example.org/a?id=7&chiave=segreta"}}';
  const text = '{"tipo":"testo","contenuto":{"testo":"https://example.org/?chiave=segreta"}}';
  const ids = Array.from({ length: 450 }, (_, at) => `risultato-${at}`);
  const row = (id: string, kind: string, stored: string) => ({
    id,
    kind,
    key_id: 'k',
    created_at: 1,
    body: stored,
  });
  await db
    .insertInto('results')
    .values([...ids.map((id) => row(id, 'articolo', body)), row('testo', 'testo', text)])
    .execute();
  const versions = ['risultato-3', 'risultato-449'].map((result_id) => ({
    result_id,
    version: 1,
    body,
    replaced_at: 2,
  }));
  await db.insertInto('result_versions').values(versions).execute();

  await imageSightings.up(db);
  const clean = '{"tipo":"articolo","contenuto":{"url":"https://example.org/a?id=7"}}';
  const stored = await db.selectFrom('results').select('body').distinct().orderBy('body').execute();
  assert.deepEqual(
    stored.map((one) => one.body),
    [clean, text],
  );
  const earlier = await db.selectFrom('result_versions').select('body').distinct().execute();
  assert.deepEqual(
    earlier.map((one) => one.body),
    [clean],
  );
  await db.destroy();
  await rm(folder, { recursive: true });
});
