/** Puts reads, writes and the queue of grouped writes together into a Store; the same for both databases. */

import type { Kysely } from 'kysely';
import { auditAfter, listAudit } from './audit-log.ts';
import type { Actor } from './audit-store.ts';
import { createCorrectionReads } from './correction-reads.ts';
import { createHolderNotes } from './holders.ts';
import { createKeyErrorNotes } from './key-errors.ts';
import { createReads } from './reads.ts';
import type { Database } from './schema.ts';
import type { KeptSecret } from './secrets-store.ts';
import type { Store } from './store.ts';
import { createWriteQueue } from './write-queue.ts';
import type { Writes } from './writes.ts';

export interface StoreParts {
  readonly writes: Writes;
  /** Who is noted for a change where nobody else is named. */
  readonly opener: Actor;
  readonly release: () => Promise<void>;
}

export function createStore(db: Kysely<Database>, { writes, opener, release }: StoreParts): Store {
  const reads = createReads(db);
  // Two queues, so that the writer has the next batch at hand while this thread is busy with the answers of the last.
  const beginnings = createWriteQueue((batch) => writes.runBatch(batch));
  const endings = createWriteQueue((batch) => writes.runBatch(batch));
  const errorNotes = createKeyErrorNotes((errors) => writes.keepKeyErrors(errors));
  const holderNotes = createHolderNotes((holds) => writes.keepHolders(holds));
  return {
    createKey: (key, by = opener) => writes.createKey(key, by),
    findKeyByHash: reads.findKeyByHash,
    findKeys: reads.findKeys,
    setKeyQuota: (id, quota, nowMs, by = opener) => writes.setKeyQuota(id, quota, nowMs, by),
    setKeyActive: (id, active, nowMs, by = opener) => writes.setKeyActive(id, active, nowMs, by),
    setKeyConfidential: (id, confidential, nowMs, by = opener) =>
      writes.setKeyConfidential(id, confidential, nowMs, by),
    rotateKey: (id, secret, nowMs, oldExpireAtMs, by = opener) =>
      writes.rotateKey(id, secret, nowMs, oldExpireAtMs, by),
    registerKey: (registration) => writes.registerKey(registration),
    requestKey: (request) => writes.requestKey(request),
    findPendingKey: reads.findPendingKey,
    confirmKey: (tokenHash, made) => writes.confirmKey(tokenHash, made),
    async usage(keyId, month, nowMs) {
      await endings.flushCounts();
      return reads.usage(keyId, month, nowMs);
    },
    async usageByDay(keyId, month) {
      await endings.flushCounts();
      return reads.usageByDay(keyId, month);
    },
    noteKeyError: errorNotes.note,
    async keyErrors(keyId) {
      await errorNotes.flush();
      return reads.keyErrors(keyId);
    },
    addCounts: (period, counts) => writes.addCounts(period, counts),
    useAllowance: (day, allowance) => writes.useAllowance(day, allowance),
    allowancesTaken: reads.allowancesTaken,
    countCachedAnswer: endings.countCachedAnswer,
    admit: beginnings.admit,
    settle: endings.settle,
    renewLeases: (nodeId, leaseUntilMs) => writes.renewLeases(nodeId, leaseUntilMs),
    findCached: reads.findCached,
    findResult: reads.findResult,
    hold: (resultId, holder) => holderNotes.note({ resultId, holder }),
    async release(resultId, holder, nowMs) {
      await holderNotes.flush();
      return writes.releaseResult(resultId, holder, nowMs);
    },
    listAttachments: reads.listAttachments,
    findAttachment: reads.findAttachment,
    findCheck: reads.findCheck,
    ...createCorrectionReads(db),
    addReport: (report, day, allowances) => writes.addReport(report, day, allowances),
    dismissReport: (id, note, nowMs, by = opener) => writes.dismissReport(id, note, nowMs, by),
    reviseResult: (revision, by = opener) => writes.reviseResult(revision, by),
    setResultHidden: (id, hidden, nowMs, by = opener) => writes.setResultHidden(id, hidden, nowMs, by),
    deleteResult: (id, nowMs, by = opener) => writes.deleteResult(id, nowMs, by),
    secret: (name, nowMs) => writes.secret(name, nowMs),
    keptSecrets: () => keptSecrets(db),
    rotateSecret: (rotation, by = opener) => writes.rotateSecret(rotation, by),
    retireSecret: (name, expiresAtMs) => writes.retireSecret(name, expiresAtMs),
    removeSecrets: (nowMs, by = opener) => writes.removeSecrets(nowMs, by),
    appendAudit: (entry, by = opener) => writes.appendAudit(entry, by),
    listAudit: (filter) => listAudit(db, filter),
    auditAfter: (sequence, limit) => auditAfter(db, sequence, limit),
    sweep: (limits) => writes.sweep(limits),
    ping: reads.ping,
    async close() {
      await Promise.all([beginnings.drain(), endings.drain(), errorNotes.flush(), holderNotes.flush()]);
      await release();
    },
  };
}

/** The secrets that are kept in the store. */
async function keptSecrets(db: Kysely<Database>): Promise<KeptSecret[]> {
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
