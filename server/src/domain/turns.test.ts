import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { askedBy } from './asker.ts';
import { isQueueFull } from './fair-queue.ts';
import { createTurns, type TurnsSettings } from './turns.ts';

/** Turns that last until they are told to end, with the names of those who had one. */
function watched(settings: TurnsSettings) {
  const turns = createTurns(settings);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  return {
    turns,
    begun,
    ask: (asker: string, signal?: AbortSignal) =>
      askedBy(asker, async () => {
        const leave = await turns.enter(signal);
        begun.push(asker);
        ends.push(leave);
      }),
    async endOne() {
      ends.shift()?.();
      await turn();
    },
  };
}

describe('turns', () => {
  test('one after the other between askers, however many one of them brings', async () => {
    const { ask, begun, endOne } = watched({ atOnceMax: 1 });
    for (let count = 0; count < 200; count += 1) void ask('A');
    void ask('B');
    await turn();
    for (let count = 0; count < 2; count += 1) await endOne();
    assert.deepEqual(begun, ['A', 'B', 'A']);
  });

  test('one asker never has more places than one may have, and the others stay free', async () => {
    const { ask, begun, endOne } = watched({ atOnceMax: 4, atOncePerAskerMax: 2 });
    for (let count = 0; count < 5; count += 1) void ask('A');
    void ask('B');
    await turn();
    assert.deepEqual(begun, ['A', 'A', 'B']);
    await endOne();
    assert.deepEqual(begun, ['A', 'A', 'B', 'A']);
  });

  test('a full queue refuses, and only those who would have to wait', async () => {
    const { ask, begun, endOne } = watched({ atOnceMax: 1, waitingMax: 2, waitingPerNameMax: 1 });
    const first = ask('A');
    const second = ask('A');
    await assert.rejects(ask('A'), isQueueFull);
    await first;
    await endOne();
    await second;
    assert.deepEqual(begun, ['A', 'A']);
  });

  test('who gives up leaves the queue at once', async () => {
    const { ask, turns, begun, endOne } = watched({ atOnceMax: 1 });
    const giveUp = new AbortController();
    void ask('A');
    const gone = assert.rejects(ask('B', giveUp.signal), /enough/);
    void ask('C');
    await turn();
    assert.equal(turns.waiting, 2);
    giveUp.abort(new Error('enough'));
    await gone;
    assert.equal(turns.waiting, 1);
    await endOne();
    assert.deepEqual(begun, ['A', 'C']);
    await assert.rejects(ask('A', giveUp.signal), /enough/);
  });

  test('a turn ends once, also where its work fails', async () => {
    const turns = createTurns({ atOnceMax: 1 });
    await assert.rejects(
      turns.run(() => Promise.reject(new Error('broken'))),
      /broken/,
    );
    const leave = await turns.enter();
    const next = turns.enter();
    leave();
    leave();
    await next;
    assert.equal(turns.waiting, 0);
    void turns.enter();
    await turn();
    assert.equal(turns.waiting, 1, 'the second call of leave has given no further place');
  });
});
