import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { ProviderError } from '../net/provider-error.ts';
import { AppError } from './app-error.ts';
import { type Fault, faultRelay, onFault, readFault, reportFault, workingFor } from './fault-report.ts';

function heard(t: TestContext): Fault[] {
  const faults: Fault[] = [];
  t.after(onFault((fault) => faults.push(fault)));
  return faults;
}
const place = { place: 'test' };

test('a mistake of the program is told with its error, and what was to be reckoned with by its kind', async (t) => {
  const faults = heard(t);
  const timedOut = await new Promise((resolve) => {
    const signal = AbortSignal.timeout(1);
    signal.addEventListener('abort', () => resolve(signal.reason));
  });
  const expected = [
    new ProviderError('brave', 'too_many_requests'),
    new AppError('queueFull', { seconds: 5 }),
    timedOut,
    AbortSignal.abort().reason,
  ];
  for (const error of expected) reportFault(error, place);
  reportFault(new TypeError('x is not a function'), { ...place, provider: 'brave' });
  assert.deepEqual(
    faults.map((fault) => ('expected' in fault ? fault.expected : fault.error.name)),
    ['too_many_requests', 'coda_piena', 'timeout', 'given_up', 'TypeError'],
  );
  assert.equal(faults.at(-1)?.provider, 'brave');
});

test('a fault bears the ids of the work that it happened in, whatever goes on beside it', async (t) => {
  const faults = heard(t);
  const work = async (name: string) => {
    await turn();
    reportFault(new Error(name), place);
  };
  const ids = (name: string) => ({ requestId: `request ${name}`, checkId: `check ${name}` });
  await Promise.all([
    workingFor(ids('a'), () => work('a')),
    work('nobody'),
    workingFor(ids('b'), () => work('b')),
  ]);
  const found = faults.map(({ requestId, checkId, ...fault }) => [
    'error' in fault && fault.error.message,
    requestId,
    checkId,
  ]);
  assert.deepEqual(found, [
    ['a', 'request a', 'check a'],
    ['nobody', undefined, undefined],
    ['b', 'request b', 'check b'],
  ]);
});

test('what another thread or process tells bears the ids of whoever asked it, and none of its own', (t) => {
  const faults = heard(t);
  const relay = workingFor({ checkId: 'asker' }, () => faultRelay());
  relay({ ...place, checkId: 'invented', expected: 'timeout' });
  assert.deepEqual(faults, [{ ...place, checkId: 'asker', expected: 'timeout' }]);
});

test('where nobody listens, a fault of the program goes to standard error, and an expected error nowhere', (t) => {
  const warn = t.mock.method(process, 'emitWarning', () => undefined);
  reportFault(new TypeError('x is not a function'), place);
  reportFault(new AppError('queueFull', { seconds: 5 }), place);
  assert.equal(warn.mock.callCount(), 1);
  assert.equal(warn.mock.calls[0]?.arguments[0] as unknown, 'test: TypeError: x is not a function');
});

test('of what a process tells only the shape of a fault is taken, cut to size and without ids', () => {
  const error = {
    name: 'TypeError',
    message: `bad\u001b "${'secret '.repeat(10_000)}"`,
    frames: ['a (b.ts:1:1)', 7],
  };
  const told = readFault({ place: 'forensics', method: 'rumore', checkId: 'x', requestId: 'y', error });
  assert.deepEqual(told, {
    place: 'forensics',
    method: 'rumore',
    error: { name: 'TypeError', message: 'bad "…"', frames: ['a (b.ts:1:1)'] },
  });
  for (const nonsense of [
    undefined,
    null,
    'fault',
    {},
    { place: 'x'.repeat(1_000), expected: 'timeout' },
    { place: 'line\nline', expected: 'timeout' },
    { place: 'test' },
    { place: 'test', error: { name: 'Error', message: 7, frames: [] } },
  ])
    assert.equal(readFault(nonsense), undefined);
});
