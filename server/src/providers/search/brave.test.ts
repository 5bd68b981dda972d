/** Brave: the suite of its kind, and what is Brave's own. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readFixture } from '../../../test/support/fixture.ts';
import { startUpstream, testAskJson } from '../../../test/support/upstream.ts';
import { secretKey } from '../upstream.conformance.ts';
import { createBrave, parseBrave } from './brave.ts';
import { testSearch } from './search.conformance.ts';

testSearch('Brave', {
  create: (baseUrl, { askJson }) => createBrave({ apiKey: secretKey, baseUrl }, { askJson }),
  found: () => readFixture('providers/brave/found.json'),
  nothing: () => readFixture('providers/brave/nothing.json'),
  texts: ['title', 'description'],
  addresses: ['url'],
});

test('reads the recorded answer', () => {
  const hits = parseBrave(readFixture('providers/brave/found.json'));
  assert.equal(hits.length, 3);
  assert.deepEqual(hits[0], {
    url: 'https://monumenti.example.org/torre-eiffel?utm_source=brave',
    title: 'Torre Eiffel: storia, altezza e curiosità',
    snippet: "Con le antenne la Torre Eiffel raggiunge i 330 metri d'altezza; fu completata nel marzo 1889.",
    publishedOn: '2023-05-11',
  });
  assert.equal(hits[1]?.title, 'Quanto è alta la Torre Eiffel & altre domande');
  assert.equal(hits[1]?.publishedOn, undefined);
});

test('leaves out single results without an address, and keeps the others', () => {
  const results = [{ title: 'senza indirizzo' }, { title: 'con indirizzo', url: 'https://example.org/a' }];
  assert.deepEqual(
    parseBrave({ web: { results } }).map(({ url }) => url),
    ['https://example.org/a'],
  );
});

test('asks in the language of the query, with the key in its header', async (t) => {
  const upstream = await startUpstream();
  t.after(() => upstream.close());
  upstream.answer = () => readFixture('providers/brave/nothing.json');
  const brave = createBrave({ apiKey: secretKey, baseUrl: `${upstream.baseUrl}/` }, { askJson: testAskJson });
  await brave.search('quanto è alta', { language: 'it', signal: new AbortController().signal });
  const [request] = upstream.requests;
  assert.equal(request?.url.pathname, '/res/v1/web/search');
  assert.equal(request.url.searchParams.get('q'), 'quanto è alta');
  assert.equal(request.url.searchParams.get('search_lang'), 'it');
  assert.equal(request.headers['x-subscription-token'], secretKey);
});
