/** Group commit: what goes together, what a failure costs, and how cached answers are counted meanwhile. */
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  doneFor,
  failedFor,
  month,
  newAttachments,
  newRequest,
  newRequests,
  today,
} from './conformance/samples.conformance.ts';
import type { Admission } from './store.ts';
import type { WriteBatch } from './write-batch.ts';
import { createWriteQueue } from './write-queue.ts';

/** Longer than an answer from the cache waits to be written on its own. */
const countsDelayMs = 1000;

const started = ({ requests }: WriteBatch) => requests.map((): Admission => ({ outcome: 'started' }));

/** A queue over batches that are recorded and answered at once, or as the test says. */
function createQueue(run: (batch: WriteBatch) => Admission[] | Promise<Admission[]> = started) {
  const batches: WriteBatch[] = [];
  const queue = createWriteQueue(async (batch) => {
    batches.push(batch);
    return run(batch);
  });
  return { queue, batches };
}

/** Batches that wait until the test lets them pass. */
function createGate() {
  const waiting: (() => void)[] = [];
  return {
    run: (batch: WriteBatch) =>
      new Promise<Admission[]>((resolve) => void waiting.push(() => resolve(started(batch)))),
    async letOnePass() {
      waiting.shift()?.();
      await nextTurn();
    },
  };
}

const useTestTimers = (t: TestContext) => t.mock.timers.enable({ apis: ['setTimeout'] });

const countsOf = (batches: readonly WriteBatch[]) =>
  batches
    .flatMap(({ cachedAnswers }) => cachedAnswers)
    .map(({ keyId, month, count }) => `${keyId} ${month} ${count}`);

test('what arrives together is one batch', async () => {
  const { queue, batches } = createQueue();
  const requests = newRequests(3, 'key');
  const [done, failed] = [doneFor(newRequest('key')), failedFor(newRequest('key'))];
  queue.countCachedAnswer('key', today);
  const writes = [
    queue.settle(done),
    ...requests.map((request) => queue.admit(request)),
    queue.settle(failed),
  ];
  queue.countCachedAnswer('key', today);
  await Promise.all(writes);
  const cachedAnswers = [{ keyId: 'key', month, day: today, count: 2 }];
  assert.deepEqual(batches, [{ settlements: [done, failed], requests, cachedAnswers }]);
});

test('what arrives while a batch is being written is the next batch', async () => {
  const gate = createGate();
  const { queue, batches } = createQueue(gate.run);
  const [first, ...others] = newRequests(40, 'key');
  assert.ok(first);
  const writes = [queue.admit(first)];
  for (const request of others) {
    await nextTurn();
    writes.push(queue.admit(request));
  }
  await gate.letOnePass();
  await gate.letOnePass();
  await Promise.all(writes);
  assert.deepEqual(
    batches.map(({ requests }) => requests),
    [[first], others],
  );
});

test('a crowd is written in batches of a bounded size, in its order, and each gets the own answer', async () => {
  const { queue, batches } = createQueue(({ requests }) =>
    requests.map(({ id }): Admission => ({ outcome: 'joined', id: `for ${id}` })),
  );
  const requests = newRequests(1000, 'key');
  const admissions = await Promise.all(requests.map((request) => queue.admit(request)));
  assert.deepEqual(
    admissions,
    requests.map(({ id }) => ({ outcome: 'joined', id: `for ${id}` })),
  );
  assert.deepEqual(
    batches.flatMap((batch) => batch.requests),
    requests,
  );
  assert.ok(Math.max(...batches.map((batch) => batch.requests.length)) < 1000);
  assert.ok(batches.length < 20);
});

test('one bad item fails alone; all others in its batch are written, once', async () => {
  const [badRequest, badSettlement] = [newRequest('key'), doneFor(newRequest('key'))];
  const written: string[] = [];
  const { queue } = createQueue((batch) => {
    if (batch.requests.includes(badRequest) || batch.settlements.includes(badSettlement)) {
      throw new Error('no such row');
    }
    written.push(...batch.requests.map(({ id }) => id));
    written.push(...batch.settlements.map((each) => (each.outcome === 'done' ? each.result.id : each.id)));
    return started(batch);
  });
  const [requests, checks] = [newRequests(10, 'key'), newRequests(10, 'key')];
  const outcomes = await Promise.allSettled([
    queue.admit(badRequest),
    queue.settle(badSettlement),
    ...requests.map((request) => queue.admit(request)),
    ...checks.map((request) => queue.settle(doneFor(request))),
  ]);
  const [first, second, ...others] = outcomes.map(({ status }) => status);
  assert.deepEqual([first, second], ['rejected', 'rejected']);
  assert.deepEqual(new Set(others), new Set(['fulfilled']));
  assert.deepEqual(written.toSorted(), [...requests, ...checks].map(({ id }) => id).toSorted());
});

test('after a failure the queue goes on', async () => {
  let isDown = true;
  const { queue } = createQueue((batch) => {
    if (isDown) throw new Error('out of reach');
    return started(batch);
  });
  await assert.rejects(queue.admit(newRequest('key')), /out of reach/);
  isDown = false;
  assert.deepEqual(await queue.admit(newRequest('key')), { outcome: 'started' });
});

test('cached answers are written on their own within a second, summed by key and day', async (t) => {
  useTestTimers(t);
  const { queue, batches } = createQueue();
  for (const each of [today, today, '2026-06-01']) queue.countCachedAnswer('key', each);
  queue.countCachedAnswer('other', today);
  await nextTurn();
  assert.equal(batches.length, 0, 'not one batch per answer');
  t.mock.timers.tick(countsDelayMs);
  await nextTurn();
  assert.equal(batches.length, 1);
  assert.deepEqual(countsOf(batches), [`key ${month} 2`, 'key 2026-06 1', `other ${month} 1`]);
});

test('counts of a failed batch are tried again later, together with new ones, and not in a loop', async (t) => {
  useTestTimers(t);
  let isDown = true;
  const { queue, batches } = createQueue((batch) => {
    if (isDown) throw new Error('out of reach');
    return started(batch);
  });
  queue.countCachedAnswer('key', today);
  await queue.flushCounts();
  for (let turn = 0; turn < 20; turn += 1) await nextTurn();
  assert.equal(batches.length, 1, 'tried once, and not again at once');
  t.mock.timers.tick(countsDelayMs);
  for (let turn = 0; turn < 20; turn += 1) await nextTurn();
  assert.equal(batches.length, 2, 'tried again after a while, once');

  isDown = false;
  queue.countCachedAnswer('key', today);
  await queue.flushCounts();
  assert.deepEqual(countsOf(batches), [`key ${month} 1`, `key ${month} 1`, `key ${month} 2`]);
  t.mock.timers.tick(countsDelayMs);
  await nextTurn();
  assert.equal(countsOf(batches).length, 3, 'written, they are not written again');
});

test('counts that shared a batch with a bad item are written all the same, once', async (t) => {
  useTestTimers(t);
  const bad = newRequest('key');
  const { queue, batches } = createQueue((batch) => {
    if (batch.requests.includes(bad)) throw new Error('no such row');
    return started(batch);
  });
  queue.countCachedAnswer('key', today);
  await Promise.allSettled([queue.admit(bad), queue.admit(newRequest('key'))]);
  await queue.flushCounts();
  t.mock.timers.tick(countsDelayMs);
  await nextTurn();
  const written = batches.filter(({ requests }) => !requests.includes(bad));
  assert.deepEqual(countsOf(written), [`key ${month} 1`]);
});

test('flushing waits for counts that are being written, and for nothing when there are none', async () => {
  const gate = createGate();
  const { queue, batches } = createQueue(gate.run);
  await queue.flushCounts();
  assert.equal(batches.length, 0);

  const admitted = queue.admit(newRequest('key'));
  await nextTurn();
  await queue.flushCounts();
  assert.equal(batches.length, 1, 'a batch without counts is not waited for');
  await gate.letOnePass();
  await admitted;

  queue.countCachedAnswer('key', today);
  let flushes = 0;
  const flush = () => queue.flushCounts().then(() => (flushes += 1));
  const early = flush();
  await nextTurn();
  const late = flush();
  await nextTurn();
  assert.equal(batches.length, 2);
  assert.equal(flushes, 0, 'also for who comes while they are being written');
  await gate.letOnePass();
  await early;
  await gate.letOnePass();
  await late;
});

test('flushing ends under a load that never ends', async () => {
  const gate = createGate();
  const { queue, batches } = createQueue(gate.run);
  const load: Promise<Admission>[] = [];
  let isFlushed = false;
  load.push(queue.admit(newRequest('key')));
  await nextTurn();
  queue.countCachedAnswer('key', today);
  const flushed = queue.flushCounts().then(() => {
    isFlushed = true;
  });
  for (let turn = 0; turn < 10 && !isFlushed; turn += 1) {
    load.push(queue.admit(newRequest('key')));
    await gate.letOnePass();
  }
  assert.ok(isFlushed);
  assert.ok(batches.length <= 3, 'the batch under way, and the next');
  await flushed;
  await gate.letOnePass();
  await Promise.all(load);
});

test('draining waits for everything that was asked for, however many batches it takes', async () => {
  const { queue, batches } = createQueue(async (batch) => {
    await nextTurn();
    return started(batch);
  });
  await queue.drain();
  assert.equal(batches.length, 0);
  let written = 0;
  for (const request of newRequests(1000, 'key')) {
    void queue.settle(doneFor(request)).then(() => (written += 1));
  }
  queue.countCachedAnswer('key', today);
  await queue.drain();
  assert.equal(written, 1000);
  assert.deepEqual(countsOf(batches), [`key ${month} 1`]);
});

test('draining ends although nothing can be written', async () => {
  const { queue } = createQueue(() => {
    throw new Error('out of reach');
  });
  const writes = newRequests(300, 'key').map((request) => queue.admit(request));
  queue.countCachedAnswer('key', today);
  const outcomes = Promise.allSettled(writes);
  await queue.drain();
  assert.ok((await outcomes).every(({ status }) => status === 'rejected'));
});

test('settlements with large pictures are spread over batches, each with one at least and in their order', async () => {
  const { queue, batches } = createQueue();
  const settlements = [3_000_000, 3_000_000, 3_000_000, 9_000_000, 0, 0].map((sizeBytes) => ({
    ...doneFor(newRequest('key')),
    attachments: newAttachments(1, sizeBytes),
  }));
  await Promise.all(settlements.map((settlement) => queue.settle(settlement)));
  assert.deepEqual(
    batches.map((batch) => batch.settlements.length),
    [2, 1, 1, 2],
  );
  assert.ok(
    batches.flatMap((batch) => batch.settlements).every((each, index) => each === settlements[index]),
  );
});
