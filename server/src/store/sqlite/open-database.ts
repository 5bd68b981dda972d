/** A SQLite file as Kysely wants it, on the driver that comes with Node. */
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { Kysely, SqliteAdapter, SqliteDialect, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../schema.ts';

/** How long a statement waits for a command that writes to the same file. */
const busyTimeoutMs = 10_000;

/** How long the emptying of the log waits for those who read. */
const emptyTimeoutMs = 250;

/** Statements kept ready; the batches' lengths vary, so the number of different texts has to be bounded. */
const statementsMax = 500;

/**
 * Kysely's own adapter leaves migrations outside of any transaction; inside one they hold the write lock, so
 * that processes that start together on a new folder wait for each other, and a crash leaves no half of them.
 */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

class Dialect extends SqliteDialect {
  override createAdapter() {
    return new TransactionalAdapter();
  }
}

/** Durable (`synchronous=full`), readable while written (WAL), and what is deleted is overwritten with zeros. */
export function openDatabase(path: string, { readOnly }: { readOnly: boolean }): Kysely<Database> {
  const sqlite = new DatabaseSync(path, { readOnly, timeout: busyTimeoutMs });
  if (!readOnly) {
    sqlite.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
    sqlite.exec('pragma secure_delete = on');
    // The log may grow to 40 MB: copying it back ten times less often leaves more commits short.
    sqlite.exec('pragma wal_autocheckpoint = 10000');
  }
  sqlite.exec('pragma cache_size = -65536; pragma temp_store = memory');

  const statements = new LRUCache<string, ReturnType<typeof adapt>>({ max: statementsMax });
  const prepare = (text: string) => {
    // Every transaction of this service writes, so it asks for the write lock at once: a deferred one could
    // find its snapshot stale half-way and fail.
    const statement = text === 'begin' ? 'begin immediate' : text;
    const known = statements.get(statement);
    if (known) return known;
    const fresh = adapt(sqlite.prepare(statement));
    statements.set(statement, fresh);
    return fresh;
  };
  return new Kysely<Database>({
    dialect: new Dialect({ database: { prepare, close: () => sqlite.close() } }),
  });
}

/**
 * Empties the write-ahead log, which still holds what was deleted. Should a command be reading for longer than a
 * moment, it is left to the next deletion or to the end: no write waits for it.
 */
export async function emptyLog<T>(db: Kysely<T>): Promise<void> {
  await sql`pragma busy_timeout = ${sql.lit(emptyTimeoutMs)}`.execute(db);
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
  await sql`pragma busy_timeout = ${sql.lit(busyTimeoutMs)}`.execute(db);
}

function adapt(statement: StatementSync) {
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters: readonly unknown[]) => statement.all(...values(parameters)),
    run: (parameters: readonly unknown[]) => statement.run(...values(parameters)),
    iterate: (parameters: readonly unknown[]) => statement.iterate(...values(parameters)),
  };
}
