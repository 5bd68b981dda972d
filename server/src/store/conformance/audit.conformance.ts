/** The audit log: every change is in it, with who made it; and what is in it stays as it is. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { generateKey, keySecret } from '../../domain/api-key.ts';
import { verifyAudit } from '../audit-chain.ts';
import type { Actor } from '../audit-store.ts';
import type { Store } from '../store.ts';
import { newReport } from './reports.conformance.ts';
import { addKey, addResult, hourMs, newKey, newRegistration, nowMs, unique } from './samples.conformance.ts';
import type { Suite } from './suite.conformance.ts';

const operator: Actor = { kind: 'command', name: 'maria@verifica' };

export function testAudit(suite: Suite): void {
  /** What the log says of it: the action, who, and the details. */
  const said = async (target: string, store: Store = suite.store) =>
    (await store.listAudit({ target, limit: 100 })).map(({ action, actor, details, atMs }) => ({
      action,
      actor,
      details,
      atMs,
    }));
  const entry = (action: string, actor: Actor, atMs: number, details = {}) => ({
    action,
    actor,
    details,
    atMs,
  });

  test('every change of a key is noted, with who made it: a command, the key itself, a visitor, or the service', async () => {
    const { store } = suite;
    const key = newKey({ quota: 7 });
    const itself: Actor = { kind: 'key', name: key.id };
    const until = { old_works_until: new Date(nowMs + hourMs).toISOString() };
    await store.createKey(key, operator);
    await store.setKeyQuota(key.id, 9, nowMs + 1, operator);
    await store.setKeyActive(key.id, false, nowMs + 2, itself);
    await store.setKeyActive(key.id, true, nowMs + 3, operator);
    await store.rotateKey(key.id, keySecret(generateKey()), nowMs + 4, nowMs + hourMs, itself);
    assert.deepEqual(await said(key.id), [
      entry('key.create', operator, nowMs, { quota: 7 }),
      entry('key.quota', operator, nowMs + 1, { quota: 9 }),
      entry('key.deactivate', itself, nowMs + 2),
      entry('key.activate', operator, nowMs + 3),
      entry('key.rotate', itself, nowMs + 4, until),
    ]);
    const registration = newRegistration();
    await store.registerKey(registration);
    const { id, quota, createdAtMs } = registration.key;
    assert.deepEqual(await said(id), [entry('key.register', { kind: 'visitor' }, createdAtMs, { quota })]);
    const { key: whole, ...cost } = newRegistration();
    const made = { id: whole.id, secret: whole.secret, createdAtMs: nowMs };
    const pending = { tokenHash: unique('token'), name: 'n', email: 'a@example.org', purpose: 'p', quota: 3 };
    await store.requestKey({ ...cost, pending: { ...pending, expiresAtMs: nowMs + hourMs } });
    await store.confirmKey(pending.tokenHash, made);
    assert.deepEqual(await said(made.id), [entry('key.register', { kind: 'visitor' }, nowMs, { quota: 3 })]);
    const unnamed = await addKey(store, 1);
    assert.deepEqual((await said(unnamed.id))[0]?.actor, { kind: 'server' }, 'whoever opened the store');
  });

  test('what is hidden, shown again, corrected, dismissed and deleted is noted', async () => {
    const { store } = suite;
    const { id } = await addResult(store);
    const [first, second] = [newReport(id), newReport(id)];
    for (const report of [first, second]) await store.addReport(report, '2026-05-10', []);
    await store.setResultHidden(id, true, nowMs + 1, operator);
    await store.setResultHidden(id, false, nowMs + 2, operator);
    const revision = {
      resultId: id,
      fromVersion: 1,
      body: '{}',
      note: 'n',
      nowMs: nowMs + 3,
      reportId: first.id,
    };
    await store.reviseResult(revision, operator);
    await store.dismissReport(second.id, 'n', nowMs + 4, operator);
    await store.deleteResult(id, nowMs + 5, { kind: 'visitor' });
    assert.deepEqual(await said(id), [
      entry('result.hide', operator, nowMs + 1),
      entry('result.unhide', operator, nowMs + 2),
      entry('result.correct', operator, nowMs + 3, { version: 2, report: first.id }),
      entry('result.delete', { kind: 'visitor' }, nowMs + 5),
    ]);
    assert.deepEqual(await said(second.id), [entry('report.dismiss', operator, nowMs + 4)]);
  });

  test('what did not happen is not noted', async () => {
    const { store } = suite;
    const { id } = await addResult(store);
    const key = await addKey(store, 1);
    await assert.rejects(store.createKey(key, operator));
    await store.setKeyQuota('nothing', 9, nowMs, operator);
    await store.setResultHidden('nothing', true, nowMs, operator);
    await store.deleteResult('nothing', nowMs, operator);
    await store.dismissReport('nothing', 'n', nowMs, operator);
    await store.reviseResult({ resultId: id, fromVersion: 7, body: '{}', note: 'n', nowMs }, operator);
    const spent = newRegistration();
    await store.registerKey(spent);
    const again = { ...spent, key: newKey() };
    assert.equal(await store.registerKey(again), 'challenge_spent');
    assert.deepEqual(await said('nothing'), []);
    assert.deepEqual(await said(id), []);
    assert.deepEqual(await said(again.key.id), []);
    assert.equal((await said(key.id)).length, 1);
  });

  test('entries are found by time, by action and by what they are about; the newest is the last', async () => {
    await suite.inEmptyPlace(async (place) => {
      const store = await place.open();
      const acts = [
        ['model.install', 'a', 1],
        ['model.remove', 'a', 2],
        ['corpus.import', 'b', 3],
      ] as const;
      for (const [action, target, atMs] of acts) await store.appendAudit({ action, target, atMs });
      const found = async (filter: Parameters<Store['listAudit']>[0]) =>
        (await store.listAudit(filter)).map(({ atMs }) => atMs);
      assert.deepEqual(await found({ limit: 10 }), [1, 2, 3]);
      assert.deepEqual(await found({ limit: 2 }), [2, 3]);
      assert.deepEqual(await found({ limit: 10, sinceMs: 2 }), [2, 3]);
      assert.deepEqual(await found({ limit: 10, action: 'model.' }), [1, 2]);
      assert.deepEqual(await found({ limit: 10, action: '%' }), []);
      assert.deepEqual(await found({ limit: 10, target: 'b' }), [3]);
      await store.close();
    });
  });

  test('entries by many at once in two processes make one chain without a gap', async () => {
    await suite.inEmptyPlace(async (place) => {
      const stores = [await place.open(), await place.openBeside()] as const;
      const targets = Array.from({ length: 40 }, () => unique('model'));
      await Promise.all(
        targets.map((target, index) =>
          stores[index % 2 === 0 ? 0 : 1].appendAudit({ atMs: nowMs, action: 'model.install', target }),
        ),
      );
      const records = await stores[1].listAudit({ limit: 100 });
      assert.deepEqual(records.map(({ target }) => target).toSorted(), targets.toSorted());
      const head = records.at(-1)?.hash;
      assert.deepEqual(await verifyAudit(stores[0]), { entries: 40, head });
      for (const store of stores) await store.close();
    });
  });

  test('an entry cannot be changed or deleted by hand; with the guards taken away, the proof tells', async () => {
    await suite.inEmptyPlace(async (place) => {
      const store = await place.open();
      for (const target of ['a', 'b', 'c', 'd']) {
        await store.appendAudit({ atMs: nowMs, action: 'model.install', target });
      }
      const change = "update audit_log set target = 'x' where sequence = 3";
      const cut = 'delete from audit_log where sequence = 2';
      for (const statement of [change, cut]) {
        await assert.rejects(place.execute(statement, { guarded: true }), /append-only/);
      }
      assert.equal((await verifyAudit(store)).fault, undefined);
      await place.execute(change, { guarded: false });
      assert.deepEqual((await verifyAudit(store)).fault, { sequence: 3, reason: 'changed' });
      await place.execute("update audit_log set details = '{' where sequence = 3", { guarded: false });
      assert.deepEqual((await verifyAudit(store)).fault, { sequence: 3, reason: 'changed' });
      await place.execute(cut, { guarded: false });
      assert.deepEqual((await verifyAudit(store)).fault, { sequence: 2, reason: 'missing' });
      await store.close();
    });
  });

  test('whatever a name is made of, it is cut to a bearable length and the chain holds', async () => {
    await suite.inEmptyPlace(async (place) => {
      const store = await place.open();
      for (const target of ['\ud800', '\u001b[2J', `${'x'.repeat(199)}\u{1f600}`, '', 'perché']) {
        await store.appendAudit(
          { atMs: nowMs, action: 'model.install', target },
          { kind: 'key', name: target },
        );
      }
      assert.equal((await verifyAudit(store)).fault, undefined);
      const lengths = (await store.listAudit({ limit: 9 })).map(({ target }) => target.length);
      assert.deepEqual(lengths, [1, 4, 200, 0, 6]);
      await store.close();
    });
  });
}
