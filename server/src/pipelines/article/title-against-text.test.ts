import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GrammarLanguage } from '../../language/grammars.ts';
import type { Judge } from '../../providers/judge/judge.ts';
import { createLocalJudge } from '../../providers/judge/local/local-judge.ts';
import { contradictsItsTitle } from './title-against-text.ts';

const { signal } = new AbortController();
const contradicts = (title: string, paragraphs: readonly string[], language: GrammarLanguage = 'it') =>
  contradictsItsTitle(
    [createLocalJudge({})],
    { title, text: paragraphs.join('\n\n'), claimReviews: [] },
    language,
    signal,
  );

const scene =
  'La salita comincia di notte, quando la neve è dura e il freddo tiene fermi i sassi lungo il canale.';

test('another number, or a denial, contradicts the title', async () => {
  assert.ok(
    await contradicts('Il ponte di Vallebruna è lungo 900 metri', [
      scene,
      'Il ponte di Vallebruna è lungo 300 metri, e fu aperto al traffico dopo tre anni di lavori.',
    ]),
  );
  assert.ok(
    await contradicts(
      'The bridge of Greystone was built in 1961',
      ['The bridge of Greystone was built in 1978, after three years of work on both sides of the river.'],
      'en',
    ),
  );
});

test('a text that says the same, or speaks of something else, does not', async () => {
  assert.ok(
    !(await contradicts('Il ponte di Vallebruna è lungo 300 metri', [
      scene,
      'Il ponte di Vallebruna è lungo 300 metri, e fu aperto al traffico dopo tre anni di lavori.',
    ])),
  );
  assert.ok(!(await contradicts('Il ponte di Vallebruna è lungo 300 metri', [scene, scene])));
  assert.ok(!(await contradicts('Il ponte di Vallebruna è lungo 300 metri', [])));
});

test('somebody who is quoted with the contrary does not', async () => {
  assert.ok(
    !(await contradicts('Il ponte di Vallebruna è lungo 300 metri', [
      scene,
      '«Il ponte di Vallebruna è lungo 900 metri, e fu aperto al traffico dopo tre anni di lavori», ripete la guida.',
      'Secondo la guida il ponte di Vallebruna è lungo 900 metri, e fu aperto dopo tre anni di lavori.',
    ])),
  );
});

test('a title that asks, quotes or speaks of a hoax claims nothing that could be contradicted', async () => {
  const text = ['Il ponte di Vallebruna è lungo 300 metri, e fu aperto al traffico dopo tre anni di lavori.'];
  for (const title of [
    'È vero che il ponte di Vallebruna è lungo 900 metri?',
    'La guida: «Il ponte di Vallebruna è lungo 900 metri»',
    'Il ponte di Vallebruna è lungo 900 metri: la bufala',
    'Secondo la guida il ponte di Vallebruna è lungo 900 metri',
  ]) {
    assert.ok(!(await contradicts(title, text)), title);
  }
});

test('a fact-check, which repeats what it denies, does not', async () => {
  const text = 'Il ponte di Vallebruna è lungo 300 metri, e fu aperto al traffico dopo tre anni di lavori.';
  const title = 'Il ponte di Vallebruna è lungo 900 metri';
  const judges = [createLocalJudge({})];
  assert.ok(await contradictsItsTitle(judges, { title, text, claimReviews: [] }, 'it', signal));
  for (const article of [
    { title, text, claimReviews: [{ '@type': 'ClaimReview' }] },
    { title: `No, ${title}`, text, claimReviews: [] },
  ]) {
    assert.ok(!(await contradictsItsTitle(judges, article, 'it', signal)));
  }
});

test('the last judge is asked, who costs nothing, and of a long text the first twenty paragraphs', async () => {
  const asked: number[] = [];
  const judge = (id: string): Judge => ({
    id,
    writesTexts: false,
    judge: async (_, passages) => {
      assert.equal(id, 'local');
      asked.push(passages.length);
      return { stances: passages.map(() => ({ supports: 0, refutes: 0, neutral: 1, quote: '' })) };
    },
  });
  const paragraphs = Array.from(
    { length: 100 },
    (_, n) => `${scene} È la volta numero ${n}, su quel canale.`,
  );
  const article = {
    title: 'Il ponte di Vallebruna è lungo 300 metri',
    text: paragraphs.join('\n\n'),
    claimReviews: [],
  };
  assert.ok(!(await contradictsItsTitle([judge('model'), judge('local')], article, 'it', signal)));
  assert.deepEqual(asked, [20]);
});
