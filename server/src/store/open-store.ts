/** The store that the settings ask for. */

import type { PostgresAccess } from '../database/postgres-pool.ts';
import type { Actor } from './audit-store.ts';
import { openPostgresStore } from './postgres/postgres-store.ts';
import { openSqliteStore } from './sqlite/sqlite-store.ts';
import type { Store } from './store.ts';

export interface StoreSettings {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
}

export interface StoreOptions extends PostgresAccess {
  /** Whether this is the process that serves; commands work beside it on the same store. */
  readonly server: boolean;
  /** Who is noted in the audit log where nobody else is named. Absent: the service. */
  readonly opener?: Actor;
}

export function openStore(
  { dataDir, databaseUrl }: StoreSettings,
  { server, opener, ...access }: StoreOptions,
): Promise<Store> {
  return databaseUrl === undefined
    ? openSqliteStore(dataDir, { server, ...(opener ? { opener } : {}) })
    : openPostgresStore(databaseUrl, { ...access, ...(opener ? { opener } : {}) });
}
