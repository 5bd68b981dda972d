/** Everything that changes the store, over either database. On SQLite all of it runs in the writer's thread. */
import type { Kysely } from 'kysely';
import type { KeySecret } from '../domain/api-key.ts';
import { type CorrectionWrites, createCorrectionWrites } from './correction-writes.ts';
import { keepKeyErrors } from './key-errors.ts';
import { migrate } from './migrations/index.ts';
import { payRegistration } from './pay-registration.ts';
import { insertPendingKey, takePendingKey } from './pending-keys.ts';
import type { Database, Dialect } from './schema.ts';
import { createSecretWrites, type SecretWrites } from './secret-writes.ts';
import type {
  Admission,
  Allowance,
  KeyError,
  KeyRequest,
  NewKey,
  PendingKey,
  Registration,
  RegistrationOutcome,
  SweepCounts,
  SweepLimits,
} from './store.ts';
import { sweep } from './sweep.ts';
import { useAllowance } from './use-allowance.ts';
import { interruptChecks, runWriteBatch, type WriteBatch } from './write-batch.ts';

/** Arguments and answers are plain data, so that they can cross to another thread. */
export interface Writes extends CorrectionWrites, SecretWrites {
  migrate(): Promise<void>;
  runBatch(batch: WriteBatch): Promise<Admission[]>;
  createKey(key: NewKey): Promise<void>;
  setKeyQuota(id: string, quota: number): Promise<void>;
  setKeyActive(id: string, active: boolean): Promise<void>;
  rotateKey(id: string, secret: KeySecret, nowMs: number, oldExpireAtMs: number): Promise<void>;
  registerKey(registration: Registration): Promise<RegistrationOutcome>;
  requestKey(request: KeyRequest): Promise<RegistrationOutcome>;
  confirmKey(
    tokenHash: string,
    made: Pick<NewKey, 'id' | 'secret' | 'createdAtMs'>,
  ): Promise<PendingKey | undefined>;
  keepKeyErrors(errors: readonly KeyError[]): Promise<void>;
  useAllowance(day: string, allowance: Allowance): Promise<boolean>;
  renewLeases(nodeId: string, leaseUntilMs: number): Promise<void>;
  /** Closes every running check as interrupted: for a store whose only server has just started. */
  interruptAllChecks(): Promise<void>;
  sweep(limits: SweepLimits): Promise<SweepCounts>;
}

export function createWrites(db: Kysely<Database>, dialect: Dialect): Writes {
  return {
    migrate: () => migrate(db),
    runBatch: (batch) => runWriteBatch(db, dialect, batch),
    createKey: (key) => db.transaction().execute((tx) => insertKey(tx, key)),

    async setKeyQuota(id, quota) {
      await db.updateTable('api_keys').set({ quota }).where('id', '=', id).execute();
    },

    async setKeyActive(id, active) {
      await db
        .updateTable('api_keys')
        .set({ active: active ? 1 : 0 })
        .where('id', '=', id)
        .execute();
    },

    rotateKey: (id, secret, nowMs, oldExpireAtMs) =>
      db.transaction().execute(async (tx) => {
        await tx
          .updateTable('key_secrets')
          .set({ expires_at: oldExpireAtMs })
          .where('key_id', '=', id)
          .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', oldExpireAtMs)]))
          .execute();
        await insertSecret(tx, id, secret, nowMs);
      }),

    registerKey: (registration) => payRegistration(db, registration, (tx) => insertKey(tx, registration.key)),
    requestKey: (request) => payRegistration(db, request, (tx) => insertPendingKey(tx, request.pending)),
    confirmKey: (tokenHash, made) =>
      db.transaction().execute(async (tx) => {
        const pending = await takePendingKey(tx, tokenHash, made.createdAtMs);
        if (pending) await insertKey(tx, { ...pending, ...made });
        return pending;
      }),

    keepKeyErrors: (errors) => db.transaction().execute((tx) => keepKeyErrors(tx, errors)),
    useAllowance: (day, { scope, limit }) => useAllowance(db, scope, { day, limit }),

    async renewLeases(nodeId, leaseUntilMs) {
      await db
        .updateTable('checks')
        .set({ lease_until: leaseUntilMs })
        .where('node_id', '=', nodeId)
        .where('state', '=', 'running')
        .execute();
    },

    interruptAllChecks: () => interruptChecks(db),

    sweep: (limits) => sweep(db, limits),
    ...createCorrectionWrites(db),
    ...createSecretWrites(db, dialect),
  };
}

async function insertKey(db: Kysely<Database>, key: NewKey): Promise<void> {
  await db
    .insertInto('api_keys')
    .values({
      id: key.id,
      name: key.name,
      email: key.email,
      purpose: key.purpose,
      quota: key.quota,
      active: 1,
      created_at: key.createdAtMs,
    })
    .execute();
  await insertSecret(db, key.id, key.secret, key.createdAtMs);
}

async function insertSecret(
  db: Kysely<Database>,
  keyId: string,
  { hash, prefix, lastFour }: KeySecret,
  createdAtMs: number,
): Promise<void> {
  await db
    .insertInto('key_secrets')
    .values({ hash, key_id: keyId, prefix, last_four: lastFour, created_at: createdAtMs, expires_at: null })
    .execute();
}
