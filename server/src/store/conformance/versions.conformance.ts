/** Corrected results: the newest version is the one that counts, and no version is ever lost. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newReport } from './reports.conformance.ts';
import { addResult, dayMs, nowMs, unique } from './samples.conformance.ts';
import type { Suite } from './suite.conformance.ts';

export function testVersions(suite: Suite): void {
  const revise = (resultId: string, fromVersion: number, body: string, reportId?: string) =>
    suite.store.reviseResult({
      resultId,
      fromVersion,
      body,
      note: 'Corretto.',
      nowMs,
      ...(reportId === undefined ? {} : { reportId }),
    });

  test('a new version is what everybody finds, the cache included; the old ones stay readable', async () => {
    const { store } = suite;
    const { id, cacheKey, body, createdAtMs, keyId } = await addResult(store);
    assert.deepEqual(await revise(id, 1, '{"n":2}'), { outcome: 'revised', version: 2 });
    assert.deepEqual(await revise(id, 2, '{"n":3}'), { outcome: 'revised', version: 3 });
    const current = { id, kind: 'text', createdAtMs, body: '{"n":3}', keyId };
    assert.deepEqual(await store.findResult(id), current);
    assert.deepEqual(await store.findCached(cacheKey, 0), current);
    assert.equal((await store.inspectResult(id))?.version, 3);
    assert.deepEqual(await store.findVersion(id, 1), { ...current, body });
    assert.deepEqual(await store.findVersion(id, 2), { ...current, body: '{"n":2}' });
    for (const version of [0, 3, 4]) assert.equal(await store.findVersion(id, version), undefined);
    assert.equal(await store.findVersion('nothing', 1), undefined);
  });

  test('a correction of an old version changes nothing, and one of nothing neither', async () => {
    const { id } = await addResult(suite.store);
    await revise(id, 1, '{"n":2}');
    for (const version of [0, 1, 3]) {
      assert.deepEqual(await revise(id, version, '{"n":"x"}'), { outcome: 'outdated' });
    }
    assert.equal((await suite.store.findResult(id))?.body, '{"n":2}');
    assert.equal(await suite.store.findVersion(id, 3), undefined);
    assert.deepEqual(await revise('nothing', 1, '{}'), { outcome: 'outdated' });
  });

  test('of corrections at once by two processes one wins, again and again', async () => {
    await suite.inEmptyPlace(async (place) => {
      const stores = [await place.open(), await place.openBeside()];
      const [first] = stores;
      assert.ok(first);
      const { id, body } = await addResult(first);
      const bodies = [body];
      for (let round = 1; round <= 5; round += 1) {
        const attempts = await Promise.all(
          [0, 1, 0, 1].map(async (at, turn) => {
            const mine = JSON.stringify({ round, turn });
            const revision = { resultId: id, fromVersion: round, body: mine, note: 'n', nowMs };
            const { outcome } = (await stores[at]?.reviseResult(revision)) ?? {};
            return { mine, outcome };
          }),
        );
        const won = attempts.filter(({ outcome }) => outcome === 'revised');
        assert.equal(won.length, 1);
        assert.ok(attempts.every(({ outcome }) => outcome === 'revised' || outcome === 'outdated'));
        bodies.push(won[0]?.mine ?? '');
      }
      const kept = await Promise.all([1, 2, 3, 4, 5].map((version) => first.findVersion(id, version)));
      assert.deepEqual([...kept.map((each) => each?.body), (await first.findResult(id))?.body], bodies);
      await Promise.all(stores.map((store) => store.close()));
    });
  });

  test('a correction resolves its report in the same step, and an answered report corrects nothing', async () => {
    const { store } = suite;
    const { id } = await addResult(store);
    const report = newReport(id);
    await store.addReport(report, '2026-05-10', []);
    const outcomes = await Promise.all([
      revise(id, 1, '{"n":2}', report.id),
      revise(id, 1, '{"n":2}', report.id),
    ]);
    assert.equal(outcomes.filter(({ outcome }) => outcome === 'revised').length, 1);
    assert.deepEqual((await store.findReport(report.id))?.resolution, {
      outcome: 'corrected',
      note: 'Corretto.',
      resolvedAtMs: nowMs,
      newVersion: 2,
    });
    assert.deepEqual(await revise(id, 2, '{"n":"x"}', report.id), { outcome: 'already_resolved' });
    assert.deepEqual(await revise(id, 2, '{"n":"x"}', unique('report')), { outcome: 'already_resolved' });
    assert.equal((await store.findResult(id))?.body, '{"n":2}');
    assert.equal(await store.findVersion(id, 2), undefined);
    const later = newReport(id);
    await store.addReport(later, '2026-05-10', []);
    assert.equal((await store.findReport(later.id))?.version, 2);
  });

  test('versions are there after closing and opening again, and go with their result in the sweep', async () => {
    await suite.inEmptyPlace(async (place) => {
      const store = await place.open();
      const { id, body } = await addResult(store);
      await store.reviseResult({ resultId: id, fromVersion: 1, body: '{"n":2}', note: 'n', nowMs });
      await store.close();
      const again = await place.open();
      assert.equal((await again.findVersion(id, 1))?.body, body);
      const limits = { nowMs, cacheBeforeMs: 0, failedChecksBeforeMs: 0 };
      await again.sweep({ ...limits, resultsBeforeMs: nowMs - dayMs });
      assert.ok(await again.findVersion(id, 1));
      await again.sweep({ ...limits, resultsBeforeMs: nowMs });
      assert.equal(await again.findVersion(id, 1), undefined);
      assert.equal(await again.findRemoval(id), undefined, 'its time was over; nobody took it away');
      await again.close();
    });
  });
}
