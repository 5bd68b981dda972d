/** Everything that changes the store, over either database. On SQLite all of it runs in the writer's thread. */
import type { Kysely, Transaction } from 'kysely';
import type { KeySecret } from '../domain/api-key.ts';
import { keyOfHolder } from '../domain/holder.ts';
import { type AppendAudit, createAppendAudit } from './audit-log.ts';
import type { Actor, AuditEntry } from './audit-store.ts';
import { type CorrectionWrites, createCorrectionWrites } from './correction-writes.ts';
import { type Hold, keepHolders, releaseResult } from './holders.ts';
import { keepKeyErrors } from './key-errors.ts';
import { migrate } from './migrations/index.ts';
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
  RegistrationCost,
  RegistrationOutcome,
  Release,
  ScopeCount,
  SweepCounts,
  SweepLimits,
} from './store.ts';
import { sweep } from './sweep.ts';
import { addCounts, useAllowance } from './use-allowance.ts';
import { interruptChecks, runWriteBatch, type WriteBatch } from './write-batch.ts';

/** Arguments and answers are plain data, so that they can cross to another thread. */
export interface Writes extends CorrectionWrites, SecretWrites {
  migrate(): Promise<void>;
  runBatch(batch: WriteBatch): Promise<Admission[]>;
  createKey(key: NewKey, by: Actor): Promise<void>;
  setKeyQuota(id: string, quota: number, nowMs: number, by: Actor): Promise<void>;
  setKeyActive(id: string, active: boolean, nowMs: number, by: Actor): Promise<void>;
  setKeyConfidential(id: string, confidential: boolean | null, nowMs: number, by: Actor): Promise<void>;
  rotateKey(id: string, secret: KeySecret, nowMs: number, oldExpireAtMs: number, by: Actor): Promise<void>;
  registerKey(registration: Registration): Promise<RegistrationOutcome>;
  requestKey(request: KeyRequest): Promise<RegistrationOutcome>;
  confirmKey(
    tokenHash: string,
    made: Pick<NewKey, 'id' | 'secret' | 'createdAtMs'>,
  ): Promise<PendingKey | undefined>;
  keepHolders(holds: readonly Hold[]): Promise<void>;
  releaseResult(resultId: string, holder: string, nowMs: number): Promise<Release | undefined>;
  keepKeyErrors(errors: readonly KeyError[]): Promise<void>;
  addCounts(period: string, counts: readonly ScopeCount[]): Promise<number[]>;
  useAllowance(day: string, allowance: Allowance): Promise<boolean>;
  renewLeases(nodeId: string, leaseUntilMs: number): Promise<void>;
  /** Closes every running check as interrupted: for a store whose only server has just started. */
  interruptAllChecks(): Promise<void>;
  sweep(limits: SweepLimits): Promise<SweepCounts>;
  appendAudit(entry: AuditEntry, by: Actor): Promise<void>;
}

export function createWrites(db: Kysely<Database>, dialect: Dialect): Writes {
  const appendAudit = createAppendAudit(dialect);
  return {
    migrate: () => migrate(db),
    runBatch: (batch) => runWriteBatch(db, dialect, batch),
    createKey: (key, by) =>
      db.transaction().execute(async (tx) => {
        await insertKey(tx, key);
        await appendAudit(tx, keyMade('key.create', key), by);
      }),

    setKeyQuota: (id, quota, nowMs, by) =>
      db.transaction().execute(async (tx) => {
        if (!(await changeKey(tx, id, { quota }))) return;
        await appendAudit(tx, { atMs: nowMs, action: 'key.quota', target: id, details: { quota } }, by);
      }),

    setKeyActive: (id, active, nowMs, by) =>
      db.transaction().execute(async (tx) => {
        if (!(await changeKey(tx, id, { active: active ? 1 : 0 }))) return;
        const action = active ? 'key.activate' : 'key.deactivate';
        await appendAudit(tx, { atMs: nowMs, action, target: id }, by);
      }),

    setKeyConfidential: (id, confidential, nowMs, by) =>
      db.transaction().execute(async (tx) => {
        if (!(await changeKey(tx, id, { confidential: truthColumn(confidential) }))) return;
        await appendAudit(
          tx,
          {
            atMs: nowMs,
            action: 'key.confidential',
            target: id,
            details: { confidential: String(confidential) },
          },
          by,
        );
      }),

    rotateKey: (id, secret, nowMs, oldExpireAtMs, by) =>
      db.transaction().execute(async (tx) => {
        await tx
          .updateTable('key_secrets')
          .set({ expires_at: oldExpireAtMs })
          .where('key_id', '=', id)
          .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', oldExpireAtMs)]))
          .execute();
        await insertSecret(tx, id, secret, nowMs);
        const details = { old_works_until: new Date(oldExpireAtMs).toISOString() };
        await appendAudit(tx, { atMs: nowMs, action: 'key.rotate', target: id, details }, by);
      }),

    registerKey: (registration) =>
      payRegistration(db, registration, (tx) => registerKey(tx, registration.key, appendAudit)),
    requestKey: (request) => payRegistration(db, request, (tx) => insertPendingKey(tx, request.pending)),
    confirmKey: (tokenHash, made) =>
      db.transaction().execute(async (tx) => {
        const pending = await takePendingKey(tx, tokenHash, made.createdAtMs);
        if (pending) await registerKey(tx, { ...pending, ...made }, appendAudit);
        return pending;
      }),

    keepHolders: (holds) => db.transaction().execute((tx) => keepHolders(tx, holds)),
    releaseResult: (resultId, holder, nowMs) =>
      db.transaction().execute(async (tx) => {
        const outcome = await releaseResult(tx, dialect, { resultId, holder, nowMs });
        if (outcome === 'deleted') {
          const keyId = keyOfHolder(holder);
          const by: Actor = keyId === undefined ? { kind: 'visitor' } : { kind: 'key', name: keyId };
          await appendAudit(tx, { atMs: nowMs, action: 'result.delete', target: resultId }, by);
        }
        return outcome;
      }),
    keepKeyErrors: (errors) => db.transaction().execute((tx) => keepKeyErrors(tx, errors)),
    addCounts: (period, counts) => addCounts(db, period, counts),
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
    appendAudit: (entry, by) => db.transaction().execute((tx) => appendAudit(tx, entry, by)),
    ...createCorrectionWrites(db, appendAudit),
    ...createSecretWrites(db, dialect, appendAudit),
  };
}

/** Whoever registers has no key yet, and nothing else is known of them. */
async function registerKey(tx: Transaction<Database>, key: NewKey, appendAudit: AppendAudit): Promise<void> {
  await insertKey(tx, key);
  await appendAudit(tx, keyMade('key.register', key), { kind: 'visitor' });
}

const keyMade = (action: 'key.create' | 'key.register', { id, quota, createdAtMs }: NewKey): AuditEntry => ({
  atMs: createdAtMs,
  action,
  target: id,
  details: { quota },
});

/** False when there is no such key. */
async function changeKey(
  tx: Transaction<Database>,
  id: string,
  change: { readonly quota: number } | { readonly active: number } | { readonly confidential: number | null },
): Promise<boolean> {
  const changed = await tx.updateTable('api_keys').set(change).where('id', '=', id).returning('id').execute();
  return changed.length > 0;
}

const truthColumn = (value: boolean | null) => (value === null ? null : Number(value));

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
      confidential: truthColumn(key.confidential ?? null),
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

/** Leaves a transaction without its effects; never seen outside. */
class Undo extends Error {
  readonly outcome: RegistrationOutcome;
  constructor(outcome: RegistrationOutcome) {
    super(outcome);
    this.outcome = outcome;
  }
}

/** What a registration costs: one unit of every allowance and the challenge. All of it is paid, or nothing happens. */
async function payRegistration(
  db: Kysely<Database>,
  { challenge, allowances, day }: RegistrationCost,
  register: (tx: Transaction<Database>) => Promise<void>,
): Promise<RegistrationOutcome> {
  try {
    return await db.transaction().execute(async (tx): Promise<RegistrationOutcome> => {
      // In an order that is always the same, so that registrations wait for each other and never in a circle.
      for (const { scope, limit } of allowances.toSorted((a, b) => (a.scope < b.scope ? -1 : 1))) {
        if (!(await useAllowance(tx, scope, { day, limit }))) throw new Undo('limit_reached');
      }
      const spent = await tx
        .insertInto('spent_challenges')
        .values({ id: challenge.id, expires_at: challenge.expiresAtMs })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .execute();
      if (spent.length === 0) throw new Undo('challenge_spent');
      await register(tx);
      return 'registered';
    });
  } catch (error) {
    if (error instanceof Undo) return error.outcome;
    throw error;
  }
}
