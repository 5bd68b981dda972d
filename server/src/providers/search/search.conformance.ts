/** The promises of `search.ts` as tests. Every search engine runs them against a stand-in for its service. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { canonicalUrl } from '../../domain/canonical-url.ts';
import {
  assertPlain,
  assertWebAddresses,
  doubled,
  type ProviderCase,
  poisoned,
  testBadUpstream,
  useUpstream,
} from '../upstream.conformance.ts';
import type { Search, SearchHit } from './search.ts';

export function testSearch(name: string, provider: ProviderCase<Search>): void {
  describe(name, () => {
    const place = useUpstream(provider);
    const search = (query = 'torre eiffel altezza', signal = new AbortController().signal) =>
      place.provider.search(query, { language: 'it', signal });
    const answering = (answer: typeof provider.found) => {
      place.upstream.state = 'answers';
      place.upstream.answer = answer;
      return search();
    };

    test('answers as recorded: at most 10 hits with address, title and plain snippet', async () => {
      const hits = await answering(provider.found);
      assert.ok(hits.length > 0);
      assertHits(hits);
    });

    test('finds nothing: an empty list', async () => {
      assert.deepEqual(await answering(provider.nothing), []);
    });

    test('control characters, markup and javascript: links are cleaned or dropped', async () => {
      const whole = await answering(provider.found);
      const hits = await answering((request) => poisoned(provider.found(request), provider));
      assertHits(hits);
      assert.ok(
        hits.length > 0 && hits.length < whole.length,
        'the bad addresses are gone, the good ones not',
      );
      assert.doesNotMatch(JSON.stringify(hits.map(({ title, snippet }) => title + snippet)), /[<>]/);
    });

    test('the same address twice: told once', async () => {
      const once = await answering(provider.found);
      const hits = await answering((request) => doubled(provider.found(request), provider));
      assert.deepEqual(
        hits.map(({ url }) => url),
        once.map(({ url }) => url),
      );
    });

    test('a question of any length and content goes out short', async () => {
      await answering(provider.found);
      await search(`"x" -site:example.org !g (a|b) ${'parola '.repeat(2_000)}`);
      const request = place.upstream.requests.at(-1);
      assert.ok(request && request.url.href.length + JSON.stringify(request.body ?? '').length < 1_500);
      assert.doesNotMatch(
        decodeURIComponent(request.url.search) + JSON.stringify(request.body),
        /site:|!g|[(|)]/,
      );
    });

    testBadUpstream(place, (engine, signal) => engine.search('torre eiffel', { language: 'it', signal }));
  });
}

function assertHits(hits: readonly SearchHit[]): void {
  assert.ok(hits.length <= 10);
  assertWebAddresses(hits);
  assert.equal(new Set(hits.map(({ url }) => canonicalUrl(url))).size, hits.length, 'no address twice');
  for (const { title, snippet, publishedOn = '2025-01-01' } of hits) {
    assert.notEqual(title, '');
    assertPlain(title);
    assertPlain(snippet);
    assert.match(publishedOn, /^\d{4}-\d{2}-\d{2}$/);
  }
}
