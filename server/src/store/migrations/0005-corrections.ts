/** Reports of errors, versions of results, and results that were taken away. */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const corrections: Migration = { up };

async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  // The current version stays in `results`, where it is read; the ones before it move here.
  await schema
    .alterTable('results')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await schema.alterTable('results').addColumn('hidden_at', 'bigint').execute();
  await schema
    .createTable('result_versions')
    .addColumn('result_id', 'text', (column) => column.notNull().references('results.id').onDelete('cascade'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('replaced_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('result_versions_key', ['result_id', 'version'])
    .execute();

  // A tombstone: all that is left of a deleted result.
  await schema
    .createTable('deleted_results')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('deleted_at', 'bigint', (column) => column.notNull())
    .execute();

  await schema
    .createTable('reports')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('result_id', 'text', (column) => column.notNull().references('results.id').onDelete('cascade'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('resolved_at', 'bigint')
    .addColumn('outcome', 'text')
    .addColumn('note', 'text')
    .addColumn('new_version', 'integer')
    .execute();
  await schema.createIndex('reports_by_result').on('reports').column('result_id').execute();
  await schema.createIndex('reports_by_age').on('reports').columns(['resolved_at', 'created_at']).execute();
}
