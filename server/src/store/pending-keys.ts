/** Registrations that wait until their e-mail is confirmed. */
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from './schema.ts';
import type { PendingKey } from './store.ts';

const toPendingKey = ({
  token_hash,
  expires_at,
  ...fields
}: Selectable<Database['pending_keys']>): PendingKey => ({
  ...fields,
  tokenHash: token_hash,
  expiresAtMs: expires_at,
});

export async function insertPendingKey(
  db: Kysely<Database>,
  { tokenHash, expiresAtMs, ...fields }: PendingKey,
): Promise<void> {
  await db
    .insertInto('pending_keys')
    .values({ ...fields, token_hash: tokenHash, expires_at: expiresAtMs })
    .execute();
}

export async function findPendingKey(
  db: Kysely<Database>,
  tokenHash: string,
  nowMs: number,
): Promise<PendingKey | undefined> {
  const row = await db
    .selectFrom('pending_keys')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', nowMs)
    .executeTakeFirst();
  return row && toPendingKey(row);
}

/** Whoever deletes the row has it; nobody else finds it. */
export async function takePendingKey(
  tx: Transaction<Database>,
  tokenHash: string,
  nowMs: number,
): Promise<PendingKey | undefined> {
  const row = await tx
    .deleteFrom('pending_keys')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', nowMs)
    .returningAll()
    .executeTakeFirst();
  return row && toPendingKey(row);
}
