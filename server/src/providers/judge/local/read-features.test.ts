import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Forest } from '../../../learned/trees.ts';
import { readFeatures } from './read-features.ts';

/** A forest without a tree: the same reading whatever the features, so that only the rules speak. */
const forest = (supports: number, refutes: number, neutral: number): Forest => ({
  features: ['coverage'],
  classes: [
    { name: 'supports', start: supports, trees: [] },
    { name: 'refutes', start: refutes, trees: [] },
    { name: 'neutral', start: neutral, trees: [] },
  ],
});
const supporting = forest(4, 0, 0);
const refuting = forest(0, 4, 0);
const plain = readFeatures(supporting, { coverage: 1 }, true);

function assertAddsUp({ supports, refutes, neutral }: typeof plain) {
  for (const share of [supports, refutes, neutral]) assert.ok(share >= 0 && share <= 1 + 1e-9);
  assert.ok(Math.abs(supports + refutes + neutral - 1) < 1e-9);
}

test('where no rule speaks, the reading is that of the forest', () => {
  assertAddsUp(plain);
  assert.ok(plain.supports > 0.9 && plain.leaning > 0);
  const against = readFeatures(refuting, { coverage: 1 }, true);
  assert.ok(against.refutes > 0.9 && against.leaning < 0);
  const silent = readFeatures(forest(0, 0, 9), { coverage: 1 }, true);
  assert.ok(silent.neutral > 0.9 && Math.abs(silent.leaning) < 1e-9);
});

test('the forest reads each feature by its name, and one that is missing as 0', () => {
  const asking: Forest = {
    features: ['far', 'coverage'],
    classes: [
      { name: 'supports', start: 0, trees: [{ f: 1, at: 0.5, yes: -5, no: 5 }] },
      { name: 'refutes', start: 0, trees: [] },
      { name: 'neutral', start: 0, trees: [] },
    ],
  };
  assert.ok(readFeatures(asking, { coverage: 1, far: 0 }, true).supports > 0.9);
  assert.ok(readFeatures(asking, {}, true).supports < 0.1);
});

for (const name of ['reversed', 'unlinked', 'missingNames', 'numbersDiffering']) {
  test(`shared words are hardly a support where ${name} is told, and become silence`, () => {
    const read = readFeatures(supporting, { coverage: 1, [name]: 1 }, true);
    assertAddsUp(read);
    assert.ok(read.supports < 0.3 && read.supports < plain.supports / 2);
    assert.equal(read.refutes, plain.refutes, 'it is no refutation');
    assert.ok(read.neutral > plain.neutral);
    assert.ok(read.leaning >= 0 && read.leaning < plain.leaning);
  });
}

test('two such rules together take away no more than one', () => {
  const one = readFeatures(supporting, { reversed: 1 }, true);
  const both = readFeatures(supporting, { reversed: 1, missingNames: 2 }, true);
  assert.equal(both.supports, one.supports);
});

test('outside encyclopedias, a text that calls something false is no support at all', () => {
  const denied = readFeatures(supporting, { coverage: 1, passageDenials: 1 }, false);
  assertAddsUp(denied);
  assert.equal(denied.supports, 0);
  assert.equal(denied.leaning, 0);
  assert.equal(denied.refutes, plain.refutes);
});

test('an encyclopedia may use the words of a denial, and a negated claim may be confirmed by them', () => {
  const features = { coverage: 1, passageDenials: 1 };
  assert.equal(readFeatures(supporting, features, true).supports, plain.supports);
  const negated = { ...features, claimNegations: 1 };
  assert.equal(readFeatures(supporting, negated, false).supports, plain.supports);
});

test('no rule about support touches a refutation', () => {
  const features = { reversed: 1, unlinked: 1, missingNames: 1, numbersDiffering: 1, passageDenials: 1 };
  const [bare, ruled] = [readFeatures(refuting, {}, false), readFeatures(refuting, features, false)];
  assert.equal(ruled.refutes, bare.refutes);
  assert.equal(ruled.leaning, bare.leaning);
});

test('the claim’s own words with a negation before them speak against it', () => {
  const read = readFeatures(supporting, { coverage: 1, negated: 1 }, true);
  assertAddsUp(read);
  assert.equal(read.supports, 0);
  assert.ok(read.refutes > 0.9 && read.leaning < 0);
});

test('a passage that has nothing of what is said of the names hardly refutes it', () => {
  const bare = readFeatures(refuting, { coverageOthers: 0.5, missingOthers: 1 }, true);
  const other = readFeatures(refuting, { coverageOthers: 0, missingOthers: 2 }, true);
  assertAddsUp(other);
  assert.ok(bare.refutes > 0.9 && other.refutes < 0.3);
  assert.ok(other.neutral > bare.neutral && other.leaning > bare.leaning && other.leaning <= 0);
  const nothingElse = readFeatures(refuting, { coverageOthers: 0, missingOthers: 0 }, true);
  assert.equal(nothingElse.refutes, bare.refutes, 'a claim of names alone');
});

test('whatever the forest and the features, the shares add up and no rule adds support', () => {
  const sum = fc.double({ min: -8, max: 8, noNaN: true });
  const anyFeatures = fc.dictionary(
    fc.constantFrom(
      'coverage',
      'reversed',
      'unlinked',
      'missingNames',
      'numbersDiffering',
      'passageDenials',
      'negated',
      'missingOthers',
    ),
    fc.nat(3),
  );
  fc.assert(
    fc.property(sum, sum, sum, anyFeatures, fc.boolean(), (a, b, c, features, encyclopedia) => {
      const read = readFeatures(forest(a, b, c), features, encyclopedia);
      const bare = readFeatures(forest(a, b, c), {}, encyclopedia);
      assertAddsUp(read);
      assert.ok(read.supports <= bare.supports && read.leaning <= Math.max(0, bare.leaning));
      assert.equal(read.features, features);
      assert.equal(read.encyclopedia, encyclopedia);
    }),
  );
});
