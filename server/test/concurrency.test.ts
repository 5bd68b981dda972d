/** Many requests in the same moment, through a real port: one unit is spent once, one content is checked once. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AppError } from '../src/domain/app-error.ts';
import type { Engine } from '../src/pipelines/engine.ts';
import { ask, assertPaidOnce, listen, withStatus } from './support/crowd.ts';
import { createHeldEngine, type HeldEngine } from './support/engines.ts';
import { isCached, problemCodeOf, usageAt, verifyTextAt } from './support/port-client.ts';

const crowd = 200;
const limit = { timeout: 120_000 };

async function figures(port: number, key: string) {
  const { usate, rimanenti, da_cache } = await usageAt(port, key);
  return { usate, rimanenti, da_cache };
}

test(`${crowd} different requests on the last unit: one 200, the others 429`, limit, async (t) => {
  const service = await listen(t);
  const { key } = await service.createKey(3);
  for (const claim of ['Prima', 'Seconda']) await verifyTextAt(service.port, key, claim);
  const answers = await ask(crowd, (index) => verifyTextAt(service.port, key, `Affermazione ${index}`));

  assert.equal(withStatus(answers, 200).length, 1);
  assert.equal(withStatus(answers, 429).length, crowd - 1);
  assert.deepEqual(await figures(service.port, key), { usate: 3, rimanenti: 0, da_cache: 0 });
});

test('429 while the last unit is held by a check under way, and it is not in usate yet', limit, async (t) => {
  const engine = createHeldEngine();
  const service = await listen(t, { engines: { text: engine } });
  const { key } = await service.createKey(1);
  const answers = ask(crowd, (index) => verifyTextAt(service.port, key, `Affermazione ${index}`));
  await service.admitted(crowd);
  assert.equal(engine.runs, 1);
  assert.deepEqual(await figures(service.port, key), { usate: 0, rimanenti: 0, da_cache: 0 });
  engine.release();

  assert.equal(withStatus(await answers, 200).length, 1);
  assert.equal(withStatus(await answers, 429).length, crowd - 1);
  assert.deepEqual(await figures(service.port, key), { usate: 1, rimanenti: 0, da_cache: 0 });
});

test(
  `${crowd} identical requests: the engine runs once, one answer is paid for, the others are free`,
  limit,
  async (t) => {
    const engine = createHeldEngine();
    const service = await listen(t, { engines: { text: engine } });
    const { key } = await service.createKey(100);
    const answers = ask(crowd, () => verifyTextAt(service.port, key, 'La stessa affermazione'));
    await service.admitted(crowd);
    engine.release();

    assertPaidOnce(await answers);
    assert.equal(engine.runs, 1);
    assert.deepEqual(await figures(service.port, key), { usate: 1, rimanenti: 99, da_cache: crowd - 1 });
  },
);

test('a key that waits for the identical check of another key pays nothing', limit, async (t) => {
  const engine = createHeldEngine();
  const service = await listen(t, { engines: { text: engine } });
  const [first, second] = [await service.createKey(100), await service.createKey(100)];
  const paid = verifyTextAt(service.port, first.key, 'La stessa affermazione');
  await engine.begun(1);
  const free = ask(20, () => verifyTextAt(service.port, second.key, 'La stessa affermazione'));
  await service.admitted(21);
  engine.release();

  assert.equal(isCached(await paid), false);
  assertPaidOnce([await paid, ...(await free)]);
  assert.deepEqual(await figures(service.port, first.key), { usate: 1, rimanenti: 99, da_cache: 0 });
  assert.deepEqual(await figures(service.port, second.key), { usate: 0, rimanenti: 100, da_cache: 20 });
});

for (const [name, error, status, code] of [
  ['cannot answer', new AppError('serviceUnavailable'), 503, 'servizio_indisponibile'],
  ['has a bug', new Error('segreto'), 500, 'errore_interno'],
] as const) {
  test(
    `${status} for all who wait for a check whose engine ${name}; nobody pays, and the next request runs anew`,
    limit,
    async (t) => {
      let engine: HeldEngine = createHeldEngine();
      const failing = engine;
      const changing: Engine<'text'> = { check: (content, context) => engine.check(content, context) };
      const service = await listen(t, { engines: { text: changing } });
      const { key } = await service.createKey(100);
      const claim = 'La stessa affermazione';
      const answers = ask(50, () => verifyTextAt(service.port, key, claim));
      await service.admitted(50);
      failing.fail(error);

      assert.equal(new Set((await answers).map(({ text }) => text)).size, 1, 'the same problem for all');
      for (const answer of await answers) {
        assert.equal(answer.status, status);
        assert.equal(problemCodeOf(answer), code);
        assert.doesNotMatch(answer.text, /segreto/);
      }
      assert.equal(failing.runs, 1);
      assert.deepEqual(await figures(service.port, key), { usate: 0, rimanenti: 100, da_cache: 0 });

      engine = createHeldEngine();
      engine.release();
      const again = await verifyTextAt(service.port, key, claim);
      assertPaidOnce([again]);
      assert.deepEqual(await figures(service.port, key), { usate: 1, rimanenti: 99, da_cache: 0 });
    },
  );
}
