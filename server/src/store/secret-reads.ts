/** The secrets that are kept in the store. */
import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';
import type { KeptSecret } from './secrets-store.ts';

export async function keptSecrets(db: Kysely<Database>): Promise<KeptSecret[]> {
  const [current, former] = await Promise.all([
    db.selectFrom('secrets').selectAll().execute(),
    db.selectFrom('former_secrets').selectAll().execute(),
  ]);
  return [...current.map((row) => ({ ...row, expires_at: null })), ...former].map((row) => ({
    name: row.name,
    value: row.value,
    createdAtMs: row.created_at,
    expiresAtMs: row.expires_at,
  }));
}
