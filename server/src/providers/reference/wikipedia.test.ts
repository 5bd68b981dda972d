/** Wikipedia: the suite of its kind, and what is Wikipedia's own. */
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { readFixture } from '../../../test/support/fixture.ts';
import { queriesIn } from '../../../test/support/queries.ts';
import { startUpstream, testAskJson, type UpstreamRequest } from '../../../test/support/upstream.ts';
import type { Question } from '../../domain/question.ts';
import { ProviderError } from '../../net/provider-error.ts';
import { testReference } from './reference.conformance.ts';
import { createWikipedia, parseWikipedia } from './wikipedia.ts';

const languageOf = ({ url }: UpstreamRequest) => (url.pathname.startsWith('/it/') ? 'it' : 'en');
const nothing = () => readFixture('providers/wikipedia/nothing.json');

function recorded(request: UpstreamRequest): unknown {
  const pageId = request.url.searchParams.get('pageids');
  const part = pageId ? `article-${pageId}` : 'search';
  return readFixture(`providers/wikipedia/${part}-${languageOf(request)}.json`);
}

testReference('Wikipedia', {
  create: (baseUrl, means) => createWikipedia({ baseUrl: `${baseUrl}/{lang}` }, means),
  found: recorded,
  nothing,
  texts: ['title', 'extract'],
  addresses: ['fullurl'],
});

const question: Question = {
  claim: 'La Torre Eiffel è alta 500 metri.',
  language: 'it',
  queries: queriesIn({ it: 'Torre Eiffel alta 500 metri', en: 'Eiffel Tower 500 metres tall' }),
};

async function start(t: TestContext, answer: (request: UpstreamRequest) => unknown) {
  const upstream = await startUpstream();
  t.after(() => upstream.close());
  upstream.answer = answer;
  const means = { askJson: testAskJson, clock: () => 0 };
  const wikipedia = createWikipedia({ baseUrl: `${upstream.baseUrl}/{lang}` }, means);
  const find = (asked = question) => wikipedia.find(asked, { signal: new AbortController().signal });
  return { upstream, find };
}

test('the passage that speaks of the claim comes first, from deep in the article, with its address', async (t) => {
  const { find } = await start(t, recorded);
  const [first] = await find();
  assert.equal(
    first?.text,
    'Con le antenne la torre è alta 330 metri, sei in più di prima del marzo 2022. La struttura di ferro pesa circa 7300 tonnellate.',
  );
  assert.equal(first.title, 'Torre Eiffel');
  assert.equal(first.url, 'https://it.wikipedia.org/wiki/Torre_Eiffel');
  assert.equal(first.language, 'it');
  assert.equal(first.kind, 'encyclopedia');
});

test('both languages are read; notes, links and lists of meanings are not', async (t) => {
  const { find } = await start(t, recorded);
  const passages = await find();
  assert.deepEqual(new Set(passages.map(({ language }) => language)), new Set(['it', 'en']));
  const texts = passages.map(({ text }) => text).join('\n');
  assert.match(texts, /The tower is 330 metres tall/);
  assert.doesNotMatch(texts, /opuscolo di fantasia|Sito ufficiale|works that mention/);
  assert.ok(!passages.some(({ title }) => title.includes('disambigua')));
});

test('one language that fails leaves the other', async (t) => {
  const { find } = await start(t, (request) => (languageOf(request) === 'it' ? {} : recorded(request)));
  const passages = await find();
  assert.ok(passages.length > 0);
  assert.deepEqual(new Set(passages.map(({ language }) => language)), new Set(['en']));
});

test('an article that cannot be had whole is read in its opening', async (t) => {
  const { find } = await start(t, (request) =>
    request.url.searchParams.has('pageids') ? [] : recorded(request),
  );
  const passages = await find();
  assert.ok(passages.some(({ text }) => text.startsWith('La Torre Eiffel è una torre metallica')));
});

test('when no article holds every word, those that hold some are asked for', async (t) => {
  const { upstream, find } = await start(t, (request) => {
    const query = request.url.searchParams.get('gsrsearch');
    return query && !query.includes(' OR ') ? nothing() : recorded(request);
  });
  assert.ok((await find()).length > 0);
  const queries = upstream.requests.flatMap(({ url }) => url.searchParams.get('gsrsearch') ?? []);
  assert.ok(queries.includes('torre eiffel alta 500 metri'));
  assert.ok(queries.includes('torre OR eiffel OR alta OR 500 OR metri'));
});

test('an address that the answer does not give is made from the title', async (t) => {
  const { upstream, find } = await start(t, (request) => {
    const answer = recorded(request) as { query: { pages: { fullurl?: string }[] } };
    for (const page of answer.query.pages) delete page.fullurl;
    return answer;
  });
  const [first] = await find();
  assert.equal(first?.url, `${upstream.baseUrl}/it/wiki/Torre_Eiffel`);
});

test('faults that arrive as 200 are told as failures', async (t) => {
  for (const [code, failure] of [
    ['ratelimited', 'too_many_requests'],
    ['internal_api_error_DBQueryError', 'unreachable'],
    ['badvalue', 'bad_answer'],
  ]) {
    const { find } = await start(t, () => ({ error: { code, info: 'No.' }, docref: '' }));
    await assert.rejects(find(), (error) => error instanceof ProviderError && error.failure === failure);
  }
});

test('pages stand in the order of the search', () => {
  const pages = parseWikipedia(readFixture('providers/wikipedia/search-it.json'));
  assert.deepEqual(
    pages.map(({ title }) => title),
    ['Torre Eiffel', 'Gustave Eiffel'],
  );
});
