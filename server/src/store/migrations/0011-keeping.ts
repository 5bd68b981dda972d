/** Secrets that are rotated, and the operator's audit log. */
import { type Kysely, PostgresAdapter, sql } from 'kysely';
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

  await schema
    .createTable('audit_log')
    .addColumn('sequence', 'bigint', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('actor_name', 'text')
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('details', 'text', (column) => column.notNull())
    .addColumn('previous_hash', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('audit_log_by_target').on('audit_log').column('target').execute();
  await (db.getExecutor().adapter instanceof PostgresAdapter ? refuseOnPostgres(db) : refuseOnSqlite(db));
}

/** Whoever works on the tables by hand is stopped too, until the triggers are removed on purpose. */
async function refuseOnPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`create function refuse_audit_change() returns trigger language plpgsql as
    $$ begin raise exception 'audit_log is append-only'; end $$`.execute(db);
  await sql`create trigger audit_log_append_only before update or delete or truncate on audit_log
    for each statement execute function refuse_audit_change()`.execute(db);
}

async function refuseOnSqlite(db: Kysely<unknown>): Promise<void> {
  for (const change of ['update', 'delete']) {
    await sql`create trigger ${sql.id(`audit_log_no_${change}`)} before ${sql.raw(change)} on audit_log
      begin select raise(abort, 'audit_log is append-only'); end`.execute(db);
  }
}
