/** Who holds a result: it goes when the last one lets go, whoever began it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { everybody } from '../../domain/holder.ts';
import { holdersMax } from '../holders.ts';
import { addKey, addResult, dayMs, doneFor, newRequest, nowMs } from './samples.conformance.ts';
import type { Suite } from './suite.conformance.ts';

/** Holds what `addResult` adds. */
const first = 'v_prova';

export function testHolders(suite: Suite): void {
  test('a result that one holds goes with him, one that two hold with the second', async () => {
    const { store } = suite;
    const [alone, shared] = [await addResult(store), await addResult(store)];
    assert.equal(await store.release(alone.id, first, nowMs), 'deleted');
    assert.equal(await store.findRemoval(alone.id), 'deleted');
    assert.equal(await store.release(alone.id, first, nowMs), undefined);

    store.hold(shared.id, 'k_altra');
    store.hold(shared.id, 'k_altra');
    assert.equal(await store.release(shared.id, first, nowMs), 'released');
    assert.equal(await store.release(shared.id, first, nowMs), 'released', 'twice is once');
    assert.equal(await store.release(shared.id, 'k_nessuna', nowMs), 'released');
    assert.ok(await store.findCached(shared.cacheKey, 0));
    assert.equal(await store.release(shared.id, 'k_altra', nowMs), 'deleted');
    assert.equal(await store.findCached(shared.cacheKey, 0), undefined);
    assert.equal(await store.release('nothing', first, nowMs), undefined);
  });

  test('whoever let go and asks again holds it again', async () => {
    const { store } = suite;
    const { id } = await addResult(store);
    store.hold(id, 'k_a');
    await store.release(id, 'k_a', nowMs);
    store.hold(id, 'k_a');
    assert.equal(await store.release(id, first, nowMs), 'released');
    assert.equal(await store.release(id, 'k_a', nowMs), 'deleted');
  });

  test('of many who let go at once exactly one takes it away', async () => {
    const { store } = suite;
    const { id } = await addResult(store);
    const names = Array.from({ length: 9 }, (_, place) => `k_${place}`);
    for (const name of names) store.hold(id, name);
    const all = await Promise.all([first, ...names].map((name) => store.release(id, name, nowMs)));
    assert.equal(all.filter((outcome) => outcome === 'deleted').length, 1);
    assert.equal(await store.findRemoval(id), 'deleted');
  });

  test('a deleted result is held by nobody, and does not come back when its check is settled again', async () => {
    const { store } = suite;
    const { id: keyId } = await addKey(store, 2);
    const request = newRequest(keyId);
    await store.admit(request);
    await store.settle(doneFor(request));
    await store.deleteResult(request.id, nowMs);
    store.hold(request.id, 'k_tardi');
    await store.settle(doneFor(request));
    assert.equal(await store.release(request.id, 'k_tardi', nowMs), undefined);
    assert.equal(await store.findResult(request.id), undefined);
    assert.equal(await store.findCached(request.cacheKey, 0), undefined);
    assert.equal(await store.findRemoval(request.id), 'deleted');
  });

  test('more holders than are told apart hold it for good', async () => {
    const { store } = suite;
    const { id } = await addResult(store);
    const names = Array.from({ length: holdersMax + 20 }, (_, place) => `v_${place}`);
    for (const name of names) store.hold(id, name);
    for (const name of [first, ...names, everybody.repeat(2)]) {
      assert.equal(await store.release(id, name, nowMs), 'released');
    }
    assert.ok(await store.findResult(id));
    assert.equal(await store.deleteResult(id, nowMs), true, 'the operator can');
  });

  test('a confidential result keeps its secret and goes after a time of its own', async () => {
    await suite.inEmptyPlace(async (place) => {
      const store = await place.open();
      const { id: keyId } = await addKey(store, 9);
      const add = async (linkSecret?: string) => {
        const request = newRequest(keyId);
        await store.admit(request);
        await store.settle(doneFor(request, linkSecret === undefined ? {} : { linkSecret }));
        return request;
      };
      const [open, secret] = [await add(), await add('segreto')];
      assert.equal((await store.findResult(open.id))?.linkSecret, undefined);
      assert.equal((await store.findResult(secret.id))?.linkSecret, 'segreto');
      assert.equal((await store.findCached(secret.cacheKey, 0))?.linkSecret, 'segreto');
      const limits = { nowMs, cacheBeforeMs: 0, failedChecksBeforeMs: 0 };
      await store.sweep({ ...limits, resultsBeforeMs: undefined, confidentialBeforeMs: nowMs - dayMs });
      assert.ok(await store.findResult(secret.id), 'not before its time');
      const counts = await store.sweep({
        ...limits,
        resultsBeforeMs: undefined,
        confidentialBeforeMs: nowMs,
      });
      assert.equal(counts.results, 1);
      assert.equal(await store.findResult(secret.id), undefined);
      assert.ok(await store.findResult(open.id));
      await store.close();
    });
  });

  test('whether a key wants its checks confidential: yes, no, or as the installation has it', async () => {
    const { store } = suite;
    const key = await addKey(store, 1);
    const seen = async () => {
      const [record] = await store.findKeys(key.id);
      const identity = await store.findKeyByHash(key.secret.hash, nowMs);
      assert.equal(record?.confidential, identity?.confidential);
      return identity?.confidential;
    };
    assert.equal(await seen(), null);
    for (const value of [true, false, null]) {
      await store.setKeyConfidential(key.id, value, nowMs);
      assert.equal(await seen(), value);
    }
  });
}
