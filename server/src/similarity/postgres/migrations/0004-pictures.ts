/**
 * Known images with their hashes, on PostgreSQL. On SQLite they have a file of their own
 * (similarity/sqlite/image-file.ts), so that a large index does not weigh on the service's store.
 */
import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const images: Migration = { up };

async function up(db: Kysely<unknown>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  const { schema } = db;
  await schema
    .createTable('pictures')
    .addColumn('number', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('body', 'text', (column) => column.notNull())
    .execute();
  // Apart from the images: every node reads all hashes when it starts, and of the images only those it finds.
  await schema
    .createTable('picture_hashes')
    .addColumn('number', 'bigint', (column) =>
      column.primaryKey().references('pictures.number').onDelete('cascade'),
    )
    .addColumn('minute', 'integer', (column) => column.notNull())
    .addColumn('hashes', 'bytea', (column) => column.notNull())
    .execute();
  // Hashes look like chance: trying to compress them costs time and gains nothing.
  await sql`alter table picture_hashes alter column hashes set storage plain`.execute(db);
  await schema
    .createTable('picture_removals')
    .addColumn('place', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('number', 'bigint', (column) => column.notNull())
    .execute();
}
