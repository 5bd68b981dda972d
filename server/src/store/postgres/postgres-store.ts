/** The store that many machines share. */
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Actor } from '../audit-store.ts';
import type { Database } from '../schema.ts';
import type { Store } from '../store.ts';
import { createStore } from '../store-over-kysely.ts';
import { createWrites } from '../writes.ts';

const int8 = pg.types.builtins.INT8;

/** Counts and times fit a number; `pg` gives strings unless told so. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === int8 ? Number : pg.types.getTypeParser(oid, format)) as never,
};

export interface PostgresOptions {
  readonly connectionsMax?: number;
  /** Who is noted in the audit log where nobody else is named. Absent: the service. */
  readonly opener?: Actor;
  /** Called when a connection that nobody is using breaks; the pool replaces it by itself. */
  readonly onIdleError?: (error: Error) => void;
}

export async function openPostgresStore(databaseUrl: string, options: PostgresOptions = {}): Promise<Store> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: options.connectionsMax ?? 10,
    connectionTimeoutMillis: 10_000,
    application_name: 'riscontro',
    types,
  });
  pool.on('error', (error) => options.onIdleError?.(error));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const writes = createWrites(db, 'postgres');
  try {
    await writes.migrate();
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return createStore(db, {
    writes,
    opener: options.opener ?? { kind: 'server' },
    release: () => db.destroy(),
  });
}
