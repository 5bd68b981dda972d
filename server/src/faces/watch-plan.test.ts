/** How much of a video is looked at. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createWatchPlan } from './watch-plan.ts';

interface Watched {
  readonly searches: readonly number[];
  readonly measurements: readonly number[];
  readonly effort: number;
}

/** A search that takes `search` milliseconds, and faces that take `measure`; without faces nothing is measured. */
function watch(
  durationSeconds: number,
  { frameRate = 30, search = 20, measure = 10, announced = durationSeconds } = {},
): Watched {
  const plan = createWatchPlan(announced);
  const [searches, measurements]: [number[], number[]] = [[], []];
  for (let frame = 0; frame < durationSeconds * frameRate; frame += 1) {
    const time = frame / frameRate;
    if (measure > 0 && plan.measuresAt(time)) {
      plan.measured(time, measure);
      measurements.push(time);
    }
    if (plan.searchesAt(time)) {
      plan.searched(time, search);
      searches.push(time);
    }
  }
  return { searches, measurements, effort: search * searches.length + measure * measurements.length };
}

test('a short film is searched twice a second and its face measured twelve times', () => {
  const { searches, measurements } = watch(10);
  assert.equal(searches.length, 20);
  assert.ok(measurements.length >= 115 && measurements.length <= 121, `${measurements.length}`);
});

test('a film of any length, with one face or a crowd, costs no more than its budget', () => {
  for (const durationSeconds of [30, 120, 600, 3600])
    for (const costs of [
      { search: 20, measure: 0 },
      { search: 20, measure: 10 },
      { search: 120, measure: 35 },
    ]) {
      const { effort } = watch(durationSeconds, { ...costs, frameRate: 24 });
      assert.ok(effort <= 4800, `${durationSeconds} s: ${effort} ms`);
    }
});

test('a long film is searched up to its end and measured in stretches', () => {
  for (const costs of [
    { search: 20, measure: 10 },
    { search: 90, measure: 30 },
  ]) {
    const { searches, measurements } = watch(600, costs);
    assert.ok((searches.at(-1) ?? 0) > 540, `${searches.at(-1)}`);
    assert.ok((measurements.at(-1) ?? 0) > 250, `${measurements.at(-1)}`);
    const close = measurements.filter((time, index) => time - (measurements[index - 1] ?? 0) < 0.2);
    assert.ok(close.length > 0.9 * measurements.length);
  }
});

test('a film whose length is unknown stays within the same budget', () => {
  assert.ok(watch(900, { announced: 0 }).effort <= 4800);
});
