/** Secrets that are rotated, and the operator's audit log. */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const keeping: Migration = { up };

async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .alterTable('secrets')
    .addColumn('created_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  // What signed before a rotation and is honoured for a while.
  await schema
    .createTable('former_secrets')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('former_secrets_key', ['name', 'value'])
    .execute();
}
