import assert from 'node:assert/strict';
import { test } from 'node:test';
import { classify, type Logistic } from '../src/learned/logistic.ts';
import { randomFrom } from './boost.ts';
import { fitLogistic, type LogisticExample, type Signs } from './fit-logistic.ts';

const classes = ['low', 'high'];
const free: Signs = { size: 0, noise: 0 };

/** High where `size` is above 120; `noise` is noise, on another scale. */
function examples(
  count: number,
  seed: number,
  weightOf: (label: number) => number = () => 1,
): LogisticExample[] {
  const random = randomFrom(seed);
  return Array.from({ length: count }, () => {
    const values = { size: 100 + 40 * random(), noise: random() / 1_000 };
    const label = values.size > 120 ? 1 : 0;
    return { values, label, weight: weightOf(label) };
  });
}
const high = (model: Logistic, values: Readonly<Record<string, number>>) =>
  classify(model, values)[1] ?? Number.NaN;

test('it classifies examples that it has not seen', () => {
  const model = fitLogistic(classes, free, examples(200, 1), 0.1);
  const unseen = examples(200, 2);
  const right = unseen.filter(({ values, label }) => high(model, values) > 0.5 === (label === 1));
  assert.ok(right.length / unseen.length > 0.93);
});

test('the same examples give the same model', () => {
  assert.deepEqual(
    fitLogistic(classes, free, examples(100, 1), 1),
    fitLogistic(classes, free, examples(100, 1), 1),
  );
});

test('a feature that tells nothing weighs far less than one that tells all', () => {
  const { features } = fitLogistic(classes, free, examples(200, 1), 1);
  const weightOf = (name: string) =>
    Math.abs(features.find((feature) => feature.name === name)?.weights[1] ?? 0);
  assert.ok(weightOf('size') > 5 * weightOf('noise'));
});

test('a larger penalty makes smaller weights and less certain answers', () => {
  const [loose, held] = [
    fitLogistic(classes, free, examples(200, 1), 0.1),
    fitLogistic(classes, free, examples(200, 1), 300),
  ];
  const far = { size: 140, noise: 0 };
  assert.ok(high(held, far) < high(loose, far));
  assert.ok(high(held, far) > 0.5);
});

test('examples that weigh more are heard more', () => {
  const even = fitLogistic(classes, free, examples(200, 1), 1);
  const tilted = fitLogistic(
    classes,
    free,
    examples(200, 1, (label) => (label === 1 ? 20 : 1)),
    1,
  );
  const between = { size: 120, noise: 0 };
  assert.ok(high(tilted, between) > high(even, between));
});

test('a feature that never changes leaves the model finite', () => {
  const still = examples(50, 1).map(({ values, ...rest }) => ({ ...rest, values: { ...values, still: 3 } }));
  const model = fitLogistic(classes, { ...free, still: 0 }, still, 1);
  for (const share of classify(model, { size: 130, noise: 0, still: 3 })) assert.ok(Number.isFinite(share));
});

test('a model read back from JSON answers the same', () => {
  const model = fitLogistic(classes, free, examples(100, 1), 1);
  const again = JSON.parse(JSON.stringify(model)) as Logistic;
  for (const { values } of examples(10, 3))
    assert.deepEqual(classify(again, values), classify(model, values));
});

test('a feature pushes only in the direction that it may', () => {
  for (const sign of [-1, 1] as const) {
    const { features } = fitLogistic(classes, { size: sign, noise: sign }, examples(200, 1), 1);
    for (const { name, weights } of features) assert.ok((weights[1] ?? 0) * sign >= 0, `${name} ${weights}`);
  }
  const right = fitLogistic(classes, { size: 1, noise: 0 }, examples(200, 1), 1);
  assert.ok(high(right, { size: 139, noise: 0 }) > 0.9);
});

test('only the features that are named are looked at', () => {
  const { features } = fitLogistic(classes, { size: 0 }, examples(50, 1), 1);
  assert.deepEqual(
    features.map(({ name }) => name),
    ['size'],
  );
});
