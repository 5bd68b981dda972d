/** What changes the secrets that are kept in the store. */
import { randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { AppendAudit } from './audit-log.ts';
import type { Actor } from './audit-store.ts';
import type { Database, Dialect } from './schema.ts';
import type { SecretRotation, SecretsStore } from './secrets-store.ts';

export interface SecretWrites extends Pick<SecretsStore, 'secret' | 'retireSecret'> {
  rotateSecret(rotation: SecretRotation, by: Actor): Promise<void>;
  removeSecrets(nowMs: number, by: Actor): Promise<void>;
}

export function createSecretWrites(
  db: Kysely<Database>,
  dialect: Dialect,
  appendAudit: AppendAudit,
): SecretWrites {
  return {
    async secret(name, nowMs) {
      await db
        .insertInto('secrets')
        .values({ name, value: randomBytes(32).toString('base64url'), created_at: nowMs })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const row = await db
        .selectFrom('secrets')
        .select('value')
        .where('name', '=', name)
        .executeTakeFirstOrThrow();
      return row.value;
    },

    rotateSecret: ({ name, value, nowMs, oldExpireAtMs }, by) =>
      db.transaction().execute(async (tx) => {
        await keepAsFormer(tx, dialect, name, oldExpireAtMs);
        await tx
          .insertInto('secrets')
          .values({ name, value, created_at: nowMs })
          .onConflict((conflict) => conflict.column('name').doUpdateSet({ value, created_at: nowMs }))
          .execute();
        const details = { old_works_until: new Date(oldExpireAtMs).toISOString() };
        await appendAudit(tx, { atMs: nowMs, action: 'secret.rotate', target: name, details }, by);
      }),

    retireSecret: (name, expiresAtMs) =>
      db.transaction().execute(async (tx) => {
        await keepAsFormer(tx, dialect, name, expiresAtMs);
        await tx.deleteFrom('secrets').where('name', '=', name).execute();
      }),

    removeSecrets: (nowMs, by) =>
      db.transaction().execute(async (tx) => {
        await tx.deleteFrom('secrets').execute();
        await tx.deleteFrom('former_secrets').execute();
        await appendAudit(tx, { atMs: nowMs, action: 'secret.move', target: 'database' }, by);
      }),
  };
}

/** The value that signs now is honoured until then, and older ones not longer. */
async function keepAsFormer(
  tx: Transaction<Database>,
  dialect: Dialect,
  name: string,
  expiresAtMs: number,
): Promise<void> {
  const current = await tx
    .selectFrom('secrets')
    .select(['value', 'created_at'])
    .where('name', '=', name)
    // Of two at once the second waits here for the first, and keeps what the first has made.
    .$if(dialect === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst();
  await tx
    .updateTable('former_secrets')
    .set({ expires_at: expiresAtMs })
    .where('name', '=', name)
    .where('expires_at', '>', expiresAtMs)
    .execute();
  if (!current) return;
  await tx
    .insertInto('former_secrets')
    .values({ name, ...current, expires_at: expiresAtMs })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
