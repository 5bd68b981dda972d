/** The store that the settings ask for. */
import { openPostgresStore } from './postgres/postgres-store.ts';
import { openSqliteStore } from './sqlite/sqlite-store.ts';
import type { Store } from './store.ts';

export interface StoreSettings {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
}

/** `server: true` for the process that serves; commands work beside it on the same store. */
export function openStore(
  { dataDir, databaseUrl }: StoreSettings,
  options: { readonly server: boolean; readonly onIdleError?: (error: Error) => void },
): Promise<Store> {
  return databaseUrl === undefined
    ? openSqliteStore(dataDir, options)
    : openPostgresStore(databaseUrl, options.onIdleError ? { onIdleError: options.onIdleError } : {});
}
