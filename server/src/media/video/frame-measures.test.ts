import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cpuNowMs } from '../../../test/support/cpu-clock.ts';
import { seededRandom } from '../../evaluation/copy-moves/seeded-random.ts';
import { measureFrame } from './frame-measures.ts';

const [width, height] = [640, 360];

function planeOf(value: (x: number, y: number) => number) {
  const bytes = Uint8Array.from({ length: width * height }, (_, at) =>
    Math.max(0, Math.min(255, Math.round(value(at % width, Math.floor(at / width))))),
  );
  return { bytes, stride: width, width, height };
}

const random = seededRandom(5);
const bell = () => random() + random() + random() + random() - 2;
/** The sum of four even numbers has a spread of √(1/3). */
const noisy = (spread: number) => planeOf((x) => 80 + x / 8 + bell() * spread * Math.sqrt(3));

test('noise is told in grey levels, whatever slope it lies on', () => {
  for (const spread of [1, 3, 6]) {
    const { noise } = measureFrame(noisy(spread));
    assert.ok(Math.abs(noise - spread) < 0.25 * spread + 0.2, `${noise} for ${spread}`);
  }
});

test('a flat frame has no noise, no detail and no borders', () => {
  const { noise, sharpness, blockiness } = measureFrame(planeOf(() => 128));
  assert.deepEqual([noise, sharpness, blockiness], [0, 0, 1]);
  assert.equal(measureFrame(planeOf(() => 5)).noise, 0);
});

test('the same scene is less sharp when it is blurred', () => {
  const stripes = (softness: number) =>
    planeOf((x, y) => 128 + 60 * Math.tanh(Math.sin((x + y / 3) / 6) / softness));
  assert.ok(measureFrame(stripes(0.1)).sharpness > 2 * measureFrame(stripes(1)).sharpness);
});

test('borders of blocks are seen on their grid only', () => {
  const blocks = (offset: number) =>
    planeOf((x, y) => 100 + 6 * ((((x + offset) >> 3) + ((y + offset) >> 3)) % 3) + bell());
  assert.ok(measureFrame(blocks(0)).blockiness > 2);
  assert.ok(measureFrame(blocks(4)).blockiness < 1);
});

test('frames of any size are measured, and a large one takes little time', () => {
  for (const side of [1, 2, 16, 17, 18, 26, 40]) {
    const bytes = new Uint8Array(side * side).fill(90);
    assert.ok(Number.isFinite(measureFrame({ bytes, stride: side, width: side, height: side }).noise));
  }
  const large = { bytes: new Uint8Array(1920 * 1080).fill(90), stride: 1920, width: 1920, height: 1080 };
  const from = cpuNowMs();
  for (let frame = 0; frame < 100; frame += 1) measureFrame(large);
  assert.ok(cpuNowMs() - from < 1_000);
});
