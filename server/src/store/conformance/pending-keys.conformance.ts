/** Keys that wait until their e-mail is confirmed. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { KeyRequest, PendingKey } from '../store.ts';
import {
  addKey,
  allowancesOf,
  hourMs,
  newKey,
  newRegistration,
  nowMs,
  unique,
} from './samples.conformance.ts';
import type { Suite } from './suite.conformance.ts';

const newPending = (changes: Partial<PendingKey> = {}): PendingKey => ({
  tokenHash: unique('token'),
  name: 'Redazione',
  email: 'redazione@example.org',
  purpose: 'verifica dei commenti',
  quota: 7,
  expiresAtMs: nowMs + hourMs,
  ...changes,
});

function newRequest(pending: PendingKey, changes: Partial<KeyRequest> = {}): KeyRequest {
  const { key: _, ...cost } = newRegistration();
  return { ...cost, pending, ...changes };
}

export function testPendingKeys(suite: Suite): void {
  const made = () => {
    const { id, secret } = newKey();
    return { id, secret, createdAtMs: nowMs };
  };

  test('a key that was asked for exists once it is confirmed, with what was told of it', async () => {
    const pending = newPending();
    assert.equal(await suite.store.requestKey(newRequest(pending)), 'registered');
    assert.deepEqual(await suite.store.findPendingKey(pending.tokenHash, nowMs), pending);
    const key = made();
    assert.equal(await suite.store.findKeyByHash(key.secret.hash, nowMs), undefined);
    assert.deepEqual(await suite.store.confirmKey(pending.tokenHash, key), pending);
    assert.deepEqual(await suite.store.findKeyByHash(key.secret.hash, nowMs), {
      id: key.id,
      name: pending.name,
      quota: pending.quota,
      active: true,
      confidential: null,
    });
    const [record] = await suite.store.findKeys(key.id);
    assert.equal(record?.email, pending.email);
    assert.equal(record?.purpose, pending.purpose);
  });

  test('a confirmation makes one key, however often and at once it is sent', async () => {
    const pending = newPending();
    await suite.store.requestKey(newRequest(pending));
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => suite.store.confirmKey(pending.tokenHash, made())),
    );
    assert.equal(answers.filter(Boolean).length, 1);
    assert.equal(await suite.store.findPendingKey(pending.tokenHash, nowMs), undefined);
  });

  test('what has expired is neither found nor confirmed, and is swept out', async () => {
    await suite.inEmptyPlace(async (place) => {
      const store = await place.open();
      const [over, open] = [newPending({ expiresAtMs: nowMs }), newPending()];
      for (const pending of [over, open]) await store.requestKey(newRequest(pending));
      assert.equal(await store.findPendingKey(over.tokenHash, nowMs), undefined);
      assert.equal(await store.confirmKey(over.tokenHash, made()), undefined);
      const limits = { nowMs, cacheBeforeMs: 0, failedChecksBeforeMs: 0, resultsBeforeMs: undefined };
      assert.equal((await store.sweep(limits)).other, 1);
      assert.ok(await store.findPendingKey(open.tokenHash, nowMs));
      await store.close();
    });
  });

  test('asking costs what registering costs, and a refused one leaves nothing behind', async () => {
    const cost = newRequest(newPending(), { allowances: allowancesOf([unique('address')], 1) });
    assert.equal(await suite.store.requestKey(cost), 'registered');
    const late = newPending();
    assert.equal(
      await suite.store.requestKey(newRequest(late, { allowances: cost.allowances })),
      'limit_reached',
    );
    const again = newPending();
    assert.equal(
      await suite.store.requestKey(newRequest(again, { challenge: cost.challenge })),
      'challenge_spent',
    );
    for (const { tokenHash } of [late, again]) {
      assert.equal(await suite.store.findPendingKey(tokenHash, nowMs), undefined);
    }
  });

  test('a confirmation whose key cannot be made rejects, and can be sent again', async () => {
    const taken = await addKey(suite.store, 1);
    const pending = newPending();
    await suite.store.requestKey(newRequest(pending));
    await assert.rejects(suite.store.confirmKey(pending.tokenHash, { ...made(), id: taken.id }));
    assert.ok(await suite.store.confirmKey(pending.tokenHash, made()));
  });
}
