import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createHostPoliteness } from './host-politeness.ts';

const { signal } = new AbortController();

test('no more than so many at once on one host, in the order in which they came', async () => {
  const politeness = createHostPoliteness({ concurrentMax: 2, spacingMs: 0 });
  const entered: number[] = [];
  const turns = [0, 1, 2, 3].map(async (n) => {
    const leave = await politeness.enter('a.example', signal);
    entered.push(n);
    return leave;
  });
  const first = await turns[0];
  await turns[1];
  await new Promise(setImmediate);
  assert.deepEqual(entered, [0, 1]);
  first?.();
  first?.();
  await turns[2];
  await new Promise(setImmediate);
  assert.deepEqual(entered, [0, 1, 2], 'to leave twice counts once');
  (await turns[1])?.();
  await turns[3];
});

test('between two beginnings on one host lies the pause; other hosts do not wait', async () => {
  const politeness = createHostPoliteness({ concurrentMax: 5, spacingMs: 60 });
  const startMs = performance.now();
  (await politeness.enter('a.example', signal))();
  (await politeness.enter('b.example', signal))();
  const otherMs = performance.now() - startMs;
  (await politeness.enter('a.example', signal))();
  (await politeness.enter('a.example', signal))();
  const allMs = performance.now() - startMs;
  assert.ok(allMs >= 118, `two pauses, got ${allMs} ms`);
  assert.ok(otherMs < allMs);
});

test('who gives up waiting is not waited for', async () => {
  const politeness = createHostPoliteness({ concurrentMax: 1, spacingMs: 0 });
  const leave = await politeness.enter('a.example', signal);
  const controller = new AbortController();
  const given = politeness.enter('a.example', controller.signal);
  const patient = politeness.enter('a.example', signal);
  controller.abort(new Error('enough'));
  await assert.rejects(given, /enough/);
  leave();
  (await patient)();
  await assert.rejects(
    politeness.enter('a.example', AbortSignal.abort(new Error('never began'))),
    /never began/,
  );
});
