/** Puts reads, writes and the queue of grouped writes together into a Store; the same for both databases. */

import type { Kysely } from 'kysely';
import { createCorrectionReads } from './correction-reads.ts';
import { createKeyErrorNotes } from './key-errors.ts';
import { createReads } from './reads.ts';
import type { Database } from './schema.ts';
import { keptSecrets } from './secret-reads.ts';
import type { Store } from './store.ts';
import { createWriteQueue } from './write-queue.ts';
import type { Writes } from './writes.ts';

export function createStore(db: Kysely<Database>, writes: Writes, release: () => Promise<void>): Store {
  const reads = createReads(db);
  // Two queues, so that the writer has the next batch at hand while this thread is busy with the answers of the last.
  const beginnings = createWriteQueue((batch) => writes.runBatch(batch));
  const endings = createWriteQueue((batch) => writes.runBatch(batch));
  const errorNotes = createKeyErrorNotes((errors) => writes.keepKeyErrors(errors));
  return {
    createKey: (key) => writes.createKey(key),
    findKeyByHash: reads.findKeyByHash,
    findKeys: reads.findKeys,
    setKeyQuota: (id, quota) => writes.setKeyQuota(id, quota),
    setKeyActive: (id, active) => writes.setKeyActive(id, active),
    rotateKey: (id, secret, nowMs, oldExpireAtMs) => writes.rotateKey(id, secret, nowMs, oldExpireAtMs),
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
    useAllowance: (day, allowance) => writes.useAllowance(day, allowance),
    allowancesTaken: reads.allowancesTaken,
    countCachedAnswer: endings.countCachedAnswer,
    admit: beginnings.admit,
    settle: endings.settle,
    renewLeases: (nodeId, leaseUntilMs) => writes.renewLeases(nodeId, leaseUntilMs),
    findCached: reads.findCached,
    findResult: reads.findResult,
    listAttachments: reads.listAttachments,
    findAttachment: reads.findAttachment,
    findCheck: reads.findCheck,
    ...createCorrectionReads(db),
    addReport: (report, day, allowances) => writes.addReport(report, day, allowances),
    dismissReport: (id, note, nowMs) => writes.dismissReport(id, note, nowMs),
    reviseResult: (revision) => writes.reviseResult(revision),
    setResultHidden: (id, hidden, nowMs) => writes.setResultHidden(id, hidden, nowMs),
    deleteResult: (id, nowMs) => writes.deleteResult(id, nowMs),
    secret: (name, nowMs) => writes.secret(name, nowMs),
    keptSecrets: () => keptSecrets(db),
    rotateSecret: (rotation) => writes.rotateSecret(rotation),
    retireSecret: (name, expiresAtMs) => writes.retireSecret(name, expiresAtMs),
    removeSecrets: () => writes.removeSecrets(),
    sweep: (limits) => writes.sweep(limits),
    ping: reads.ping,
    async close() {
      await Promise.all([beginnings.drain(), endings.drain(), errorNotes.flush()]);
      await release();
    },
  };
}
