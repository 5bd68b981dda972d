/** Keys, usage, checks under way, results and their cache. */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const shell: Migration = { up };

async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('api_keys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('purpose', 'text')
    .addColumn('quota', 'integer', (column) => column.notNull())
    .addColumn('active', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('api_keys_by_name').on('api_keys').column('name').execute();

  await schema
    .createTable('key_secrets')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('key_id', 'text', (column) => column.notNull().references('api_keys.id'))
    .addColumn('prefix', 'text', (column) => column.notNull())
    .addColumn('last_four', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint')
    .execute();
  await schema.createIndex('key_secrets_by_key').on('key_secrets').column('key_id').execute();

  await schema
    .createTable('usage')
    .addColumn('key_id', 'text', (column) => column.notNull())
    .addColumn('month', 'text', (column) => column.notNull())
    .addColumn('used', 'integer', (column) => column.notNull())
    .addColumn('from_cache', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('usage_key', ['key_id', 'month'])
    .execute();

  await schema
    .createTable('checks')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('cache_key', 'text', (column) => column.notNull())
    .addColumn('key_id', 'text', (column) => column.notNull())
    .addColumn('month', 'text', (column) => column.notNull())
    .addColumn('node_id', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('problem', 'text')
    .addColumn('started_at', 'bigint', (column) => column.notNull())
    .addColumn('lease_until', 'bigint', (column) => column.notNull())
    .execute();
  // Two checks of the same content never run at once, whichever nodes they were sent to.
  await schema
    .createIndex('checks_running')
    .unique()
    .on('checks')
    .column('cache_key')
    .where('state' as never, '=', 'running')
    .execute();
  await schema
    .createIndex('checks_by_key')
    .on('checks')
    .columns(['key_id', 'month'])
    .where('state' as never, '=', 'running')
    .execute();

  await schema
    .createTable('results')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('key_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('results_by_age').on('results').column('created_at').execute();

  await schema
    .createTable('cache_entries')
    .addColumn('cache_key', 'text', (column) => column.primaryKey())
    .addColumn('result_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('cache_entries_by_age').on('cache_entries').column('created_at').execute();

  await schema
    .createTable('secrets')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('spent_challenges')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('allowances')
    .addColumn('scope', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('used', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('allowances_key', ['scope', 'day'])
    .execute();
}
