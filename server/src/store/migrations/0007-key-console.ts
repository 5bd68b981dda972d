/** What the owner of a key is shown: usage by the day, last errors; and registrations that wait for their e-mail. */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const keyConsole: Migration = { up };

async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  // A row for the month and one for the day, in one statement: counting by the day costs no further write.
  await schema.alterTable('usage').renameColumn('month', 'period').execute();
  await schema.createIndex('usage_by_period').on('usage').column('period').execute();

  await schema
    .createTable('key_errors')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('key_id', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('status', 'integer', (column) => column.notNull())
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('route', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('key_errors_by_key').on('key_errors').columns(['key_id', 'at']).execute();
  await schema.createIndex('key_errors_by_age').on('key_errors').column('at').execute();

  await schema
    .createTable('pending_keys')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('quota', 'integer', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
}
