/** The store that many machines share. */
import { Kysely, PostgresDialect } from 'kysely';
import { accessPostgres, type PostgresAccess } from '../../database/postgres-pool.ts';
import type { Actor } from '../audit-store.ts';
import type { Database } from '../schema.ts';
import type { Store } from '../store.ts';
import { createStore } from '../store-over-kysely.ts';
import { createWrites } from '../writes.ts';

export interface PostgresOptions extends PostgresAccess {
  /** Who is noted in the audit log where nobody else is named. Absent: the service. */
  readonly opener?: Actor;
}

const connectionsMax = 10;

export async function openPostgresStore(
  databaseUrl: string,
  { opener = { kind: 'server' }, ...access }: PostgresOptions = {},
): Promise<Store> {
  const { pool, release } = await accessPostgres(databaseUrl, { connectionsMax, ...access });
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return createStore(db, { writes: createWrites(db, 'postgres'), opener, release });
}
