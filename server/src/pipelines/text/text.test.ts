import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TextFindings } from '@riscontro/contract';
import { textFindings } from '@riscontro/contract/inside';
import type { Passage } from '../../domain/passage.ts';
import type { Judge } from '../../providers/judge/judge.ts';
import type { Examiner } from './examine.ts';
import { createTextEngine, verifyText } from './text.ts';

const passage: Passage = {
  id: 'p',
  text: 'La torre del porto è alta 330 metri e si vede dal mare.',
  title: 'Torre del porto',
  url: 'https://tower.example/',
  language: 'it',
  kind: 'secondary',
  retrievedAtMs: 0,
};
const supporting: Judge = {
  id: 'says',
  writesTexts: false,
  judge: async (_, passages) => ({
    stances: passages.map(() => ({ supports: 0.9, refutes: 0, neutral: 0.1, quote: 'è alta 330 metri' })),
    view: { level: 'true', truth: 0.9, certainty: 0.9 },
  }),
};
const examiner: Examiner = {
  sources: {
    references: [{ id: 'r', name: 'R', find: async () => [passage] }],
    searches: [],
    factChecks: [],
    readFound: async () => [],
  },
  judges: [supporting],
  isSameClaim: () => false,
};
const { signal } = new AbortController();
const context = { language: 'it' as const, signal, progress: () => undefined };
const checked = (claim: string) => createTextEngine(examiner).check({ kind: 'text', claim }, context);

test('the same words over and over claim nothing, and no source is asked', async () => {
  const unasked: Examiner = {
    ...examiner,
    sources: {
      ...examiner.sources,
      references: [{ id: 'r', name: 'R', find: async () => assert.fail('asked all the same') }],
    },
  };
  for (const text of [
    'Il muro è un muro, il muro è un muro.',
    'Il muro, '.repeat(100),
    'Il muro di Roma è caduto. '.repeat(100),
    'Roma è Roma.',
    'The wall and the tower fell. '.repeat(60),
  ]) {
    await assert.rejects(verifyText(unasked, text, context), { code: 'noClaim' }, text);
  }
});

test('a claim that repeats a word or two is still a claim', async () => {
  for (const text of [
    'La torre del porto è alta 330 metri, e la torre si vede dal mare.',
    'La torre del porto è alta 330 metri. La torre del porto è alta 330 metri.',
  ]) {
    const { examinations } = await verifyText(examiner, text, context);
    assert.ok(examinations.length > 0, text);
  }
});

test('an answer holds against the contract and shows what it rests on', async () => {
  const findings = await checked('La torre del porto è alta 330 metri.');
  TextFindings.parse(textFindings.toWire(findings));
  assert.equal(findings.level, 'true');
  assert.notEqual(findings.confidence, 'high', 'one source is one source');
  assert.deepEqual(
    findings.evidence.map(({ side, text }) => [side, text]),
    [['supports', 'è alta 330 metri']],
  );
});

test('an opinion gets no verdict, and nothing is shown beside it', async () => {
  const findings = await checked('Secondo me la torre del porto è la più bella di tutte.');
  assert.deepEqual(
    [findings.level, findings.reason, findings.evidence.length, findings.sources.length],
    ['unverifiable', 'opinion', 0, 0],
  );
});

test('without a source a claim is refused, an opinion is still told to be one', async () => {
  const alone: Examiner = { ...examiner, sources: { ...examiner.sources, references: [] } };
  await assert.rejects(verifyText(alone, 'La torre del porto è alta 330 metri.', context), {
    code: 'noSource',
  });
  const { verdicts } = await verifyText(alone, 'Secondo me la torre è la più bella di tutte.', context);
  assert.deepEqual(
    verdicts.map(({ reason }) => reason),
    ['opinion'],
  );
});

test('a claim in a language that is not read is answered as such, and no source is asked', async () => {
  const unasked: Examiner = {
    ...examiner,
    sources: {
      ...examiner.sources,
      references: [{ id: 'r', name: 'R', find: async () => assert.fail('asked all the same') }],
    },
  };
  for (const claim of ['La Terre est plate', 'El agua hierve a cien grados', '地球是平的']) {
    const findings = await createTextEngine(unasked).check({ kind: 'text', claim }, context);
    TextFindings.parse(textFindings.toWire(findings));
    const { level, score, confidence, reason } = findings;
    assert.deepEqual(
      { level, score, confidence, reason },
      { level: 'unverifiable', score: 50, confidence: 'low', reason: 'languageNotUnderstood' },
    );
    assert.match(findings.summary, /non legge ancora.*italiano e inglese/);
    assert.match(findings.advice, /in italiano o inglese/);
  }
});
