import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { passagesWeighed, type ReadPassage, verdictFeatures } from './verdict-features.ts';

const passage = (supports: number, refutes: number, more: Partial<ReadPassage> = {}): ReadPassage => ({
  features: { coverage: 1 },
  supports,
  refutes,
  neutral: 1 - supports - refutes,
  leaning: Math.log((supports + 0.03) / (refutes + 0.03)),
  encyclopedia: false,
  ...more,
});
const of = (name: string, ...passages: ReadPassage[]) => verdictFeatures(passages)[name] ?? Number.NaN;

test('support leans one way, refutation the other, silence neither', () => {
  for (const name of ['leaningBest', 'leaningFirst', 'leaningDecided']) {
    assert.ok(of(name, passage(0.9, 0.05)) > 0, name);
    assert.ok(of(name, passage(0.05, 0.9)) < 0, name);
    assert.ok(Math.abs(of(name, passage(0, 0))) < 1e-9, name);
  }
});

test('more support never counts for less, nor more refutation', () => {
  const unit = fc.double({ min: 0, max: 0.5, noNaN: true });
  fc.assert(
    fc.property(unit, unit, unit, (a, b, other) => {
      const [low, high] = a < b ? [a, b] : [b, a];
      assert.ok(of('support', passage(low, other)) <= of('support', passage(high, other)));
      assert.ok(of('leaningBest', passage(low, other)) <= of('leaningBest', passage(high, other)));
      assert.ok(of('refutation', passage(other, low)) <= of('refutation', passage(other, high)));
      assert.ok(of('against', passage(other, low)) <= of('against', passage(other, high)));
    }),
  );
});

test('sources that contradict each other are in conflict, those that agree are not', () => {
  const agreed = of('conflict', passage(0.9, 0), passage(0.9, 0));
  assert.ok(of('conflict', passage(0.9, 0), passage(0, 0.9)) > agreed);
});

test('a passage that leaves out the claim counts for less than one that covers it', () => {
  const far = passage(0.9, 0.05, { features: { coverage: 0.2 } });
  assert.ok(of('support', far) < of('support', passage(0.9, 0.05)));
  assert.ok(of('leaningBest', far) < of('leaningBest', passage(0.9, 0.05)));
});

test('passages too far down the list change nothing', () => {
  const near = Array.from({ length: passagesWeighed }, () => passage(0.6, 0.2));
  const more = [...near, passage(0, 1), passage(0, 1, { features: { coverage: 1, passageDenials: 3 } })];
  assert.deepEqual(verdictFeatures(more), verdictFeatures(near));
});

const unit = fc.double({ min: 0, max: 1, noNaN: true });
const anyPassage = fc.record({
  features: fc.record({
    coverage: unit,
    passageDenials: fc.nat(3),
    opensWithNo: fc.integer({ min: -1, max: 1 }),
  }),
  supports: unit,
  refutes: unit,
  neutral: unit,
  leaning: fc.double({ min: -4, max: 4, noNaN: true }),
  encyclopedia: fc.boolean(),
});

test('whatever the passages, the same features are read, and each is a finite number', () => {
  const names = Object.keys(verdictFeatures([passage(0.5, 0.5)]));
  fc.assert(
    fc.property(fc.array(anyPassage, { minLength: 1, maxLength: 20 }), (passages) => {
      const read = verdictFeatures(passages);
      assert.deepEqual(Object.keys(read), names);
      for (const [name, value] of Object.entries(read))
        assert.ok(Number.isFinite(value), `${name}: ${value}`);
    }),
  );
});

test('a passage whose features were not read counts as silence, not as a fault', () => {
  for (const value of Object.values(verdictFeatures([passage(0.5, 0.2, { features: {} })])))
    assert.ok(Number.isFinite(value));
});
