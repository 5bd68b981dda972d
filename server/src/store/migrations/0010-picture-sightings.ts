/**
 * Pictures that checks keep belong to their results: they say when they were kept, so that they end with the results,
 * and what was forgotten is not taken again. On SQLite: similarity/sqlite/picture-file.ts.
 *
 * What earlier versions kept of checks and of articles is deleted. It holds links with secrets, tells others what was
 * checked, and does not say to which result it belongs; articles are kept again when they are read again.
 */
import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const pictureSightings: Migration = { up };

async function up(db: Kysely<unknown>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  const { schema } = db;
  await schema.alterTable('pictures').addColumn('kept_at', 'bigint').execute();
  await schema
    .alterTable('picture_hashes')
    .addColumn('checked', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute();
  await sql`create index pictures_by_age on pictures (kept_at) where kept_at is not null`.execute(db);
  await schema
    .createTable('forgotten_pictures')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  // Exact: within a JSON text every quotation mark of a title or an address has a backslash before it.
  await sql`
    with gone as (
      delete from pictures
      where body like '%"origin":"verifica"%' or body like '%"origin":"articolo"%'
      returning number
    )
    insert into picture_removals (number) select number from gone`.execute(db);
}
