/** SearXNG: the suite of its kind, and what is SearXNG's own. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readFixture } from '../../../test/support/fixture.ts';
import { startUpstream, testAskJson } from '../../../test/support/upstream.ts';
import { ProviderError } from '../../net/provider-error.ts';
import { testSearch } from './search.conformance.ts';
import { createSearxng, parseSearxng } from './searxng.ts';

testSearch('SearXNG', {
  create: (baseUrl, { askJson }) => createSearxng({ baseUrl }, { askJson }),
  found: () => readFixture('providers/searxng/found.json'),
  nothing: () => readFixture('providers/searxng/nothing.json'),
  texts: ['title', 'content'],
  addresses: ['url'],
});

test('reads the recorded answer', () => {
  const hits = parseSearxng(readFixture('providers/searxng/found.json'));
  assert.deepEqual(hits[1], {
    url: 'https://notizie.example.it/torre-eiffel-antenna',
    title: 'La torre cresce di sei metri',
    snippet: "Una nuova antenna è stata posata dall'elicottero.",
    publishedOn: '2022-03-15',
  });
});

test('nothing found while engines were silent is a failure, not an answer', () => {
  const silence = (reason: string) => ({ results: [], unresponsive_engines: [['duckduckgo', reason]] });
  const failure = (reason: string) => {
    try {
      return parseSearxng(silence(reason));
    } catch (error) {
      return error instanceof ProviderError ? error.failure : error;
    }
  };
  assert.equal(failure('timeout'), 'unreachable');
  assert.equal(failure('Suspended: too many requests'), 'too_many_requests');
});

test('asks below the path at which the operator installed it', async (t) => {
  const upstream = await startUpstream();
  t.after(() => upstream.close());
  upstream.answer = () => readFixture('providers/searxng/nothing.json');
  const searxng = createSearxng({ baseUrl: `${upstream.baseUrl}/cerca/` }, { askJson: testAskJson });
  await searxng.search('torre eiffel', { language: 'it', signal: new AbortController().signal });
  const [request] = upstream.requests;
  assert.equal(request?.url.pathname, '/cerca/search');
  assert.equal(request.url.searchParams.get('format'), 'json');
  assert.equal(request.url.searchParams.get('language'), 'it');
});
