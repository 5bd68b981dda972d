/** Leases: what a lost node held comes back by itself, and what a living one holds stays its own. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addKey, doneFor, leaseMs, month, newRequest, nowMs, unique } from './samples.conformance.ts';
import type { Suite } from './suite.conformance.ts';

export function testLeases(suite: Suite): void {
  const endMs = nowMs + leaseMs;

  test('a unit is held until its lease runs out, and free from that instant on', async () => {
    const key = await addKey(suite.store, 1);
    await suite.store.admit(newRequest(key.id));
    assert.equal((await suite.store.usage(key.id, month, endMs - 1)).reserved, 1);
    assert.equal((await suite.store.usage(key.id, month, endMs)).reserved, 0);
    const admitAt = (atMs: number) => suite.store.admit(newRequest(key.id, { nowMs: atMs }));
    assert.equal((await admitAt(endMs - 1)).outcome, 'exhausted');
    assert.equal((await admitAt(endMs)).outcome, 'started');
  });

  test('a check whose lease has run out is taken over, and is then known as interrupted', async () => {
    const key = await addKey(suite.store, 1);
    const lost = newRequest(key.id);
    await suite.store.admit(lost);
    const again = (atMs: number) =>
      newRequest(key.id, { cacheKey: lost.cacheKey, nowMs: atMs, nodeId: unique('node') });
    assert.deepEqual(await suite.store.admit(again(endMs - 1)), { outcome: 'joined', id: lost.id });
    const heir = again(endMs);
    assert.deepEqual(await suite.store.admit(heir), { outcome: 'started' });
    assert.deepEqual(await suite.store.admit(again(endMs + 1)), { outcome: 'joined', id: heir.id });
    assert.deepEqual(await suite.store.findCheck(lost.id), {
      state: 'failed',
      problem: { code: 'checkInterrupted', parameters: {} },
    });
    assert.equal((await suite.store.usage(key.id, month, endMs)).reserved, 1);
  });

  test('the answer of a check given up for lost is still kept, and charged once', async () => {
    const key = await addKey(suite.store, 2);
    const slow = newRequest(key.id);
    await suite.store.admit(slow);
    const heir = newRequest(key.id, { cacheKey: slow.cacheKey, nowMs: endMs });
    await suite.store.admit(heir);
    const late = doneFor(slow);
    await suite.store.settle(late);
    await suite.store.settle(doneFor(heir));
    assert.deepEqual(await suite.store.findResult(slow.id), late.result);
    assert.deepEqual(await suite.store.usage(key.id, month, endMs), { used: 2, reserved: 0, fromCache: 0 });
  });

  test("renewing extends the node's running checks, and nobody else's", async () => {
    const key = await addKey(suite.store, 5);
    const [nodeId, otherNodeId] = [unique('node'), unique('node')];
    const [own, other] = [newRequest(key.id, { nodeId }), newRequest(key.id, { nodeId: otherNodeId })];
    await suite.store.admit(own);
    await suite.store.admit(other);
    await suite.store.renewLeases(nodeId, endMs + leaseMs);
    assert.equal((await suite.store.usage(key.id, month, endMs)).reserved, 1);
    const admitAgain = ({ cacheKey }: { cacheKey: string }) =>
      suite.store.admit(newRequest(key.id, { cacheKey, nowMs: endMs }));
    assert.deepEqual(await admitAgain(own), { outcome: 'joined', id: own.id });
    assert.deepEqual(await admitAgain(other), { outcome: 'started' });
  });

  test('renewing does not bring back a check that has ended or was taken over', async () => {
    const key = await addKey(suite.store, 5);
    const nodeId = unique('node');
    const [ended, failed, lost] = [1, 2, 3].map(() => newRequest(key.id, { nodeId }));
    assert.ok(ended && failed && lost);
    for (const request of [ended, failed, lost]) await suite.store.admit(request);
    const problem = { code: 'internalError', parameters: {} } as const;
    await suite.store.settle(doneFor(ended));
    await suite.store.settle({ outcome: 'failed', id: failed.id, problem });
    const heir = newRequest(key.id, { cacheKey: lost.cacheKey, nowMs: endMs });
    await suite.store.admit(heir);
    await suite.store.renewLeases(nodeId, endMs + leaseMs);
    assert.deepEqual(await suite.store.usage(key.id, month, endMs), { used: 1, reserved: 1, fromCache: 0 });
    assert.deepEqual(await suite.store.findCheck(failed.id), { state: 'failed', problem });
    assert.equal((await suite.store.findCheck(lost.id))?.state, 'failed');
  });
}
