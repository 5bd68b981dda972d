/**
 * Images that checks keep belong to their results: they say when they were kept, so that they end with the results,
 * and what was forgotten is not taken again. On SQLite: similarity/sqlite/image-file.ts.
 *
 * What earlier versions kept of checks and of articles is deleted. It holds links with secrets, tells others what was
 * checked, and does not say to which result it belongs; articles are kept again when they are read again. Stored
 * results lose the same.
 */
import { type Kysely, PostgresAdapter } from 'kysely';
import type { Migration } from 'kysely/migration';
import { changeImages } from '../../similarity/postgres/migrations/0010-picture-sightings.ts';
import { withoutOthers } from './without-others.ts';

export const imageSightings: Migration = { up };

async function up(db: Kysely<unknown>): Promise<void> {
  await cleanResults(db as Kysely<Tables>);
  if (db.getExecutor().adapter instanceof PostgresAdapter) await changeImages(db);
}

/** As they are at this point. */
interface Tables {
  results: { id: string; kind: string; body: string };
  result_versions: { result_id: string; version: number; body: string };
}

const resultsAtATime = 200;

/** Results of earlier versions hold whole links and name other people's checks as appearances. */
async function cleanResults(db: Kysely<Tables>): Promise<void> {
  for (let last: string | undefined = ''; last !== undefined; ) {
    const rows: Tables['results'][] = await db
      .selectFrom('results')
      .select(['id', 'kind', 'body'])
      .where('id', '>', last)
      .where('kind', '!=', 'testo')
      .orderBy('id')
      .limit(resultsAtATime)
      .execute();
    for (const { id, body } of rows) {
      const clean = withoutOthers(body);
      if (clean !== body) await db.updateTable('results').set({ body: clean }).where('id', '=', id).execute();
    }
    last = rows.at(-1)?.id;
    await cleanVersions(
      db,
      rows.map(({ id }) => id),
    );
  }
}

async function cleanVersions(db: Kysely<Tables>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await db
    .selectFrom('result_versions')
    .select(['result_id', 'version', 'body'])
    .where('result_id', 'in', ids)
    .execute();
  for (const { result_id, version, body } of rows) {
    await db
      .updateTable('result_versions')
      .set({ body: withoutOthers(body) })
      .where('result_id', '=', result_id)
      .where('version', '=', version)
      .execute();
  }
}
