import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import type { JudgeWeights } from './local-judge.ts';
import { type ReadPassage, verdictFeatures } from './verdict-features.ts';
import { weigh } from './weigh.ts';

const path = new URL('./weights.json', import.meta.url);
const { verdict: weights } = JSON.parse(readFileSync(path, 'utf8')) as JudgeWeights;

const passage = (supports: number, refutes: number, coverage = 1): ReadPassage => ({
  features: { coverage },
  supports,
  refutes,
  neutral: 1 - supports - refutes,
  leaning: Math.log((supports + 0.03) / (refutes + 0.03)),
  encyclopedia: true,
});

test('every feature that the shipped weights ask for is one that is read', () => {
  const names = Object.keys(verdictFeatures([passage(0.5, 0.5)]));
  for (const { features } of [weights.true, weights.false, weights.truth]) {
    assert.ok(features.length > 0);
    assert.deepEqual(
      features.filter(({ name }) => !names.includes(name)),
      [],
    );
  }
});

test('passages that all support make it likelier true than passages that all refute', () => {
  const all = (one: ReadPassage) => weigh(weights, Array(5).fill(one));
  const [yes, no] = [all(passage(0.95, 0.02)), all(passage(0.02, 0.95))];
  assert.ok(yes.truth > no.truth);
  assert.notEqual(no.level, 'true');
  assert.notEqual(yes.level, 'false');
});

test('passages that say nothing are no true or false view', () => {
  assert.equal(weigh(weights, [passage(0, 0), passage(0.01, 0.01)]).level, 'unverifiable');
  assert.equal(weigh(weights, []).level, 'unverifiable');
});

const unit = fc.double({ min: 0, max: 0.5, noNaN: true });
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

test('whatever the passages, level, truth and certainty agree', () => {
  fc.assert(
    fc.property(fc.array(anyPassage, { maxLength: 20 }), (passages) => {
      const { level, truth, certainty } = weigh(weights, passages);
      assert.ok(truth >= 0 && truth <= 1 && certainty >= 0 && certainty <= 1);
      if (level === 'true') assert.ok(truth > 0.5 && certainty > 0);
      if (level === 'false') assert.ok(truth < 0.5 && certainty > 0);
    }),
  );
});
