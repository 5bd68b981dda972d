/** How much of a film is looked at. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createWatchPlan } from './watch-plan.ts';

function watch(durationSeconds: number, { frameRate = 30, faces = 1, announced = durationSeconds } = {}) {
  const plan = createWatchPlan(announced);
  const searches: number[] = [];
  const measurements: number[] = [];
  for (let frame = 0; frame < durationSeconds * frameRate; frame += 1) {
    const time = frame / frameRate;
    const [isSearch, isMeasurement] = [plan.searchesAt(time), plan.measuresAt(time)];
    if (isSearch) {
      plan.searched(time);
      searches.push(time);
    }
    if (isMeasurement && faces > 0) {
      plan.measured(time, faces);
      measurements.push(time);
    }
  }
  return { searches, measurements };
}

test('a short film is searched twice a second and its face measured twelve times', () => {
  const { searches, measurements } = watch(10);
  assert.equal(searches.length, 20);
  assert.ok(measurements.length >= 115 && measurements.length <= 121, `${measurements.length}`);
});

test('a film of any length and with two faces costs no more than its budget', () => {
  for (const durationSeconds of [30, 120, 600, 3600]) {
    const { searches, measurements } = watch(durationSeconds, { faces: 2, frameRate: 24 });
    assert.ok(searches.length <= 110, `${searches.length} searches`);
    assert.ok(measurements.length <= 136, `${measurements.length} measurements`);
  }
});

test('a long film is measured in stretches up to its end', () => {
  const { searches, measurements } = watch(600);
  assert.ok((searches.at(-1) ?? 0) > 590);
  assert.ok((measurements.at(-1) ?? 0) > 450, `${measurements.at(-1)}`);
  const close = measurements.filter((time, index) => time - (measurements[index - 1] ?? 0) < 0.2);
  assert.ok(close.length > 0.9 * measurements.length);
});

test('a film whose length is unknown stays within the same budget', () => {
  const { searches, measurements } = watch(900, { announced: 0 });
  assert.ok(searches.length <= 110 && measurements.length <= 270);
});

test('without faces nothing is measured', () => {
  assert.equal(watch(60, { faces: 0 }).measurements.length, 0);
});
