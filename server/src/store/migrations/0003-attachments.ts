/** The images of a result's page. They go with their result, whoever removes it. */
import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const attachments: Migration = { up };

async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await db.schema
    .createTable('attachments')
    .addColumn('result_id', 'text', (column) => column.notNull().references('results.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('media_type', 'text', (column) => column.notNull())
    .addColumn('bytes', isPostgres ? 'bytea' : 'blob', (column) => column.notNull())
    .addPrimaryKeyConstraint('attachments_key', ['result_id', 'name'])
    .execute();
  // Images are compressed already: trying it again costs time and gains nothing.
  if (isPostgres) await sql`alter table attachments alter column bytes set storage external`.execute(db);
}
