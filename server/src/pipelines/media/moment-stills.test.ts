import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MediaSignal } from '../../domain/media-signal.ts';
import { momentStills } from './moment-stills.ts';

const still = (timeSeconds: number) => ({ timeSeconds, webp: Uint8Array.of(timeSeconds) });
const signal = (...moments: (readonly [number, number])[]): MediaSignal => ({
  method: 'cuts',
  outcome: 'attention',
  detail: [{ code: 'notRun' }],
  moments: moments.map(([fromSeconds, toSeconds]) => ({ fromSeconds, toSeconds })),
});

test('a moment has the picture nearest to where it begins, and each picture is kept once', () => {
  const signals = [signal([4, 7]), signal([4.1, 4.1], [9, 9])];
  const { stillOf, attachments } = momentStills(signals, [still(4), still(6), still(9)]);
  assert.deepEqual(
    attachments.map(({ name, bytes }) => [name, bytes[0]]),
    [
      ['fotogramma_1', 4],
      ['fotogramma_2', 9],
    ],
  );
  assert.equal(stillOf({ fromSeconds: 4.1, toSeconds: 4.1 }), 'fotogramma_1');
});

test('a moment far from every picture has none', () => {
  const { stillOf, attachments } = momentStills([signal([2, 2])], [still(3)]);
  assert.deepEqual(attachments, []);
  assert.equal(stillOf({ fromSeconds: 2, toSeconds: 2 }), undefined);
});
