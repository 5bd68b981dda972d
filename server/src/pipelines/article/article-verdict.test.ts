import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Confidence, TextLevel } from '@riscontro/contract/inside';
import fc from 'fast-check';
import { articleVerdict, type JudgedClaim } from './article-verdict.ts';

const scores: Readonly<Record<TextLevel, number>> = {
  true: 90,
  false: 10,
  misleading: 35,
  unverifiable: 50,
};
const claim = (level: TextLevel, confidence: Confidence = 'high', score = scores[level]): JudgedClaim => ({
  central: false,
  verdict: {
    level,
    score,
    confidence,
    ...(level === 'unverifiable' ? { reason: 'tooRecent' } : {}),
  },
});
const central = (...parameters: Parameters<typeof claim>): JudgedClaim => ({
  ...claim(...parameters),
  central: true,
});
const many = (count: number, one: JudgedClaim) => Array.from({ length: count }, () => one);

test('a central claim that is false makes the article false, whatever else is true', () => {
  const claims = [...many(3, central('true')), central('false', 'medium'), ...many(4, claim('true'))];
  assert.deepEqual(articleVerdict(claims, false), {
    level: 'false',
    score: 10,
    confidence: 'medium',
    because: 3,
  });
});

test('a false central claim goes before a false one elsewhere, a misleading one and the title', () => {
  const claims = [claim('false'), central('misleading'), central('false')];
  const { level, because } = articleVerdict(claims, true);
  assert.deepEqual([level, because], ['false', 2]);
});

test('a false claim elsewhere makes it misleading: true pieces do not outweigh it', () => {
  const { level, because, score } = articleVerdict([...many(7, central('true')), claim('false')], false);
  assert.deepEqual([level, because, score], ['misleading', 7, 20]);
});

test('a misleading claim makes it misleading, central or not', () => {
  for (const one of [claim('misleading'), central('misleading')]) {
    const { level, because } = articleVerdict([central('true'), one], false);
    assert.deepEqual([level, because], ['misleading', 1]);
  }
});

test('a title that its own text contradicts makes it misleading, also where nothing else could be checked', () => {
  for (const claims of [[], [central('true')], many(3, claim('unverifiable'))]) {
    const { level, because, confidence } = articleVerdict(claims, true);
    assert.deepEqual([level, because, confidence], ['misleading', 'title', 'low']);
  }
});

test('true: half of the claims confirmed, a central one among them, none refuted', () => {
  const verdict = articleVerdict(
    [central('true', 'high'), claim('true', 'medium'), ...many(2, claim('unverifiable', 'low'))],
    false,
  );
  assert.deepEqual(verdict, { level: 'true', score: 70, confidence: 'medium' });
});

test('one confirmed sentence does not vouch for a whole article with high confidence', () => {
  assert.equal(articleVerdict([central('true', 'high')], false).confidence, 'medium');
  assert.equal(articleVerdict(many(2, central('true', 'high')), false).confidence, 'high');
});

test('true without a central claim, where there is none', () => {
  assert.equal(articleVerdict([claim('true'), claim('unverifiable')], false).level, 'true');
});

for (const [why, claims] of [
  ['less than half confirmed', [central('true'), ...many(2, claim('unverifiable'))]],
  ['no central claim confirmed', [central('unverifiable'), ...many(5, claim('true'))]],
  ['nothing confirmed', many(4, central('unverifiable'))],
  ['nothing to check', []],
] as const) {
  test(`not verifiable: ${why}`, () => {
    const { level, confidence, because, reason } = articleVerdict(claims, false);
    assert.deepEqual([level, confidence, because], ['unverifiable', 'low', undefined]);
    assert.ok(reason);
  });
}

test('nothing to check leans to no side', () => {
  assert.equal(articleVerdict([], false).score, 50);
});

test('level and score never disagree, and adding a false claim never makes an article truer', () => {
  const levels = fc.constantFrom<TextLevel>('true', 'false', 'misleading', 'unverifiable');
  const range: Readonly<Record<TextLevel, readonly [number, number]>> = {
    true: [51, 100],
    false: [0, 40],
    misleading: [20, 60],
    unverifiable: [35, 65],
  };
  const ranks = ['false', 'misleading', 'unverifiable', 'true'];
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(levels, fc.boolean(), fc.nat(100)).map(([level, isCentral, score]) => ({
          ...claim(level, 'medium', score),
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
        assert.equal(verdict.level === 'unverifiable', verdict.reason !== undefined);
        const worse = articleVerdict(
          [...claims, { ...claim('false'), central: isCentral }],
          titleContradicted,
        );
        assert.ok(ranks.indexOf(worse.level) <= ranks.indexOf(verdict.level));
      },
    ),
  );
});
