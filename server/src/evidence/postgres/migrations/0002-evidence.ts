/**
 * The texts that verdicts rest on, with their words, on PostgreSQL. On SQLite they have a file of their own
 * (evidence/sqlite/index-schema.ts), so that a large index does not weigh on the service's store.
 */
import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const evidence: Migration = { up };

async function up(db: Kysely<unknown>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  await createIndexTables(db, 'passages');
  await createIndexTables(db, 'claim_reviews');
}

async function createIndexTables(db: Kysely<unknown>, name: string): Promise<void> {
  const { schema } = db;
  await schema
    .createTable(name)
    .addColumn('id', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('part', 'integer', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addUniqueConstraint(`${name}_by_key`, ['key', 'part'])
    .execute();
  await schema.createIndex(`${name}_by_fingerprint`).on(name).column('fingerprint').execute();

  // Apart from the texts: ranking reads many rows of words for one text that is shown.
  await schema
    .createTable(`${name}_words`)
    .addColumn('id', 'bigint', (column) => column.primaryKey().references(`${name}.id`).onDelete('cascade'))
    .addColumn('words', sql`tsvector`, (column) => column.notNull())
    .execute();
  await schema
    .createIndex(`${name}_words_by_word`)
    .on(`${name}_words`)
    .using('gin')
    .column('words')
    .execute();

  await schema
    .createTable(`${name}_frequencies`)
    .addColumn('term', 'text', (column) => column.primaryKey())
    .addColumn('documents', 'bigint', (column) => column.notNull())
    .execute();
  // Every import counts up the common words: room on each page keeps those updates in place.
  await sql`alter table ${sql.table(`${name}_frequencies`)} set (fillfactor = 50)`.execute(db);
  await schema
    .createTable(`${name}_totals`)
    .addColumn('documents', 'bigint', (column) => column.notNull())
    .addColumn('terms', 'bigint', (column) => column.notNull())
    .execute();
  await sql`insert into ${sql.table(`${name}_totals`)} values (0, 0)`.execute(db);
  await schema
    .createTable(`${name}_imports`)
    .addColumn('file', 'text', (column) => column.primaryKey())
    .addColumn('bookmark', 'text', (column) => column.notNull())
    .execute();
}
