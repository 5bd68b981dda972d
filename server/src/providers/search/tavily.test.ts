/** Tavily: the suite of its kind, and what is Tavily's own. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readFixture } from '../../../test/support/fixture.ts';
import { startUpstream, testAskJson } from '../../../test/support/upstream.ts';
import { secretKey } from '../upstream.conformance.ts';
import { testSearch } from './search.conformance.ts';
import { createTavily, parseTavily } from './tavily.ts';

testSearch('Tavily', {
  create: (baseUrl, { askJson }) => createTavily({ apiKey: secretKey, baseUrl }, { askJson }),
  found: () => readFixture('providers/tavily/found.json'),
  nothing: () => readFixture('providers/tavily/nothing.json'),
  texts: ['title', 'content'],
  addresses: ['url'],
});

test('reads the recorded answer, with dates as web servers write them', () => {
  const hits = parseTavily(readFixture('providers/tavily/found.json'));
  assert.equal(hits.length, 3);
  assert.deepEqual(hits[1], {
    url: 'https://news.example.net/2022/03/eiffel-tower-antenna',
    title: 'The tower that grew by six metres',
    snippet: 'In March 2022 a helicopter set a new antenna on the summit.',
    publishedOn: '2022-03-15',
  });
});

test('asks for pages and not for an answer of its own, with the key in its header', async (t) => {
  const upstream = await startUpstream();
  t.after(() => upstream.close());
  upstream.answer = () => readFixture('providers/tavily/nothing.json');
  const tavily = createTavily({ apiKey: secretKey, baseUrl: upstream.baseUrl }, { askJson: testAskJson });
  await tavily.search('eiffel tower', { language: 'en', signal: new AbortController().signal });
  const [request] = upstream.requests;
  assert.equal(`${request?.method} ${request?.url.pathname}`, 'POST /search');
  assert.equal(request?.headers.authorization, `Bearer ${secretKey}`);
  const { query, max_results, include_answer } = request.body as Record<string, unknown>;
  assert.deepEqual(
    { query, max_results, include_answer },
    {
      query: 'eiffel tower',
      max_results: 10,
      include_answer: false,
    },
  );
});
