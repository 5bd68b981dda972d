/** Scores worked out by hand. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { type GoldClaim, type Prediction, type RowLevel, rowLevels } from './rows.ts';
import { scoreText } from './score-text.ts';

const truthOf: Record<RowLevel, number | null> = {
  vero: 1,
  falso: 0,
  fuorviante: 0.5,
  non_verificabile: null,
};

const claim = (id: string, level: RowLevel, more: Partial<GoldClaim> = {}): GoldClaim => ({
  id,
  dataset: 'prova',
  lang: 'it',
  claim: `Affermazione ${id}`,
  level,
  truth: truthOf[level],
  gold: [],
  ...more,
});
const answer = (id: string, level: RowLevel, more: Partial<Prediction> = {}): Prediction => ({
  id,
  level,
  score: 50,
  evidence: [],
  ms: 10,
  ...more,
});
const near = (value: number | undefined, expected: number) =>
  assert.ok(value !== undefined && Math.abs(value - expected) < 1e-12, `${value} is ${expected}`);

function setOf(gold: GoldClaim[], predictions: Prediction[]) {
  const { sets } = scoreText(gold, predictions);
  assert.ok(sets.prova);
  return sets.prova;
}

describe('levels', () => {
  test('F1 is taken of the levels that occur, and a level given wrongly lowers the others', () => {
    const set = setOf(
      [claim('a', 'vero'), claim('b', 'vero'), claim('c', 'falso'), claim('d', 'falso')],
      [answer('a', 'vero'), answer('b', 'falso'), answer('c', 'falso'), answer('d', 'fuorviante')],
    );
    near(set.accuracy, 2 / 4);
    assert.deepEqual(Object.keys(set.f1), ['vero', 'falso']);
    near(set.f1.vero, 2 / 3);
    near(set.f1.falso, 2 / 4);
    near(set.macroF1, (2 / 3 + 2 / 4) / 2);
  });

  test('a flip is vero for falso or falso for vero; any other error is not', () => {
    const set = setOf(
      [claim('a', 'vero'), claim('b', 'falso'), claim('c', 'fuorviante'), claim('d', 'vero')],
      [answer('a', 'falso'), answer('b', 'vero'), answer('c', 'vero'), answer('d', 'non_verificabile')],
    );
    near(set.flipRate, 2 / 4);
    near(set.committed, 3 / 4);
    near(set.committedPrecision, 0);
  });

  test('who never commits has no precision, rather than a bad one', () => {
    const set = setOf([claim('a', 'vero')], [answer('a', 'non_verificabile')]);
    assert.equal(set.committed, 0);
    assert.equal(set.committedPrecision, undefined);
  });

  test('a missing answer is wrong, and of two answers the last counts', () => {
    const set = setOf(
      [claim('a', 'vero', { gold: ['x'] }), claim('b', 'falso')],
      [answer('b', 'vero'), answer('b', 'falso'), answer('stranger', 'vero')],
    );
    assert.deepEqual([set.n, set.missing, set.accuracy], [2, 1, 0.5]);
    assert.deepEqual([set.recallAt5, set.strictAt5], [0, 0]);
  });
});

describe('score', () => {
  test('Brier, ECE and AUROC look at claims that are plainly true or false and have a score', () => {
    const set = setOf(
      [
        claim('a', 'vero'),
        claim('b', 'vero'),
        claim('c', 'falso'),
        claim('d', 'falso'),
        claim('e', 'fuorviante'),
        claim('f', 'non_verificabile'),
        claim('g', 'vero'),
      ],
      [
        answer('a', 'vero', { score: 100 }),
        answer('b', 'vero', { score: 60 }),
        answer('c', 'falso', { score: 60 }),
        answer('d', 'falso', { score: 10 }),
        answer('e', 'vero', { score: 100 }),
        answer('f', 'vero', { score: 0 }),
        answer('g', 'vero', { score: null }),
      ],
    );
    near(set.brier, (0 + 0.4 ** 2 + 0.6 ** 2 + 0.1 ** 2) / 4);
    // Bins: {1.0 → 1}, {.6 → 1, .6 → 0}, {.1 → 0}.
    near(set.ece, (0 + Math.abs(1.2 - 1) + 0.1) / 4);
    near(set.auroc, (2 + 1.5) / 4);
  });

  test('nothing is told where there is nothing to tell', () => {
    const { brier, ece, auroc, recallAt5, mrr } = setOf([claim('a', 'fuorviante')], [answer('a', 'falso')]);
    assert.deepEqual([brier, ece, auroc, recallAt5, mrr], Array(5).fill(undefined));
    assert.deepEqual(scoreText([], []), { sets: {}, agreement: undefined, mean: undefined });
  });
});

describe('evidence', () => {
  const evidence = ['n1', 'g1', 'g1', 'n2', 'n3', 'g2', 'n4', 'n5', 'n6', 'n7', 'g3'];

  test('recall, hits and the reciprocal rank count each text once, up to their place', () => {
    const set = setOf(
      [claim('a', 'vero', { gold: ['g1', 'g2', 'g3'] }), claim('b', 'vero')],
      [answer('a', 'falso', { evidence }), answer('b', 'vero', { evidence })],
    );
    near(set.recallAt5, 1 / 3);
    near(set.recallAt10, 2 / 3);
    assert.deepEqual([set.hitAt5, set.mrr, set.strictAt5], [1, 1 / 2, 0]);
  });

  test('strict wants the level right and a text among the first five', () => {
    const gold = ['a', 'b', 'c'].map((id) => claim(id, 'vero', { gold: ['g2'] }));
    const set = setOf(gold, [
      answer('a', 'vero', { evidence: ['g2'] }),
      answer('b', 'vero', { evidence }),
      answer('c', 'falso', { evidence: ['g2'] }),
    ]);
    near(set.strictAt5, 1 / 3);
    near(set.mrr, (1 + 1 / 6 + 1) / 3);
  });
});

test('half of the answers take at most p50, and 95 in 100 at most p95', () => {
  const ids = Array.from({ length: 100 }, (_, index) => `${index}`);
  const set = setOf(
    ids.map((id) => claim(id, 'vero')),
    ids.map((id) => answer(id, 'vero', { ms: 100 - Number(id) })),
  );
  assert.deepEqual([set.p50Ms, set.p95Ms], [51, 96]);
});

test('every set counts alike in the mean, and pairs are compared across sets', () => {
  const gold = [
    claim('i1', 'vero', { pair: 'p1' }),
    claim('i2', 'vero', { pair: 'p2' }),
    claim('i3', 'vero', { pair: 'alone' }),
    claim('e1', 'vero', { pair: 'p1', lang: 'en', dataset: 'trial' }),
    claim('e2', 'vero', { pair: 'p2', lang: 'en', dataset: 'trial' }),
  ];
  const scores = scoreText(gold, [
    answer('i1', 'vero'),
    answer('i2', 'vero'),
    answer('i3', 'vero'),
    answer('e1', 'vero'),
    answer('e2', 'falso'),
  ]);
  assert.deepEqual(Object.keys(scores.sets), ['prova', 'trial']);
  assert.deepEqual(scores.agreement, { n: 2, share: 0.5 });
  near(scores.mean?.accuracy, (1 + 0.5) / 2);
  near(scores.mean?.macroF1, (1 + 2 / 3) / 2);
});

test('whatever is answered, shares stay between 0 and 1 and the right answers get the best ones', () => {
  const level = fc.constantFrom(...rowLevels);
  const rows = fc.array(
    fc.record({
      right: level,
      given: fc.option(level),
      score: fc.option(fc.double({ min: 0, max: 100, noNaN: true })),
    }),
    { minLength: 1, maxLength: 30 },
  );
  fc.assert(
    fc.property(rows, (drawn) => {
      const gold = drawn.map(({ right }, index) => claim(`${index}`, right, { gold: [`g${index}`] }));
      const answers = drawn.flatMap(({ given, score }, index) =>
        given === null ? [] : [answer(`${index}`, given, { score, evidence: [`g${index}`] })],
      );
      const { f1, n: _n, missing: _missing, p50Ms: _p50, p95Ms: _p95, ...shares } = setOf(gold, answers);
      for (const share of [...Object.values(shares), ...Object.values(f1)]) {
        assert.ok(share === undefined || (share >= 0 && share <= 1 + 1e-12), `${share}`);
      }
      const best = setOf(
        gold,
        drawn.map(({ right }, index) => answer(`${index}`, right)),
      );
      assert.deepEqual([best.accuracy, best.macroF1, best.flipRate], [1, 1, 0]);
    }),
  );
});
