/** What the checks of visitors without a key hold of their daily allowances. It goes with its check. */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const visitors: Migration = { up };

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('check_allowances')
    .addColumn('check_id', 'text', (column) => column.notNull().references('checks.id').onDelete('cascade'))
    .addColumn('scope', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('check_allowances_key', ['check_id', 'scope'])
    .execute();
  await db.schema
    .createIndex('check_allowances_by_scope')
    .on('check_allowances')
    .columns(['scope', 'day'])
    .execute();
}
