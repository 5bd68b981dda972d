/** Google's collection: the suite of its kind, and what is its own. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readFixture } from '../../../test/support/fixture.ts';
import { queriesIn } from '../../../test/support/queries.ts';
import { startUpstream, testAskJson, type UpstreamRequest } from '../../../test/support/upstream.ts';
import type { Question } from '../../domain/question.ts';
import { secretKey } from '../upstream.conformance.ts';
import { testFactChecks } from './fact-check.conformance.ts';
import { createGoogleFactCheck, parseGoogleFactCheck } from './google-fact-check.ts';

const recorded = ({ url }: UpstreamRequest) =>
  readFixture(`providers/google-fact-check/found-${url.searchParams.get('languageCode')}.json`);
const nothing = () => readFixture('providers/google-fact-check/nothing.json');

testFactChecks('Google Fact Check', {
  create: (baseUrl, { askJson }) => createGoogleFactCheck({ apiKey: secretKey, baseUrl }, { askJson }),
  found: recorded,
  nothing,
  texts: ['text', 'title', 'name', 'textualRating'],
  addresses: ['url'],
});

const question: Question = {
  claim: 'La Torre Eiffel sarà smontata.',
  language: 'it',
  queries: queriesIn({ it: 'Torre Eiffel smontata', en: 'Eiffel Tower dismantled' }),
};
const signal = new AbortController().signal;

test('reads the recorded answer', () => {
  const [first, second] = parseGoogleFactCheck(readFixture('providers/google-fact-check/found-it.json'));
  assert.deepEqual(first, {
    url: 'https://verifiche.example.it/torre-eiffel-smontata',
    title: 'No, la Torre Eiffel non sarà smontata',
    publisher: 'Verifiche d’esempio',
    claimReviewed: 'La Torre Eiffel sarà smontata nel 2025',
    rating: 'Notizia falsa',
    level: 'false',
    language: 'it',
    reviewedOn: '2024-11-05',
  });
  assert.equal(second?.title, 'La Torre Eiffel è alta 300 metri', 'without a title, the claim');
  assert.equal(second?.publisher, 'controllo.example.org', 'without a name, the site');
  assert.equal(second?.level, 'misleading');
  assert.equal(second?.language, 'it');
});

test('a language that is not ours is told as such, and its rating is understood all the same', () => {
  const [, german] = parseGoogleFactCheck(readFixture('providers/google-fact-check/found-en.json'));
  assert.equal(german?.rating, 'Größtenteils falsch');
  assert.equal(german?.level, 'false');
  assert.equal(german?.language, undefined);
});

test('asks in both languages, the best of each in turn, with the key in its header only', async (t) => {
  const upstream = await startUpstream();
  t.after(() => upstream.close());
  upstream.answer = recorded;
  const means = { askJson: testAskJson };
  const google = createGoogleFactCheck({ apiKey: secretKey, baseUrl: upstream.baseUrl }, means);
  const found = await google.find(question, { signal });
  assert.deepEqual(
    found.map(({ url }) => new URL(url).hostname),
    ['verifiche.example.it', 'facts.example.com', 'controllo.example.org', 'fakten.example.de'],
  );
  assert.equal(upstream.requests.length, 2);
  for (const { url, headers } of upstream.requests) {
    assert.equal(url.pathname, '/v1alpha1/claims:search');
    const language = url.searchParams.get('languageCode') === 'it' ? 'it' : 'en';
    assert.equal(url.searchParams.get('query'), question.queries[language]);
    assert.equal(headers['x-goog-api-key'], secretKey);
    assert.ok(!url.href.includes(secretKey));
  }
});

test('one language that fails leaves the other', async () => {
  const google = createGoogleFactCheck(
    { apiKey: secretKey, baseUrl: 'https://factchecktools.example' },
    {
      askJson: async (_, { url }) =>
        url.searchParams.get('languageCode') === 'it'
          ? { unexpected: true }
          : readFixture('providers/google-fact-check/found-en.json'),
    },
  );
  const found = await google.find(question, { signal });
  assert.equal(found.length, 2);
});
