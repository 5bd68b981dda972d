import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as nextTurn, setImmediate as turn } from 'node:timers/promises';
import { type Fault, onFault } from './fault-report.ts';
import { inTime } from './in-time.ts';

test('work that ends in time gives its value or its failure', async () => {
  const { signal } = new AbortController();
  assert.equal(await inTime(Promise.resolve(7), signal), 7);
  await assert.rejects(inTime(Promise.reject(new Error('broken')), signal), /broken/);
});

test('work that ignores the signal is left behind when it fires, and when it has fired before', async () => {
  const never = new Promise<never>(() => undefined);
  const controller = new AbortController();
  const waiting = inTime(never, controller.signal);
  controller.abort(new Error('time is up'));
  await assert.rejects(waiting, /time is up/);
  await assert.rejects(inTime(never, controller.signal), /time is up/);
});

test('work that fails after it was left behind is nobody’s unhandled failure', async () => {
  const unhandled: unknown[] = [];
  const hear = (reason: unknown) => unhandled.push(reason);
  process.on('unhandledRejection', hear);
  const work = Promise.withResolvers<never>();
  await assert.rejects(inTime(work.promise, AbortSignal.abort(new Error('time is up'))), /time is up/);
  work.reject(new Error('too late'));
  await nextTurn();
  process.off('unhandledRejection', hear);
  assert.deepEqual(unhandled, []);
});

test('what is left behind and fails later is reported', async (t) => {
  const faults: Fault[] = [];
  t.after(onFault((fault) => faults.push(fault)));
  const stop = new AbortController();
  const work = Promise.withResolvers<never>();
  const waiting = inTime(work.promise, stop.signal);
  stop.abort();
  await assert.rejects(waiting, { name: 'AbortError' });
  work.reject(new TypeError('x is not a function'));
  await turn();
  assert.deepEqual(
    faults.map((fault) => ('error' in fault ? fault.error.name : fault.expected)),
    ['TypeError'],
  );
});
