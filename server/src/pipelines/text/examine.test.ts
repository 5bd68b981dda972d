import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TextLevel } from '@riscontro/contract/inside';
import type { Passage } from '../../domain/passage.ts';
import { ProviderError } from '../../net/provider-error.ts';
import type { FactCheck } from '../../providers/fact-check/fact-check.ts';
import type { Judge, Judgement, Stance } from '../../providers/judge/judge.ts';
import { type Examiner, examine, isVoice, voices } from './examine.ts';

const claim = { text: 'La torre è alta 330 metri', language: 'it' } as const;
const words = ['Il mare', 'La città', 'Un ponte', 'Ogni treno', 'Qualche albero'];
const passage = (i: number, host = `s${i}`): Passage => ({
  id: `p${i}`,
  text: `${words[i]} si vede da lontano quando ${'abcde'[i]} non lo copre la nebbia numero ${i}.`,
  title: '',
  url: `https://${host}.example/${i}`,
  language: 'it',
  kind: 'secondary',
  retrievedAtMs: 0,
});
const stance = (supports: number, refutes: number, quote = 'si vede da lontano'): Stance => ({
  supports,
  refutes,
  neutral: 1 - supports - refutes,
  quote,
});
const checked = (level: TextLevel | undefined, claimReviewed: string = claim.text): FactCheck => ({
  url: `https://checks.example/${claimReviewed}`,
  title: '',
  publisher: 'Verifiche',
  claimReviewed,
  rating: 'come dice chi ha verificato',
  level,
  language: 'it',
});
const judging = (id: string, judge: Judge['judge']): Judge => ({ id, writesTexts: false, judge });
const saying = (judgement: Judgement) => judging('says', async () => judgement);
const failing = (error: unknown) =>
  judging('fails', async () => {
    throw error;
  });

function examiner(
  judges: readonly Judge[],
  passages: readonly Passage[] = [],
  factChecks: readonly FactCheck[] = [],
): Examiner {
  return {
    sources: {
      references: [{ id: 'r', name: 'R', find: async () => [...passages] }],
      searches: [],
      factChecks: [{ id: 'f', name: 'F', find: async () => [...factChecks] }],
      readFound: async () => [],
    },
    judges,
    isSameClaim: (a, b) => a.text === b.text && a.language === b.language,
  };
}
const examined = (by: Examiner, { signal } = new AbortController()) =>
  examine(by, claim, { language: 'it', signal, progress: () => undefined });

const nothing: Judgement = { stances: [] };

test('every passage is a witness with its own stance, and silent where the judge gave none', async () => {
  const by = examiner([saying({ stances: [stance(0.9, 0.05)] })], [passage(0), passage(1)]);
  const { witnesses, claim: text, judge } = await examined(by);
  assert.deepEqual(
    witnesses.map(({ passage: { id }, stance: { supports, neutral } }) => [id, supports, neutral]),
    [
      ['p0', 0.9, 1 - 0.9 - 0.05],
      ['p1', 0, 1],
    ],
  );
  assert.deepEqual([text, judge], [claim.text, 'says']);
});

test('voices are counted by independent origin, not by passage', async () => {
  const passages = [passage(0, 'same'), passage(1, 'same'), passage(2), passage(3), passage(4)];
  const stances = [stance(0.9, 0), stance(0.9, 0), stance(0.8, 0.1), stance(0.1, 0.8), stance(0.3, 0.3)];
  const { supporting, refuting } = await examined(examiner([saying({ stances })], passages));
  assert.deepEqual([supporting, refuting], [2, 1]);
});

test('a voice leans clearly, more to its side than to the other, and is quoted', () => {
  const speaks = (said: Stance) => {
    const witness = { passage: passage(0), stance: said, origin: 0 };
    return [isVoice(witness, 'supports'), isVoice(witness, 'refutes')];
  };
  assert.deepEqual(speaks(stance(0.4, 0)), [true, false]);
  assert.deepEqual(speaks(stance(0, 0.4)), [false, true]);
  assert.deepEqual(speaks(stance(0.5, 0.4)), [true, false]);
  assert.deepEqual(speaks(stance(0.4, 0.4)), [false, false]);
  assert.deepEqual(speaks(stance(0.1, 0)), [false, false]);
  assert.deepEqual(speaks(stance(0.9, 0, '')), [false, false]);
});

test('a site that confirms two claims is one source, and one that only denies none', () => {
  const says = (i: number, host: string, said: Stance) => ({
    passage: passage(i, host),
    stance: said,
    origin: i,
  });
  const witnesses = [
    says(0, 'same', stance(0.9, 0)),
    says(1, 'same', stance(0.9, 0)),
    says(2, 'other', stance(0, 0.9)),
  ];
  assert.deepEqual([voices(witnesses, 'supports'), voices(witnesses, 'refutes')], [1, 1]);
  assert.equal(voices([], 'supports'), 0);
});

test('a judge that cannot answer hands over to the next, and the one that did is named', async () => {
  const down = failing(new ProviderError('llm', 'unreachable'));
  assert.equal((await examined(examiner([down, saying(nothing)]))).judge, 'says');
});

test('a bug of a judge is not hidden, and so is the failure of all of them', async () => {
  const bug = new TypeError('a bug');
  await assert.rejects(examined(examiner([failing(bug), saying(nothing)])), bug);
  const down = new ProviderError('llm', 'timeout');
  await assert.rejects(examined(examiner([failing(down)])), down);
});

test('when the check is stopped no other judge is asked', async () => {
  const stopping = new AbortController();
  const stopped = judging('stopped', async () => {
    stopping.abort(new Error('closing'));
    throw new ProviderError('llm', 'timeout');
  });
  const next = judging('next', async () => assert.fail('asked all the same'));
  await assert.rejects(examined(examiner([stopped, next]), stopping), /closing/);
});

test('a judge gets the passages in their order and the signal of the check', async () => {
  const { signal } = new AbortController();
  const asked: unknown[] = [];
  const judge = judging('asked', async (about, passages, context) => {
    asked.push(
      about,
      passages.map(({ id }) => id),
      context.language,
      context.signal,
    );
    return nothing;
  });
  const context = { language: 'en' as const, signal, progress: () => undefined };
  await examine(examiner([judge], [passage(0), passage(1)]), claim, context);
  assert.deepEqual(asked, [claim, ['p0', 'p1'], 'en', signal]);
});

test('a fact-check about this very claim decides, whatever the judge says', async () => {
  const judge = saying({ stances: [], opinion: { level: 'true', explanation: 'Perché sì.' } });
  const { verdict, factCheck, explanation } = await examined(
    examiner([judge], [], [checked('true', 'Un’altra affermazione'), checked('false')]),
  );
  assert.equal(verdict.level, 'false');
  assert.equal(factCheck?.claimReviewed, claim.text);
  assert.equal(explanation, undefined, 'a model does not explain what people decided');
});

test('a fact-check of another claim, or with a rating that is not understood, decides nothing', async () => {
  for (const factCheck of [checked('false', 'Un’altra affermazione'), checked(undefined)]) {
    const examination = await examined(examiner([saying(nothing)], [], [factCheck]));
    assert.equal(examination.verdict.level, 'unverifiable');
    assert.ok(!('factCheck' in examination));
  }
});

test('the words of a model are kept with its opinion', async () => {
  const opinion = { level: 'true', explanation: 'Lo dicono due fonti.' } as const;
  const stances = [stance(0.9, 0), stance(0.9, 0)];
  const by = examiner([saying({ stances, opinion })], [passage(0), passage(1)]);
  const { verdict, explanation } = await examined(by);
  assert.equal(verdict.level, 'true');
  assert.equal(explanation, opinion.explanation);
});

test('the opinion of a model that no quote backs is no verdict', async () => {
  const opinion = { level: 'true', explanation: 'Lo so.' } as const;
  const by = examiner([saying({ stances: [stance(0.9, 0, '')], opinion })], [passage(0)]);
  assert.equal((await examined(by)).verdict.level, 'unverifiable');
});

test('with no passage at all there is no verdict', async () => {
  for (const judgement of [
    nothing,
    { stances: [], view: { level: 'true', truth: 1, certainty: 1 } } as const,
  ]) {
    const { verdict, witnesses, supporting, refuting } = await examined(examiner([saying(judgement)]));
    assert.deepEqual([verdict.level, verdict.reason], ['unverifiable', 'insufficientEvidence']);
    assert.deepEqual([witnesses.length, supporting, refuting], [0, 0, 0]);
  }
});

test('voices alone, without a view of the whole, are no true or false verdict', async () => {
  const stances = [stance(0.9, 0), stance(0.9, 0)];
  const { verdict } = await examined(examiner([saying({ stances })], [passage(0), passage(1)]));
  assert.equal(verdict.level, 'unverifiable');
});

test('a source that did not answer is told', async () => {
  const by = examiner([saying(nothing)]);
  const silent = {
    id: 'silent',
    name: 'Silent',
    find: async () => {
      throw new ProviderError('silent', 'timeout');
    },
  };
  const { gathered } = await examined({ ...by, sources: { ...by.sources, references: [silent] } });
  assert.deepEqual([gathered.answered, gathered.silent], [['f'], ['silent']]);
});
