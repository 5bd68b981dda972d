/** Calls into real threads: what comes back, what is reported, and what becomes of callers when a thread ends. */
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { askedBy } from '../domain/asker.ts';
import { type Fault, onFault, workingFor } from '../domain/fault-report.ts';
import { inTurns } from './in-turns.ts';
import type { SampleCalls, SampleSettings } from './testing/sample-thread.ts';
import { startThread, type ThreadSettings } from './thread.ts';
import { ThreadEnded } from './thread-ended.ts';

const began = 0;
const ended = 1;
const closed = 2;
const mayEnd = 3;

function start(t: TestContext, options: Partial<ThreadSettings> & { readonly cannotOpen?: boolean } = {}) {
  const notes = new Int32Array(new SharedArrayBuffer(16));
  const { cannotOpen = false, ...rest } = options;
  const thread = startThread<SampleCalls>({
    file: new URL('./testing/sample-thread.ts', import.meta.url),
    place: 'threads/sample',
    settings: { notes, cannotOpen } satisfies SampleSettings,
    ...rest,
  });
  const faults: Fault[] = [];
  t.after(onFault((fault) => faults.push(fault)));
  t.after(() => thread.terminate());
  const endBusy = () => {
    Atomics.store(notes, mayEnd, 1);
    Atomics.notify(notes, mayEnd);
  };
  return { thread, faults, notes, endBusy };
}

const isEnded = (kind: ThreadEnded['kind']) => (error: unknown) =>
  error instanceof ThreadEnded && error.kind === kind;

test('calls are answered each with its own, in whatever number they are made', async (t) => {
  const { thread, faults } = start(t);
  const values = Array.from({ length: 100 }, (_, at) => ({ at, bytes: new Uint8Array([at]) }));
  assert.deepEqual(await Promise.all(values.map((value) => thread.call('echo', [value]))), values);
  assert.deepEqual(faults, []);
});

test('what a call throws is thrown to its caller, with name, fields and cause; the thread goes on', async (t) => {
  const { thread, faults } = start(t);
  await assert.rejects(thread.call('throwError', []), (error: Error & Record<string, unknown>) => {
    assert.deepEqual([error.name, error.code, error.values], ['SampleError', 'sample', { seconds: 7 }]);
    assert.ok(error.cause instanceof TypeError);
    assert.match(error.stack ?? '', /sample-thread\.ts/);
    return true;
  });
  await assert.rejects(thread.call('throwUncopyable', []), /with a function/);
  assert.equal(await thread.call('echo', ['after']), 'after');
  assert.deepEqual(faults, [], 'who is told needs no report');
});

test('what cannot be copied is refused on either side, and the thread goes on', async (t) => {
  const { thread } = start(t);
  await assert.rejects(thread.call('echo', [() => undefined]), { name: 'DataCloneError' });
  await assert.rejects(thread.call('answerUncopyable', []), { name: 'DataCloneError' });
  assert.equal(await thread.call('echo', [1]), 1);
});

test('what a thread reports is reported here, for whoever called', async (t) => {
  const { thread, faults } = start(t);
  await Promise.all([
    workingFor({ checkId: 'first' }, () => thread.call('report', [])),
    workingFor({ checkId: 'second', requestId: 'r' }, () => thread.call('report', [])),
  ]);
  assert.deepEqual(
    faults.map(({ place, method, checkId, requestId }) => [place, method, checkId, requestId]),
    [
      ['sample', 'report', 'first', undefined],
      ['sample', 'report', 'second', 'r'],
    ],
  );
});

test('bytes are copied: both sides keep theirs', async (t) => {
  const { thread } = start(t);
  const bytes = new Uint8Array(1_000);
  assert.equal(await thread.call('overwrite', [bytes]), 1_000);
  assert.deepEqual([bytes.byteLength, bytes[0]], [1_000, 0]);
});

test('a thread that dies answers all who wait, is reported once for the call under way, and answers no more', async (t) => {
  const { thread, faults } = start(t);
  const waiting = [
    workingFor({ checkId: 'dying' }, () => thread.call('dieLater', [])),
    workingFor({ checkId: 'next' }, () => thread.call('echo', [1])),
  ];
  for (const answer of waiting) await assert.rejects(answer, isEnded(undefined));
  assert.equal(thread.hasEnded, true);
  await assert.rejects(thread.call('echo', [2]), isEnded(undefined));
  const [fault] = faults;
  assert.ok(fault && 'error' in fault);
  assert.deepEqual([faults.length, fault.place, fault.checkId], [1, 'threads/sample', 'dying']);
  assert.equal(fault.error.cause?.name, 'SyntaxError');
  await thread.close();
});

test('a thread that exits is told as ended, too', async (t) => {
  const { thread, faults } = start(t);
  await assert.rejects(thread.call('exit', []), isEnded(undefined));
  assert.equal(faults.length, 1);
});

test('a thread that dies while nobody waits is reported', async (t) => {
  const { thread, faults } = start(t);
  const controller = new AbortController();
  const call = thread.call('dieLater', [], { signal: controller.signal });
  controller.abort();
  await assert.rejects(call, { name: 'AbortError' });
  await assert.rejects(thread.call('echo', [1]), ThreadEnded);
  assert.equal(faults.length, 1);
});

test('to reach a limit of memory is expected', async (t) => {
  const { thread, faults } = start(t, { resourceLimits: { maxOldGenerationSizeMb: 24 }, silent: true });
  await assert.rejects(thread.call('fillMemory', []), isEnded('out_of_memory'));
  assert.deepEqual(faults, [{ place: 'threads/sample', expected: 'out_of_memory' }]);
});

test('a thread that cannot open its service says why to whoever waits, and has ended', async (t) => {
  const { thread } = start(t, { cannotOpen: true });
  const call = thread.call('echo', [1]);
  await assert.rejects(thread.started, RangeError);
  await assert.rejects(call, /cannot open/);
  assert.equal(thread.hasEnded, true);
  await thread.close();
});

test('who gives up is told at once; the call goes on in the thread, and the next is answered', async (t) => {
  const { thread, notes, endBusy } = start(t);
  await thread.started;
  const controller = new AbortController();
  const call = thread.call('busy', [], { signal: controller.signal });
  controller.abort(new Error('no longer needed'));
  await assert.rejects(call, /no longer needed/);
  assert.equal(Atomics.load(notes, ended), 0);
  endBusy();
  assert.equal(await thread.call('echo', [1]), 1);
  assert.equal(Atomics.load(notes, ended), 1);
  await assert.rejects(thread.call('busy', [], { signal: controller.signal }), /no longer needed/);
  await thread.call('echo', [1]);
  assert.equal(Atomics.load(notes, began), 1, 'who had given up before has not called');
});

test('what a call throws that nobody waits for any more is reported', async (t) => {
  const { thread, faults } = start(t);
  const controller = new AbortController();
  const call = workingFor({ checkId: 'left' }, () =>
    thread.call('throwUncopyable', [], { signal: controller.signal }),
  );
  controller.abort();
  await assert.rejects(call, { name: 'AbortError' });
  await thread.call('echo', [1]);
  assert.deepEqual(
    faults.map(({ place, checkId }) => [place, checkId]),
    [['threads/sample', 'left']],
  );
});

test('closed while busy, it carries out what was called before, closes its service and ends', async (t) => {
  const { thread, faults, notes, endBusy } = start(t);
  const calls = [thread.call('busy', []), thread.call('echo', ['last'])];
  const closing = thread.close();
  endBusy();
  await closing;
  assert.deepEqual(await Promise.all(calls), [undefined, 'last']);
  assert.equal(Atomics.load(notes, closed), 1);
  await assert.rejects(thread.call('echo', [1]), isEnded('given_up'));
  assert.deepEqual(faults, []);
  await thread.close();
});

test('terminated while busy, it ends at once, and that is no fault', async (t) => {
  const { thread, faults, notes } = start(t);
  await thread.started;
  const call = thread.call('busy', []);
  await Promise.all([thread.terminate(), assert.rejects(call, isEnded('given_up'))]);
  assert.deepEqual([Atomics.load(notes, ended), Atomics.load(notes, closed), faults.length], [0, 0, 0]);
});

test('in turns: one call at a time, askers take turns, and who gives up leaves the queue', async (t) => {
  const { thread, notes, endBusy } = start(t);
  const turns = inTurns(thread);
  const order: string[] = [];
  const asked = (asker: string, name: string, signal?: AbortSignal) =>
    askedBy(asker, () => turns.call('echo', [name], { signal }).then((said) => order.push(String(said))));
  const controller = new AbortController();
  const busy = askedBy('a', () => turns.call('busy', []));
  const leaving = askedBy('a', () => turns.call('busy', [], { signal: controller.signal }));
  const calls = [asked('a', 'a1'), asked('a', 'a2'), asked('b', 'b1')];
  controller.abort();
  await assert.rejects(leaving, { name: 'AbortError' });
  endBusy();
  const closing = turns.close();
  await Promise.all([busy, ...calls]);
  assert.deepEqual(order, ['b1', 'a1', 'a2']);
  await closing;
  assert.deepEqual([Atomics.load(notes, began), Atomics.load(notes, closed)], [1, 1]);
});
