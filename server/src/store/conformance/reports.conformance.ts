/** Reports of errors: counted and kept in one step, resolved once. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { NewReport, Report } from '../corrections-store.ts';
import type { Store } from '../store.ts';
import { addResult, dayMs, nowMs, unique } from './samples.conformance.ts';
import type { Suite } from './suite.conformance.ts';

const day = '2026-05-10';

export function newReport(resultId: string, changes: Partial<NewReport> = {}): NewReport {
  return {
    id: unique('report'),
    resultId,
    reason: 'level',
    text: "Il livello non è quello giusto'); drop table reports;-- 🐟",
    email: null,
    createdAtMs: nowMs,
    ...changes,
  };
}

const add = (store: Store, report: NewReport) => store.addReport(report, day, []);
const open = (report: NewReport, version = 1): Report => ({ ...report, version, resolution: null });

export function testReports(suite: Suite): void {
  test('a report is found, and listed with those of its result, oldest first', async () => {
    const { store } = suite;
    const { id } = await addResult(store);
    const second = newReport(id, { createdAtMs: nowMs + 2, email: 'lettrice@example.org' });
    const first = newReport(id, { createdAtMs: nowMs + 1, reason: 'personalData' });
    for (const report of [second, first]) assert.equal(await add(store, report), 'added');
    assert.deepEqual(await store.findReport(second.id), open(second));
    assert.deepEqual(await store.listReports({ resultId: id }), [open(first), open(second)]);
    const all = await store.listReports();
    assert.ok([first, second].every((report) => all.some((other) => other.id === report.id)));
    assert.equal(await store.findReport('nothing'), undefined);
    assert.deepEqual(await store.listReports({ resultId: 'nothing', all: true }), []);
  });

  test('a report about nothing, or about a hidden result, is not taken and counts for nothing', async () => {
    const { store } = suite;
    const { id } = await addResult(store);
    const allowances = [{ scope: unique('network'), limit: 1 }];
    assert.equal(await store.addReport(newReport('nothing'), day, allowances), 'result_gone');
    await store.setResultHidden(id, true, nowMs);
    assert.equal(await store.addReport(newReport(id), day, allowances), 'result_gone');
    await store.setResultHidden(id, false, nowMs);
    assert.equal(await store.addReport(newReport(id), day, allowances), 'added');
  });

  test('every allowance has its own limit a day, many at once keep to it, a refused one leaves nothing', async () => {
    const { store } = suite;
    const { id } = await addResult(store);
    const [network, result] = [
      { scope: unique('network'), limit: 3 },
      { scope: unique('result'), limit: 4 },
    ];
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, (_, turn) =>
        store.addReport(newReport(id), day, turn % 2 ? [network, result] : [result, network]),
      ),
    );
    assert.equal(outcomes.filter((outcome) => outcome === 'added').length, 3);
    assert.equal(outcomes.filter((outcome) => outcome === 'limit_reached').length, 7);
    assert.equal((await store.listReports({ resultId: id })).length, 3);
    const elsewhere = { scope: unique('network'), limit: 3 };
    assert.equal(await store.addReport(newReport(id), day, [elsewhere, result]), 'added');
    assert.equal(await store.addReport(newReport(id), day, [elsewhere, result]), 'limit_reached');
    assert.equal(await store.addReport(newReport(id), '2026-05-11', [elsewhere, result]), 'added');
    const none = { scope: unique('network'), limit: 0 };
    assert.equal(await store.addReport(newReport(id), day, [none]), 'limit_reached');
  });

  test('a report is resolved once, whoever tries, and then listed only among all', async () => {
    const { store } = suite;
    const { id } = await addResult(store);
    const report = newReport(id);
    await add(store, report);
    const attempts = await Promise.all(
      ['a', 'a', 'a', 'a'].map((note) => store.dismissReport(report.id, note, nowMs + 5)),
    );
    assert.deepEqual(attempts.toSorted(), [false, false, false, true]);
    assert.equal(await store.dismissReport('nothing', 'a', nowMs), false);
    const resolution = {
      outcome: 'dismissed',
      note: 'a',
      resolvedAtMs: nowMs + 5,
      newVersion: null,
    } as const;
    assert.deepEqual(await store.listReports({ resultId: id }), []);
    assert.deepEqual(await store.listReports({ resultId: id, all: true }), [{ ...open(report), resolution }]);
  });

  test('resolved reports go when they reach their age; open ones stay, and go with their result', async () => {
    await suite.inEmptyPlace(async (place) => {
      const store = await place.open();
      const { id } = await addResult(store, { nowMs: nowMs - 10 * dayMs });
      const [old, recent, waiting] = [newReport(id), newReport(id), newReport(id)];
      for (const report of [old, recent, waiting]) await add(store, report);
      await store.dismissReport(old.id, 'a', nowMs - 5 * dayMs);
      await store.dismissReport(recent.id, 'a', nowMs - 5 * dayMs + 1);
      const limits = { nowMs, cacheBeforeMs: 0, failedChecksBeforeMs: 0 };
      const ids = async () => (await store.listReports({ all: true })).map((report) => report.id).sort();

      await store.sweep({ ...limits, resultsBeforeMs: undefined });
      assert.equal((await ids()).length, 3, 'nothing goes unless told');
      const counts = await store.sweep({
        ...limits,
        resultsBeforeMs: undefined,
        resolvedReportsBeforeMs: nowMs - 5 * dayMs,
      });
      assert.deepEqual(await ids(), [recent.id, waiting.id].sort());
      assert.equal(counts.other, 1);
      await store.sweep({ ...limits, resultsBeforeMs: nowMs - 10 * dayMs });
      assert.deepEqual(await ids(), []);
      await store.close();
    });
  });
}
