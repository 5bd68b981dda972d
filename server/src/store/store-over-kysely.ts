/** Puts reads, writes and the queue of grouped writes together into a Store; the same for both databases. */

import type { Kysely } from 'kysely';
import { createReads } from './reads.ts';
import type { Database } from './schema.ts';
import type { Store } from './store.ts';
import { createWriteQueue } from './write-queue.ts';
import type { Writes } from './writes.ts';

export function createStore(db: Kysely<Database>, writes: Writes, release: () => Promise<void>): Store {
  const reads = createReads(db);
  const queue = createWriteQueue((batch) => writes.runBatch(batch));
  return {
    createKey: (key) => writes.createKey(key),
    findKeyByHash: reads.findKeyByHash,
    findKeys: reads.findKeys,
    setKeyQuota: (id, quota) => writes.setKeyQuota(id, quota),
    setKeyActive: (id, active) => writes.setKeyActive(id, active),
    rotateKey: (id, secret, nowMs, oldExpireAtMs) => writes.rotateKey(id, secret, nowMs, oldExpireAtMs),
    registerKey: (registration) => writes.registerKey(registration),
    async usage(keyId, month, nowMs) {
      await queue.flushCounts();
      return reads.usage(keyId, month, nowMs);
    },
    countCachedAnswer: queue.countCachedAnswer,
    admit: queue.admit,
    settle: queue.settle,
    renewLeases: (nodeId, leaseUntilMs) => writes.renewLeases(nodeId, leaseUntilMs),
    findCached: reads.findCached,
    findResult: reads.findResult,
    findCheck: reads.findCheck,
    secret: (name) => writes.secret(name),
    sweep: (limits) => writes.sweep(limits),
    ping: reads.ping,
    async close() {
      await queue.drain();
      await release();
    },
  };
}
