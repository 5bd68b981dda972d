import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TextFindings } from '@riscontro/contract';
import { type TextLevel, textFindings } from '@riscontro/contract/inside';
import type { Passage } from '../../domain/passage.ts';
import type { FactCheck } from '../../providers/fact-check/fact-check.ts';
import type { Judge, Judgement, Stance } from '../../providers/judge/judge.ts';
import { type Examiner, examine } from './examine.ts';
import { createTextEngine } from './text.ts';

const claim = 'La torre del porto è alta 330 metri.';
const words = ['Il mare', 'La città', 'Un ponte', 'Ogni treno'];
const passage = (i: number, more: Partial<Passage> = {}): Passage => ({
  id: `p${i}`,
  text: `${words[i]} si vede da lontano quando ${'abcd'[i]} non lo copre la nebbia numero ${i}.`,
  title: '',
  url: `https://s${i}.example/${i}`,
  language: 'it',
  kind: 'secondary',
  retrievedAtMs: 0,
  ...more,
});
const says = (supports: number, refutes: number): Stance => ({
  supports,
  refutes,
  neutral: 1 - supports - refutes,
  quote: 'si vede da lontano',
});
const proposes = (level: TextLevel) => ({ level, truth: level === 'true' ? 0.9 : 0.1, certainty: 0.95 });

interface Setting {
  readonly stances: readonly Stance[];
  readonly judgement?: Omit<Judgement, 'stances'>;
  readonly ratings?: Record<string, number>;
  readonly passages?: readonly Passage[];
  readonly factChecks?: readonly FactCheck[];
}

function examinerOf({ stances, judgement, ratings, passages, factChecks = [] }: Setting): Examiner {
  const judge: Judge = { id: 'says', writesTexts: false, judge: async () => ({ stances, ...judgement }) };
  return {
    sources: {
      references: [
        { id: 'r', name: 'R', find: async () => [...(passages ?? stances.map((_, i) => passage(i)))] },
      ],
      searches: [],
      factChecks: [{ id: 'f', name: 'F', find: async () => [...factChecks] }],
      readFound: async () => [],
    },
    judges: [judge],
    ...(ratings ? { reliabilityOf: (url: string) => ratings[new URL(url).hostname] } : {}),
    isSameClaim: () => true,
  };
}
const context = { language: 'it' as const, signal: new AbortController().signal, progress: () => undefined };
const examined = (setting: Setting) => examine(examinerOf(setting), { text: claim, language: 'it' }, context);
const checked = (setting: Setting, language: 'it' | 'en' = 'it') =>
  createTextEngine(examinerOf(setting)).check({ kind: 'text', claim }, { ...context, language });

test('a list that rates none of the sources, or all of them neutral or better, changes nothing', async () => {
  const setting = {
    stances: [says(0.9, 0), says(0.8, 0.1), says(0, 0.3)],
    judgement: { view: proposes('true') },
  };
  const without = await examined(setting);
  assert.equal(without.verdict.confidence, 'high');
  assert.ok(!('listed' in without));
  const unrated = await examined({ ...setting, ratings: { 'elsewhere.example': 0 } });
  assert.deepEqual(unrated, without);
  const { listed, ...rated } = await examined({
    ...setting,
    ratings: { 's0.example': 0.5, 's1.example': 1 },
  });
  assert.equal(listed, true);
  assert.deepEqual(rated.verdict, without.verdict);
  assert.deepEqual([rated.supporting, rated.refuting], [without.supporting, without.refuting]);
});

test('high confidence needs two sources that are not rated low', async () => {
  const setting = {
    stances: [says(0.9, 0), says(0.9, 0), says(0.9, 0)],
    judgement: { view: proposes('true') },
  };
  const confidenceWith = async (ratings: Record<string, number>) =>
    (await examined({ ...setting, ratings })).verdict.confidence;
  assert.equal(await confidenceWith({ 's0.example': 0.4 }), 'high');
  assert.equal(await confidenceWith({ 's0.example': 0.4, 's1.example': 0.4 }), 'medium');
  assert.equal(await confidenceWith({ 's0.example': 0.4, 's1.example': 0.4, 's2.example': 0.4 }), 'low');
});

test('a clear refutation by a source rated 0 does not outweigh a support half as clear', async () => {
  const setting = { stances: [says(0, 0.9), says(0.45, 0)] };
  const levels = async (ratings?: Record<string, number>) =>
    Promise.all(
      (['true', 'false'] as const).map(async (level) => {
        const judgement = { view: proposes(level) };
        return (await examined({ ...setting, judgement, ...(ratings ? { ratings } : {}) })).verdict.level;
      }),
    );
  assert.deepEqual(await levels(), ['unverifiable', 'false']);
  assert.deepEqual(await levels({ 's0.example': 0 }), ['true', 'unverifiable']);
});

test('a source rated 0 is still shown, on its side, and still counted in the words', async () => {
  const stances = [says(0, 0.6), says(0.9, 0)];
  const result = await checked({
    stances,
    judgement: { view: proposes('true') },
    ratings: { 's0.example': 0 },
  });
  const answered = textFindings.toWire(result);
  assert.deepEqual(TextFindings.parse(answered), answered);
  const sides = result.evidence.map(({ side, source = -1 }) => [side, result.sources[source]?.url]);
  assert.deepEqual(sides, [
    ['supports', 'https://s1.example/1'],
    ['refutes', 'https://s0.example/0'],
  ]);
  assert.match(result.summary, /una la smentisce/);
});

test('the result says that a list was used, in its language and in its method, and only then', async () => {
  const setting = { stances: [says(0.9, 0)], judgement: { view: proposes('true') } };
  const plain = await checked({ ...setting, ratings: { 'elsewhere.example': 0.2 } });
  assert.equal(plain.method, 'testo-1+says');
  assert.doesNotMatch(plain.summary, /operatore/);
  const ratings = { 's0.example': 0.9 };
  const italian = await checked({ ...setting, ratings });
  assert.equal(italian.method, 'testo-1+says+fonti');
  assert.match(italian.summary, / Le fonti sono pesate con la lista dell'operatore\.$/);
  const english = await checked({ ...setting, ratings }, 'en');
  assert.match(english.summary, / The sources are weighed with the operator's list\.$/);
});

test('a site is not rated for words that are not its own', async () => {
  const passages = [passage(0, { writtenBy: 'Riscontro' })];
  const setting = { stances: [says(0.9, 0)], passages, ratings: { 's0.example': 0 } };
  const { listed, witnesses } = await examined({ ...setting, judgement: { view: proposes('true') } });
  assert.equal(listed, undefined);
  assert.equal(witnesses[0]?.passage.reliability, undefined);
});

test('what a model says of sources rated low counts as much as they do, and is explained only where it stands', async () => {
  const opinion = { level: 'false' as const, explanation: 'Lo smentisce una fonte.' };
  const setting = { stances: [says(0, 0.7)], judgement: { opinion } };
  const without = await examined(setting);
  assert.deepEqual([without.verdict.level, without.explanation], ['false', opinion.explanation]);
  const low = await examined({ ...setting, ratings: { 's0.example': 0 } });
  assert.deepEqual([low.verdict.level, low.explanation], ['unverifiable', undefined]);
});

test('of fact-checks that disagree the one of the better rated publisher decides; alone, a low one is less sure', async () => {
  const factCheck = (host: string, level: TextLevel): FactCheck => ({
    url: `https://${host}/check`,
    title: '',
    publisher: host,
    claimReviewed: claim,
    rating: level,
    level,
    language: 'it',
  });
  const factChecks = [factCheck('low.example', 'true'), factCheck('good.example', 'false')];
  const ratings = { 'low.example': 0.1 };
  assert.equal((await examined({ stances: [], factChecks })).verdict.level, 'true');
  const { verdict, listed } = await examined({ stances: [], factChecks, ratings });
  assert.deepEqual(verdict, { level: 'false', score: 5, confidence: 'high' });
  assert.equal(listed, undefined, 'the one that decided is not in the list');
  const alone = await examined({ stances: [], factChecks: factChecks.slice(0, 1), ratings });
  assert.equal(alone.verdict.level, 'true');
  assert.equal(alone.verdict.confidence, 'medium');
  assert.ok(alone.verdict.score > 50 && alone.verdict.score < 95);
  assert.equal(alone.listed, true);
});

test('an opinion says nothing of a list, whatever was read beside it', async () => {
  const setting = {
    stances: [says(0.9, 0)],
    judgement: { view: proposes('true') },
    ratings: { 's0.example': 0 },
  };
  const engine = createTextEngine(examinerOf({ ...setting }));
  const opinion = {
    kind: 'text',
    claim: 'Secondo me la torre del porto è la più bella del mondo.',
  } as const;
  const { reason, method, summary } = await engine.check(opinion, context);
  assert.deepEqual([reason, method], ['opinion', 'testo-1+says']);
  assert.doesNotMatch(summary, /operatore/);
});
