import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Calibration } from './detector-description.ts';
import { calibrated, combineTiles, rawProbability } from './detector-output.ts';

const softmax = { activation: 'softmax', positives: [0, 2] } as const;
const near = (found: number, expected: number) => assert.ok(Math.abs(found - expected) < 1e-6, `${found}`);

test('outputs that stand for the same thing are added, and the greatest counts where each stands alone', () => {
  const outputs = Float32Array.of(Math.log(1), Math.log(7), Math.log(2));
  near(rawProbability(outputs, { ...softmax, positives: [0, 2] }), 0.3);
  near(rawProbability(Float32Array.of(0, 2, -1), { activation: 'sigmoid', positives: [0, 2] }), 0.5);
  assert.ok(Number.isNaN(rawProbability(outputs, { ...softmax, positives: [3] })));
});

test('great outputs stay probabilities', () => {
  near(rawProbability(Float32Array.of(800, -800), { activation: 'softmax', positives: [0] }), 1);
  near(rawProbability(Float32Array.of(-800), { activation: 'sigmoid', positives: [0] }), 0);
});

test('a calibration never leaves 0 to 1 and never turns the order round', () => {
  const probability = fc.double({ min: 0, max: 1, noNaN: true });
  const points = fc
    .uniqueArray(fc.tuple(probability, probability), { minLength: 2, maxLength: 8, selector: ([raw]) => raw })
    .map((pairs): Calibration => {
      const raws = pairs.map(([raw]) => raw).toSorted((a, b) => a - b);
      const values = pairs.map(([, value]) => value).toSorted((a, b) => a - b);
      return { by: 'points', points: raws.map((raw, at) => ({ raw, probability: values[at] ?? 1 })) };
    });
  const temperature = fc
    .tuple(fc.double({ min: 0.01, max: 100, noNaN: true }), fc.double({ min: -50, max: 50, noNaN: true }))
    .map(([value, bias]): Calibration => ({ by: 'temperature', temperature: value, bias }));
  fc.assert(
    fc.property(fc.oneof(points, temperature), probability, probability, (calibration, a, b) => {
      const [low, high] = [calibrated(Math.min(a, b), calibration), calibrated(Math.max(a, b), calibration)];
      assert.ok(low >= 0 && high <= 1 && low <= high + 1e-9);
    }),
  );
});

test('without a calibration a number stays as it is', () => {
  assert.equal(calibrated(0.37, { by: 'none' }), 0.37);
});

test('between measured points lie straight lines, and beyond them the last one holds', () => {
  const points = [
    { raw: 0.2, probability: 0.1 },
    { raw: 0.6, probability: 0.5 },
  ];
  const at = (raw: number) => calibrated(raw, { by: 'points', points });
  near(at(0.4), 0.3);
  assert.deepEqual([at(0), at(0.2), at(0.6), at(1)], [0.1, 0.1, 0.5, 0.5]);
});

test('the trimmed mean leaves out a quarter at each end', () => {
  assert.equal(combineTiles([0, 0.5, 0.7, 1], 'trimmed-mean'), 0.6);
  assert.equal(combineTiles([0.2, 0.4], 'trimmed-mean'), (0.2 + 0.4) / 2);
  assert.equal(combineTiles([0.2, 0.4, 0.9], 'max'), 0.9);
});
