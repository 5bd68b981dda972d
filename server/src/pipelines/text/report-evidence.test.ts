import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TextFindings } from '@riscontro/contract';
import { type TextLevel, textFindings, textLevels } from '@riscontro/contract/inside';
import fc from 'fast-check';
import type { Passage } from '../../domain/passage.ts';
import { findQuote } from '../../domain/quote-lock.ts';
import type { Verdict } from '../../domain/verdict.ts';
import type { FactCheck } from '../../providers/fact-check/fact-check.ts';
import type { Examination, Witness } from './examine.ts';
import { type ReportedEvidence, reportEvidence } from './report-evidence.ts';

const readAtMs = Date.UTC(2025, 0, 15, 12);
const passage = (id: string, more: Partial<Passage> = {}): Passage => ({
  id,
  text: `Il brano ${id} dice che la torre è alta 330 metri. Poi parla d'altro.`,
  title: `Pagina ${id}`,
  url: `https://example.org/${encodeURIComponent(id)}`,
  language: 'it',
  kind: 'secondary',
  retrievedAtMs: readAtMs,
  ...more,
});
const witness = (
  id: string,
  [supports, refutes]: [number, number],
  {
    quote = 'la torre è alta 330 metri',
    origin = 0,
    ...more
  }: Partial<Passage & { quote: string; origin: number }> = {},
): Witness => ({
  passage: passage(id, more),
  stance: { supports, refutes, neutral: 1 - supports - refutes, quote },
  origin,
});
const verdict: Verdict = { level: 'true', score: 90, confidence: 'high' };
const examination = (witnesses: readonly Witness[], factCheck?: FactCheck): Examination => ({
  claim: 'La torre è alta 330 metri',
  verdict,
  witnesses,
  supporting: 0,
  refuting: 0,
  ...(factCheck ? { factCheck } : {}),
  gathered: { passages: [], factChecks: [], answered: [], silent: [] },
  judge: 'test',
});
const factCheck: FactCheck = {
  url: 'https://checks.example/1',
  title: 'La torre',
  publisher: 'Verifiche',
  claimReviewed: 'La torre è alta 100 metri',
  rating: 'Panzana',
  level: 'false',
  language: 'it',
};

/** What the contract asks, and that every number leads somewhere. */
function assertSound({ sources, evidence, claims }: ReportedEvidence) {
  const answered = textFindings.toWire({ sources, evidence, claims } as Parameters<
    typeof textFindings.toWire
  >[0]);
  TextFindings.pick({ fonti: true, prove: true, affermazioni: true }).parse(answered);
  for (const { source } of evidence) assert.ok(source !== undefined && sources[source]);
  const shown = claims.flatMap(({ evidence }) => evidence);
  assert.deepEqual(
    shown.toSorted((a, b) => a - b),
    evidence.map((_, i) => i),
    'every piece of evidence belongs to one claim',
  );
  const used = new Set(evidence.map(({ source }) => source));
  assert.equal(used.size, sources.length, 'no source without evidence');
}

test('a quote is shown with its side and the source that it was read in', () => {
  const reported = reportEvidence(
    [examination([witness('a', [0.9, 0]), witness('b', [0, 0.8], { origin: 1 })])],
    [verdict],
    'it',
    'it',
  );
  assertSound(reported);
  assert.deepEqual(reported.evidence, [
    { side: 'supports', text: 'la torre è alta 330 metri', source: 0 },
    { side: 'refutes', text: 'la torre è alta 330 metri', source: 1 },
  ]);
  assert.deepEqual(reported.sources[0], {
    name: 'Pagina a',
    url: 'https://example.org/a',
    excerpt: passage('a').text,
    retrievedAt: '2025-01-15T12:00:00.000Z',
    kind: 'secondary',
  });
  assert.deepEqual(reported.claims, [
    { text: 'La torre è alta 330 metri', level: 'true', score: 90, evidence: [0, 1] },
  ]);
});

test('a quote that does not stand word for word in what was read is not shown', () => {
  for (const quote of [
    '',
    '…',
    'la torre è alta 300 metri',
    'la torre alta 330 metri',
    'alta 33',
    'Il brano b',
  ]) {
    const { evidence, sources } = reportEvidence(
      [examination([witness('a', [0.9, 0], { quote })])],
      [verdict],
      'it',
      'it',
    );
    assert.deepEqual([evidence, sources], [[], []], quote);
  }
});

test('one voice is heard once on each side, with its strongest passage', () => {
  const { evidence, sources } = reportEvidence(
    [
      examination([
        witness('weak', [0.6, 0], { origin: 4 }),
        witness('strong', [0.9, 0], { origin: 4 }),
        witness('other', [0.7, 0], { origin: 5 }),
      ]),
    ],
    [verdict],
    'it',
    'it',
  );
  assert.equal(evidence.length, 2);
  assert.deepEqual(
    sources.map(({ name }) => name),
    ['Pagina strong', 'Pagina other'],
  );
});

test('a passage that hardly leans, or leans the other way, is no evidence', () => {
  const silent = [
    witness('a', [0.1, 0]),
    witness('b', [0.4, 0.4], { origin: 1 }),
    witness('c', [0, 0.1], { origin: 2 }),
  ];
  assert.deepEqual(reportEvidence([examination(silent)], [verdict], 'it', 'it').evidence, []);
});

test('beside an opinion, a prediction or a private fact nothing is shown, not even a fact-check', () => {
  const found = [examination([witness('a', [0.9, 0]), witness('b', [0, 0.9], { origin: 1 })], factCheck)];
  for (const reason of ['opinion', 'forecast', 'privateFact'] as const) {
    const reported = reportEvidence(
      found,
      [{ level: 'unverifiable', score: 50, confidence: 'high', reason }],
      'it',
      'it',
    );
    assertSound(reported);
    assert.deepEqual([reported.evidence, reported.sources], [[], []], reason);
    assert.deepEqual(reported.claims, [
      { text: 'La torre è alta 330 metri', level: 'unverifiable', score: 50, evidence: [] },
    ]);
  }
});

test('where sources contradict each other, both sides are shown', () => {
  const found = [examination([witness('a', [0.9, 0]), witness('b', [0, 0.9], { origin: 1 })])];
  const { evidence } = reportEvidence(
    found,
    [{ level: 'unverifiable', score: 50, confidence: 'low', reason: 'conflictingSources' }],
    'it',
    'it',
  );
  assert.deepEqual(
    evidence.map(({ side }) => side),
    ['supports', 'refutes'],
  );
});

test('at most three quotes on each side of a claim, the strongest', () => {
  const many = Array.from({ length: 12 }, (_, i) =>
    witness(`${i}`, i % 2 ? [0.4 + i / 25, 0] : [0, 0.4 + i / 25], { origin: i }),
  );
  const { evidence, sources } = reportEvidence([examination(many)], [verdict], 'it', 'it');
  for (const side of ['supports', 'refutes'])
    assert.equal(evidence.filter((one) => one.side === side).length, 3);
  assert.deepEqual(
    sources.map(({ name }) => name),
    ['11', '9', '7', '10', '8', '6'].map((id) => `Pagina ${id}`),
  );
});

test('a fact-check by people comes first, in their words', () => {
  const reported = reportEvidence([examination([witness('a', [0.9, 0])], factCheck)], [verdict], 'it', 'it');
  assertSound(reported);
  assert.deepEqual(reported.evidence[0], {
    side: 'refutes',
    text: '«La torre è alta 100 metri»: Panzana',
    source: 0,
  });
  assert.equal(reported.sources[0]?.kind, 'factCheck');
  assert.equal(reported.sources[0]?.name, 'Verifiche');
});

test('a source that several claims rest on is named once', () => {
  const reported = reportEvidence(
    [examination([witness('a', [0.9, 0])], factCheck), examination([witness('a', [0, 0.9])], factCheck)],
    [verdict, { ...verdict, level: 'false', score: 10 }],
    'it',
    'it',
  );
  assertSound(reported);
  assert.equal(reported.sources.length, 2);
  assert.deepEqual(
    reported.claims.map(({ level, score, evidence }) => [level, score, evidence.length]),
    [
      ['true', 90, 2],
      ['false', 10, 2],
    ],
  );
});

test('a page without a title is called by its host, and a long title is cut', () => {
  const named = (title: string) =>
    reportEvidence([examination([witness('a', [0.9, 0], { title })])], [verdict], 'it', 'it').sources[0]
      ?.name ?? '';
  assert.equal(named(''), 'example.org');
  assert.equal(named('x'.repeat(10_000)).length, 120);
});

test('a title is not cut through a character', () => {
  const title = `${'x'.repeat(119)}🎉 e altro`;
  const { sources } = reportEvidence(
    [examination([witness('a', [0.9, 0], { title })])],
    [verdict],
    'it',
    'it',
  );
  assert.ok(sources[0]?.name.isWellFormed());
});

const share = fc.double({ min: 0, max: 0.5, noNaN: true });
const anyWitness = fc
  .record({
    id: fc.constantFrom('a', 'b', 'c', 'd', 'è'),
    supports: share,
    refutes: share,
    origin: fc.nat(3),
    quote: fc.oneof(
      fc.constantFrom('', 'la torre è alta 330 metri', 'alta 330', 'torre  è alta', 'Poi parla d’altro.'),
      fc.string(),
    ),
  })
  .map(({ id, supports, refutes, origin, quote }) => witness(id, [supports, refutes], { quote, origin }));
const anyExamination = fc
  .tuple(fc.array(anyWitness, { maxLength: 12 }), fc.boolean())
  .map(([witnesses, rated]) => examination(witnesses, rated ? factCheck : undefined));

test('whatever was found, all that is shown holds against the contract and was really read', () => {
  const levels = fc.constantFrom(...(Object.keys(textLevels) as TextLevel[]));
  fc.assert(
    fc.property(fc.array(anyExamination, { maxLength: 4 }), levels, (examinations, level) => {
      const reported = reportEvidence(
        examinations,
        examinations.map(() => ({ ...verdict, level })),
        'it',
        'it',
      );
      assertSound(reported);
      for (const { text, source: place = -1 } of reported.evidence) {
        const source = reported.sources[place];
        if (source?.kind !== 'factCheck') assert.ok(findQuote(source?.excerpt ?? '', text), text);
      }
    }),
  );
});
