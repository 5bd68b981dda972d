import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { textFindings } from '../../test/support/engines.ts';
import { type Fault, onFault } from '../domain/fault-report.ts';
import type { Engine } from '../pipelines/engine.ts';
import type { Settlement, Store } from '../store/store.ts';
import { type AdmittedCheck, createCheckRunner } from './run-check.ts';

type AnyEngine = Engine<AdmittedCheck['content']['kind']>;

/** A runner over a store that only settles, as often as it is allowed to. */
function runnerWith(t: TestContext, { breaks = 0, timeLimitMs = 10_000 } = {}) {
  const told: string[] = [];
  const settled: Settlement[] = [];
  const faults: Fault[] = [];
  t.after(onFault((fault) => faults.push(fault)));
  let broken = breaks;
  const settle = async (settlement: Settlement) => {
    broken -= 1;
    if (broken >= 0) throw new Error('the connection broke');
    settled.push(settlement);
  };
  const runner = createCheckRunner({
    store: { settle } as unknown as Store,
    clock: () => 1_000,
    timeLimitMs,
    onEnd: (_, outcome) => told.push(outcome),
    onUnits: (keyId, units) => told.push(`${keyId} ${units}`),
  });
  const run = (check: AnyEngine['check']) =>
    runner.run({
      own: { id: 'check' },
      startedAtMs: 900,
      engine: { check },
      content: { kind: 'text', claim: 'Una frase da verificare' },
      language: 'it',
      cacheKey: 'key',
      payer: { keyId: 'payer', month: '2026-05' },
      holder: 'holder',
      requestId: 'request',
      isConfidential: false,
      keepsImages: false,
      onStored: () => told.push('stored'),
      onFailed: ({ code }) => told.push(code),
      leave: () => told.push('left'),
    });
  return { runner, run, told, settled, faults };
}

test('a check that is done is stored once, told of and left', async (t) => {
  const { run, told, settled, faults } = runnerWith(t);
  const { id, createdAtMs } = await run(async () => textFindings).result;
  assert.deepEqual([id, createdAtMs], ['check', 1_000]);
  assert.deepEqual(
    settled.map(({ outcome }) => outcome),
    ['done'],
  );
  assert.deepEqual(told, ['stored', 'done', 'left']);
  assert.deepEqual(faults, []);
});

test('a short break of the store is waited out, and reported', async (t) => {
  const { run, told, faults } = runnerWith(t, { breaks: 1 });
  await run(async () => textFindings).result;
  assert.deepEqual(told, ['stored', 'done', 'left']);
  assert.deepEqual(
    faults.map(({ place, checkId, requestId }) => [place, checkId, requestId]),
    [['checks/settle', 'check', 'request']],
  );
});

test('what fails after the result is stored leaves the answer standing, and is reported', async (t) => {
  const { run, told, faults } = runnerWith(t);
  await run(async (_, { afterStoring }) => {
    afterStoring?.(() => Promise.reject(new TypeError('x is not a function')));
    return textFindings;
  }).result;
  assert.deepEqual(told, ['stored', 'done', 'left']);
  assert.deepEqual(
    faults.map(({ place }) => place),
    ['checks/after-storing'],
  );
});

test('a check that fails returns its unit', async (t) => {
  const { run, told, settled } = runnerWith(t);
  await assert.rejects(run(() => Promise.reject(new TypeError('x is not a function'))).result, {
    code: 'internalError',
  });
  assert.deepEqual(
    settled.map(({ outcome }) => outcome),
    ['failed'],
  );
  assert.deepEqual(told, ['internalError', 'failed', 'payer 1', 'left']);
});

test('checks under way are interrupted when the service stops, and when their time is over', async (t) => {
  const never = () => new Promise<never>(() => undefined);
  const stopped = runnerWith(t);
  const flight = stopped.run(never);
  stopped.runner.stopAll();
  await assert.rejects(flight.result, { code: 'checkInterrupted' });
  const late = runnerWith(t, { timeLimitMs: 5 });
  await assert.rejects(late.run(never).result, { code: 'checkInterrupted' });
  assert.deepEqual(late.told, ['checkInterrupted', 'failed', 'payer 1', 'left']);
});
