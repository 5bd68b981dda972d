import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { said } from '../../media-methods/testing/said.ts';
import { type Detector, DetectorFailed } from './detector.ts';
import { createFramesMethod } from './frames-method.ts';

const { signal } = new AbortController();

/** Says one number a frame, in turn, and the same for its copies. */
function saying(numbers: readonly (number | Error)[], rest: Partial<Detector> = {}): Detector {
  let asked = 0;
  return {
    id: 'prova@1',
    finds: 'made_by_ai',
    thresholds: { attention: 0.6, alarm: 0.9 },
    async detect(path) {
      assert.ok(existsSync(path), 'the frame lies on the disk while it is read');
      const number = numbers[asked++ % numbers.length] as number | Error;
      if (number instanceof Error) throw number;
      return [
        { view: 'original', probability: Math.min(1, number + 0.05) },
        { view: 'resized', probability: number },
      ];
    },
    close: async () => undefined,
    ...rest,
  };
}

describe('detectors of pictures on the frames of a video', () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'riscontro-frames-'));
  });
  after(() => rm(folder, { recursive: true, force: true }));
  const frames = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ timeSeconds: at, png: new Uint8Array(3) }));
  const detect = (detectors: readonly Detector[], count = 6) =>
    createFramesMethod(detectors, { folder })(frames(count), { signal });

  test('none installed: it did not run', async () => {
    assert.equal((await detect([])).outcome, 'not_run');
  });

  test('an alarm needs most frames, and names their moments, strongest first', async () => {
    const { outcome, meaning, strength, moments } = await detect([
      saying([0.1, 0.95, 0.92, 0.99, 0.91, 0.93]),
    ]);
    assert.equal(outcome, 'alarm');
    assert.equal(meaning, 'made_by_ai');
    assert.ok(strength === 0.9, String(strength));
    assert.deepEqual(
      moments?.map(({ fromSeconds }) => fromSeconds),
      [3, 1, 5, 2, 4],
    );
  });

  test('a few bad frames do not condemn, some leave it open', async () => {
    const few = await detect([saying([0.99, 0.1, 0.2, 0.1, 0.1, 0.1])]);
    assert.deepEqual([few.outcome, few.meaning], ['ok', undefined]);
    const some = await detect([saying([0.99, 0.99, 0.1, 0.1, 0.1, 0.1])]);
    assert.deepEqual([some.outcome, some.meaning], ['inconclusive', undefined]);
    assert.equal(some.moments?.length, 2);
  });

  test('one or two frames are too few to judge a video', async () => {
    assert.equal((await detect([saying([0.99])], 2)).outcome, 'inconclusive');
  });

  test('a number that is not calibrated stays a hint', async () => {
    const raw = saying([0.99], { thresholds: { attention: 0.6, alarm: undefined } });
    const { outcome, strength } = await detect([raw]);
    assert.deepEqual([outcome, strength], ['attention', 0.5]);
  });

  test('detectors that do not agree leave it open, and one that fails is named', async () => {
    const other = saying([0.1], { id: 'altro@1' });
    assert.equal((await detect([saying([0.99]), other])).outcome, 'inconclusive');
    const broken = saying([new DetectorFailed('memory')], { id: 'rotto@1' });
    const both = await detect([saying([0.99]), broken]);
    assert.equal(both.outcome, 'alarm');
    assert.match(said(both).it, /Senza risposta: rotto@1/);
    assert.equal((await detect([broken])).outcome, 'error');
  });

  test('frames beyond what is read are passed over evenly, and nothing stays on the disk', async () => {
    const signal = await detect([saying([0.99])], 24);
    assert.match(said(signal).en, /8 of the 8 frames/);
    assert.deepEqual(
      signal.moments?.map(({ fromSeconds }) => fromSeconds),
      [1, 4, 7, 10, 13, 16, 19, 22],
    );
    assert.deepEqual(await readdir(folder), []);
  });
});
