/** The promises of `fact-check.ts` as tests. Every collection behind a service runs them against a stand-in. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { textLevels } from '@riscontro/contract/inside';
import { queriesIn } from '../../../test/support/queries.ts';
import { canonicalUrl } from '../../domain/canonical-url.ts';
import type { Question } from '../../domain/question.ts';
import {
  assertPlain,
  assertWebAddresses,
  doubled,
  type ProviderCase,
  poisoned,
  testBadUpstream,
  useUpstream,
} from '../upstream.conformance.ts';
import type { FactCheck, FactChecks } from './fact-check.ts';

const question: Question = {
  claim: 'La Torre Eiffel sarà smontata nel 2025.',
  language: 'it',
  queries: queriesIn({ it: 'Torre Eiffel smontata 2025', en: 'Eiffel Tower dismantled 2025' }),
};

export function testFactChecks(name: string, provider: ProviderCase<FactChecks>): void {
  describe(name, () => {
    const place = useUpstream(provider);
    const answering = (answer: typeof provider.found) => {
      place.upstream.state = 'answers';
      place.upstream.answer = answer;
      return place.provider.find(question, { signal: new AbortController().signal });
    };

    test('answers as recorded: at most 10 fact-checks with address, publisher, claim and rating', async () => {
      const found = await answering(provider.found);
      assert.ok(found.length > 0);
      assertFactChecks(found);
    });

    test('finds nothing: an empty list', async () => {
      assert.deepEqual(await answering(provider.nothing), []);
    });

    test('control characters, markup and javascript: links are cleaned or dropped', async () => {
      const whole = await answering(provider.found);
      const found = await answering((request) => poisoned(provider.found(request), provider));
      assertFactChecks(found);
      assert.ok(
        found.length > 0 && found.length < whole.length,
        'the bad addresses are gone, the good ones not',
      );
      assert.doesNotMatch(JSON.stringify(found), /[<>]/);
    });

    test('the same address twice: told once', async () => {
      const once = await answering(provider.found);
      const found = await answering((request) => doubled(provider.found(request), provider));
      assert.deepEqual(
        found.map(({ url }) => url),
        once.map(({ url }) => url),
      );
    });

    testBadUpstream(place, (factChecks, signal) => factChecks.find(question, { signal }));
  });
}

function assertFactChecks(found: readonly FactCheck[]): void {
  assert.ok(found.length <= 10);
  assertWebAddresses(found);
  assert.equal(new Set(found.map(({ url }) => canonicalUrl(url))).size, found.length, 'no address twice');
  for (const { title, publisher, claimReviewed, rating, level, reviewedOn = '2025-01-01' } of found) {
    for (const text of [title, publisher, claimReviewed, rating]) {
      assert.notEqual(text, '');
      assertPlain(text);
    }
    assert.ok(level === undefined || Object.hasOwn(textLevels, level));
    assert.match(reviewedOn, /^\d{4}-\d{2}-\d{2}$/);
  }
}
