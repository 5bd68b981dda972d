import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createFairQueue, isQueueFull } from './fair-queue.ts';

const many = (count: number, name: string) => Array.from({ length: count }, (_, at) => `${name}${at}`);

/** One worker: takes, ends, takes. */
function* workOff(queue: ReturnType<typeof createFairQueue<string>>) {
  for (let next = queue.take(); next; next = queue.take()) {
    yield next.item;
    queue.ended(next.name);
  }
}

describe('a fair queue', () => {
  test('after 200 things of one name, the single thing of another is the next to be taken', () => {
    const queue = createFairQueue<string>();
    for (const item of many(200, 'a')) queue.add('A', item);
    const atWork = queue.take();
    queue.add('B', 'b');
    assert.equal(atWork?.item, 'a0');
    queue.ended('A');
    assert.deepEqual([queue.take()?.item, queue.take()?.item], ['b', 'a1']);
  });

  test('with two at work it is as well, as soon as one of them has ended', () => {
    const queue = createFairQueue<string>();
    for (const item of many(200, 'a')) queue.add('A', item);
    queue.take();
    queue.take();
    queue.add('B', 'b');
    queue.ended('A');
    assert.equal(queue.take()?.item, 'b');
  });

  test('names take turns, and the things of one name keep their order', () => {
    const queue = createFairQueue<string>();
    for (const name of ['a', 'b', 'c'])
      for (const item of many(name === 'b' ? 1 : 3, name)) queue.add(name, item);
    assert.deepEqual([...workOff(queue)], ['a0', 'b0', 'c0', 'a1', 'c1', 'a2', 'c2']);
  });

  test('who brings much is not starved by ever new names with one thing each', () => {
    const queue = createFairQueue<string>();
    for (const item of many(3, 'a')) queue.add('A', item);
    const taken: string[] = [];
    let newcomers = 0;
    for (const item of workOff(queue)) {
      taken.push(item);
      if (newcomers < 20) for (let i = 0; i < 2; i += 1) queue.add(`new${newcomers}`, `n${newcomers++}`);
    }
    assert.ok(taken.indexOf('a2') < taken.indexOf('n10'), taken.join(' '));
  });

  test('while one waits, no other has two turns before', () => {
    const queue = createFairQueue<{ name: string; before: string[] }>();
    const waiting = new Set<{ name: string; before: string[] }>();
    const countOf = (name: string) => queue.inOrder().filter((item) => item.name === name).length;
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * below);
    };
    let atWork: string | undefined;
    for (let step = 0; step < 2_000; step += 1) {
      if (random(2) === 0) {
        const item = { name: 'abcdefgh'.charAt(random(8)), before: [] };
        // Behind others of its own name it waits for those first.
        if (countOf(item.name) === 0) waiting.add(item);
        queue.add(item.name, item);
      } else {
        if (atWork !== undefined) queue.ended(atWork);
        const next = queue.take();
        atWork = next?.name;
        if (!next) continue;
        waiting.delete(next.item);
        for (const { before } of waiting) before.push(next.name);
      }
      for (const { before } of waiting) assert.equal(new Set(before).size, before.length);
    }
  });

  test('is full for one name before it is full for all, and says so as a 503 with a time to come back', () => {
    const queue = createFairQueue<number>({ waitingMax: 8 });
    const add = (name: string) => () => queue.add(name, 1);
    const full = (error: unknown) =>
      isQueueFull(error) && (error as { parameters: { seconds: number } }).parameters.seconds > 0;
    for (const name of ['a', 'a', 'b', 'b', 'c', 'c']) add(name)();
    assert.throws(add('a'), full);
    for (const name of ['d', 'd']) add(name)();
    assert.throws(add('e'), full);
    queue.take();
    assert.doesNotThrow(add('e'));
  });

  test('tells the order in which all would be taken', () => {
    const queue = createFairQueue<string>();
    for (const item of many(3, 'a')) queue.add('A', item);
    for (const item of many(2, 'b')) queue.add('B', item);
    const order = queue.inOrder();
    assert.deepEqual(order, ['a0', 'b0', 'a1', 'b1', 'a2']);
    assert.deepEqual(order, [...workOff(queue)]);
  });

  test('who leaves leaves nothing behind', () => {
    const queue = createFairQueue<string>({ waitingMax: 4, waitingPerNameMax: 1 });
    queue.add('A', 'a');
    queue.remove('A', 'a');
    queue.remove('A', 'a');
    assert.equal(queue.size, 0);
    queue.add('A', 'a');
    queue.add('B', 'b');
    assert.deepEqual([queue.clear(), queue.size, queue.take()], [['a', 'b'], 0, undefined]);
  });

  test('names that may not have a turn now keep their place', () => {
    const queue = createFairQueue<string>();
    queue.add('A', 'a');
    queue.add('B', 'b');
    assert.equal(queue.take((name) => name !== 'A')?.item, 'b');
    assert.equal(queue.take()?.item, 'a');
  });
});
