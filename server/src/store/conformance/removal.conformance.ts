/** Take-downs: what is hidden comes back whole, what is deleted leaves its id and nothing else. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newReport } from './reports.conformance.ts';
import { addKey, addResult, month, newAttachments, newRequest, nowMs } from './samples.conformance.ts';
import type { Suite } from './suite.conformance.ts';

export function testRemoval(suite: Suite): void {
  const addWhole = async () => {
    const { store } = suite;
    const result = await addResult(store, {}, newAttachments(2));
    await store.reviseResult({ resultId: result.id, fromVersion: 1, body: '{"n":2}', note: 'n', nowMs });
    const report = newReport(result.id);
    await store.addReport(report, '2026-05-10', []);
    return { ...result, reportId: report.id };
  };
  /** What the public can see of it. */
  const seen = async ({ id, cacheKey }: { id: string; cacheKey: string }) => {
    const { store } = suite;
    return {
      result: (await store.findResult(id))?.body,
      cached: (await store.findCached(cacheKey, 0))?.body,
      version: (await store.findVersion(id, 1))?.id,
      images: (await store.listAttachments(id)).length,
      image: (await store.findAttachment(id, 'mappa_0'))?.name,
      removal: await store.findRemoval(id),
    };
  };
  const nothing = {
    result: undefined,
    cached: undefined,
    version: undefined,
    images: 0,
    image: undefined,
  };

  test('a hidden result is not seen, nor its versions and pictures; shown again, all of it is there', async () => {
    const { store } = suite;
    const whole = await addWhole();
    const before = await seen(whole);
    assert.deepEqual(before, {
      result: '{"n":2}',
      cached: '{"n":2}',
      version: whole.id,
      images: 2,
      image: 'mappa_0',
      removal: undefined,
    });
    assert.equal(await store.setResultHidden(whole.id, true, nowMs + 1), true);
    assert.equal(await store.setResultHidden(whole.id, true, nowMs + 2), true);
    assert.deepEqual(await seen(whole), { ...nothing, removal: 'hidden' });
    const record = await store.inspectResult(whole.id);
    assert.deepEqual([record?.hiddenAtMs, record?.version, record?.keyId], [nowMs + 1, 2, whole.keyId]);
    assert.equal((await store.listReports({ resultId: whole.id })).length, 1);
    await store.setResultHidden(whole.id, false, nowMs + 3);
    assert.deepEqual(await seen(whole), before);
    assert.equal((await store.inspectResult(whole.id))?.hiddenAtMs, null);
  });

  test('a hidden or deleted result is not the answer to a new check', async () => {
    const { store } = suite;
    for (const remove of [
      (id: string) => store.setResultHidden(id, true, nowMs),
      (id: string) => store.deleteResult(id, nowMs),
    ]) {
      const { id, cacheKey } = await addWhole();
      const key = await addKey(store, 1);
      assert.equal((await store.admit(newRequest(key.id, { cacheKey }))).outcome, 'cached');
      assert.equal(await remove(id), true);
      assert.equal((await store.admit(newRequest(key.id, { cacheKey }))).outcome, 'started');
    }
  });

  test('of a deleted result only the id is left, and the unit that was paid', async () => {
    const { store } = suite;
    const whole = await addWhole();
    const attempts = await Promise.all([1, 2, 3].map(() => store.deleteResult(whole.id, nowMs)));
    assert.deepEqual(attempts.toSorted(), [false, false, true]);
    assert.deepEqual(await seen(whole), { ...nothing, removal: 'deleted' });
    assert.equal(await store.inspectResult(whole.id), undefined);
    assert.equal(await store.findReport(whole.reportId), undefined);
    assert.deepEqual(await store.listReports({ resultId: whole.id, all: true }), []);
    assert.equal((await store.usage(whole.keyId, month, nowMs)).used, 1);
    assert.equal(await store.setResultHidden(whole.id, false, nowMs), false);
  });

  test('a hidden result can be deleted; what never was can be neither hidden nor deleted', async () => {
    const { store } = suite;
    const { id } = await addResult(store);
    await store.setResultHidden(id, true, nowMs);
    assert.equal(await store.deleteResult(id, nowMs), true);
    assert.equal(await store.findRemoval(id), 'deleted');
    assert.equal(await store.setResultHidden('nothing', true, nowMs), false);
    assert.equal(await store.deleteResult('nothing', nowMs), false);
    assert.equal(await store.findRemoval('nothing'), undefined);
    assert.equal(await store.inspectResult('nothing'), undefined);
  });

  test('the id of a deleted result is remembered, whatever is swept', async () => {
    await suite.inEmptyPlace(async (place) => {
      const store = await place.open();
      const { id } = await addResult(store);
      await store.deleteResult(id, nowMs);
      const limitMs = nowMs * 2;
      await store.sweep({
        nowMs: limitMs,
        cacheBeforeMs: limitMs,
        failedChecksBeforeMs: limitMs,
        resultsBeforeMs: limitMs,
        resolvedReportsBeforeMs: limitMs,
      });
      assert.equal(await store.findRemoval(id), 'deleted');
      await store.close();
    });
  });
}
