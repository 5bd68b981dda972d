/** What changes the secrets that are kept in the store. */
import { randomBytes } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database, Dialect } from './schema.ts';
import type { SecretsStore } from './secrets-store.ts';

export type SecretWrites = Omit<SecretsStore, 'keptSecrets'>;

export function createSecretWrites(db: Kysely<Database>, dialect: Dialect): SecretWrites {
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

    rotateSecret: ({ name, value, nowMs, oldExpireAtMs }) =>
      db.transaction().execute(async (tx) => {
        await keepAsFormer(tx, dialect, name, oldExpireAtMs);
        await tx
          .insertInto('secrets')
          .values({ name, value, created_at: nowMs })
          .onConflict((conflict) => conflict.column('name').doUpdateSet({ value, created_at: nowMs }))
          .execute();
      }),

    retireSecret: (name, expiresAtMs) =>
      db.transaction().execute(async (tx) => {
        await keepAsFormer(tx, dialect, name, expiresAtMs);
        await tx.deleteFrom('secrets').where('name', '=', name).execute();
      }),

    async removeSecrets() {
      const wipes = dialect === 'sqlite';
      // Else the values would stay readable in the file's free pages and in its log.
      if (wipes) await sql`pragma secure_delete = on`.execute(db);
      await db.transaction().execute(async (tx) => {
        await tx.deleteFrom('secrets').execute();
        await tx.deleteFrom('former_secrets').execute();
      });
      if (!wipes) return;
      await sql`pragma secure_delete = off`.execute(db);
      await sql`pragma wal_checkpoint(truncate)`.execute(db);
    },
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
