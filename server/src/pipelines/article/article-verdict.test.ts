import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Confidence, TextLevel } from '@riscontro/contract';
import fc from 'fast-check';
import { articleVerdict, type JudgedClaim } from './article-verdict.ts';

const scores: Readonly<Record<TextLevel, number>> = {
  vero: 90,
  falso: 10,
  fuorviante: 35,
  'non verificabile': 50,
};
const claim = (level: TextLevel, confidence: Confidence = 'alta', score = scores[level]): JudgedClaim => ({
  central: false,
  verdict: {
    level,
    score,
    confidence,
    ...(level === 'non verificabile' ? { reason: 'troppo_recente' } : {}),
  },
});
const central = (...parameters: Parameters<typeof claim>): JudgedClaim => ({
  ...claim(...parameters),
  central: true,
});
const many = (count: number, one: JudgedClaim) => Array.from({ length: count }, () => one);

test('a central claim that is false makes the article false, whatever else is true', () => {
  const claims = [...many(3, central('vero')), central('falso', 'media'), ...many(4, claim('vero'))];
  assert.deepEqual(articleVerdict(claims, false), {
    level: 'falso',
    score: 10,
    confidence: 'media',
    because: 3,
  });
});

test('a false central claim goes before a false one elsewhere, a misleading one and the title', () => {
  const claims = [claim('falso'), central('fuorviante'), central('falso')];
  const { level, because } = articleVerdict(claims, true);
  assert.deepEqual([level, because], ['falso', 2]);
});

test('a false claim elsewhere makes it misleading: true pieces do not outweigh it', () => {
  const { level, because, score } = articleVerdict([...many(7, central('vero')), claim('falso')], false);
  assert.deepEqual([level, because, score], ['fuorviante', 7, 20]);
});

test('a misleading claim makes it misleading, central or not', () => {
  for (const one of [claim('fuorviante'), central('fuorviante')]) {
    const { level, because } = articleVerdict([central('vero'), one], false);
    assert.deepEqual([level, because], ['fuorviante', 1]);
  }
});

test('a title that its own text contradicts makes it misleading, also where nothing else could be checked', () => {
  for (const claims of [[], [central('vero')], many(3, claim('non verificabile'))]) {
    const { level, because, confidence } = articleVerdict(claims, true);
    assert.deepEqual([level, because, confidence], ['fuorviante', 'titolo', 'bassa']);
  }
});

test('true: half of the claims confirmed, a central one among them, none refuted', () => {
  const verdict = articleVerdict(
    [central('vero', 'alta'), claim('vero', 'media'), ...many(2, claim('non verificabile', 'bassa'))],
    false,
  );
  assert.deepEqual(verdict, { level: 'vero', score: 70, confidence: 'media' });
});

test('one confirmed sentence does not vouch for a whole article with high confidence', () => {
  assert.equal(articleVerdict([central('vero', 'alta')], false).confidence, 'media');
  assert.equal(articleVerdict(many(2, central('vero', 'alta')), false).confidence, 'alta');
});

test('true without a central claim, where there is none', () => {
  assert.equal(articleVerdict([claim('vero'), claim('non verificabile')], false).level, 'vero');
});

for (const [why, claims] of [
  ['less than half confirmed', [central('vero'), ...many(2, claim('non verificabile'))]],
  ['no central claim confirmed', [central('non verificabile'), ...many(5, claim('vero'))]],
  ['nothing confirmed', many(4, central('non verificabile'))],
  ['nothing to check', []],
] as const) {
  test(`not verifiable: ${why}`, () => {
    const { level, confidence, because, reason } = articleVerdict(claims, false);
    assert.deepEqual([level, confidence, because], ['non verificabile', 'bassa', undefined]);
    assert.ok(reason);
  });
}

test('nothing to check leans to no side', () => {
  assert.equal(articleVerdict([], false).score, 50);
});

test('level and score never disagree, and adding a false claim never makes an article truer', () => {
  const levels = fc.constantFrom<TextLevel>('vero', 'falso', 'fuorviante', 'non verificabile');
  const range: Readonly<Record<TextLevel, readonly [number, number]>> = {
    vero: [51, 100],
    falso: [0, 40],
    fuorviante: [20, 60],
    'non verificabile': [35, 65],
  };
  const ranks = ['falso', 'fuorviante', 'non verificabile', 'vero'];
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(levels, fc.boolean(), fc.nat(100)).map(([level, isCentral, score]) => ({
          ...claim(level, 'media', score),
          central: isCentral,
        })),
        { maxLength: 8 },
      ),
      fc.boolean(),
      fc.boolean(),
      (claims, titleContradicted, isCentral) => {
        const verdict = articleVerdict(claims, titleContradicted);
        const [least, most] = range[verdict.level];
        assert.ok(verdict.score >= least && verdict.score <= most, JSON.stringify(verdict));
        assert.equal(verdict.level === 'non verificabile', verdict.reason !== undefined);
        const worse = articleVerdict(
          [...claims, { ...claim('falso'), central: isCentral }],
          titleContradicted,
        );
        assert.ok(ranks.indexOf(worse.level) <= ranks.indexOf(verdict.level));
      },
    ),
  );
});
