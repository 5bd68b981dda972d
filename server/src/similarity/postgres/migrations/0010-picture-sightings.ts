/**
 * Images that checks keep say when they were kept, and what was forgotten is noted, on PostgreSQL: the images' part of
 * store/migrations/0010-picture-sightings.ts. On SQLite: similarity/sqlite/image-file.ts.
 */
import { type Kysely, sql } from 'kysely';

export async function changeImages(db: Kysely<unknown>): Promise<void> {
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
