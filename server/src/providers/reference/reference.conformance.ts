/** The promises of `reference.ts` as tests. Every reference behind a service runs them against a stand-in. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { queriesIn } from '../../../test/support/queries.ts';
import type { Passage } from '../../domain/passage.ts';
import type { Question } from '../../domain/question.ts';
import {
  assertPlain,
  assertWebAddresses,
  doubled,
  nowMs,
  type ProviderCase,
  poisoned,
  testBadUpstream,
  useUpstream,
} from '../upstream.conformance.ts';
import type { Reference } from './reference.ts';

const question: Question = {
  claim: 'La Torre Eiffel è alta 500 metri e si trova a Roma.',
  language: 'it',
  queries: queriesIn({ it: 'Torre Eiffel alta 500 metri Roma', en: 'Eiffel Tower 500 metres tall Rome' }),
};

const awkward: readonly Question[] = [
  { claim: '?!', language: 'it', queries: queriesIn({ it: '?!', en: '' }) },
  { claim: 'la torre è alta', language: 'it', queries: queriesIn({ it: 'torre alta', en: 'tower tall' }) },
  {
    claim: 'TUTTO MAIUSCOLO '.repeat(600),
    language: 'it',
    queries: queriesIn({ it: 'PAROLA '.repeat(1_400), en: '"' }),
  },
  {
    claim: 'Eiffel OR -Tower intitle:x "',
    language: 'en',
    queries: queriesIn({ it: '~x*', en: 'OR NOT AND insource:/a/' }),
  },
  { claim: '\u202e😀 مرحبا Мир', language: 'en', queries: queriesIn({ it: '😀', en: 'مرحبا Мир' }) },
];

export function testReference(name: string, provider: ProviderCase<Reference>): void {
  describe(name, () => {
    const place = useUpstream(provider);
    const ask = (asked: Question) => place.provider.find(asked, { signal: new AbortController().signal });
    const answering = (answer: typeof provider.found) => {
      place.upstream.state = 'answers';
      place.upstream.answer = answer;
      return ask(question);
    };

    test('answers as recorded: at most 20 passages of at most 1,200 characters, with their place', async () => {
      const passages = await answering(provider.found);
      assert.ok(passages.length > 0);
      assertPassages(passages);
    });

    test('the same question twice: the same passages', async () => {
      assert.deepEqual(await answering(provider.found), await answering(provider.found));
    });

    test('finds nothing: an empty list', async () => {
      assert.deepEqual(await answering(provider.nothing), []);
    });

    test('control characters, markup and javascript: links are cleaned or dropped', async () => {
      const passages = await answering((request) => poisoned(provider.found(request), provider));
      assert.ok(passages.length > 0);
      assertPassages(passages);
    });

    test('the same entry twice: no passage twice', async () => {
      const once = await answering(provider.found);
      const passages = await answering((request) => doubled(provider.found(request), provider));
      assertPassages(passages);
      assert.deepEqual(new Set(passages.map(({ text }) => text)), new Set(once.map(({ text }) => text)));
    });

    test('awkward questions get passages or none, and go out short', async () => {
      place.upstream.answer = provider.found;
      for (const asked of awkward) assertPassages(await ask(asked));
      for (const { url } of place.upstream.requests) assert.ok(url.href.length < 2_500, url.href);
    });

    testBadUpstream(place, (reference, signal) => reference.find(question, { signal }));
  });
}

function assertPassages(passages: readonly Passage[]): void {
  assert.ok(passages.length <= 20);
  assertWebAddresses(passages);
  assert.equal(new Set(passages.map(({ id }) => id)).size, passages.length, 'no id twice');
  const texts = passages.map(({ url, text }) => `${url} ${text}`);
  assert.equal(new Set(texts).size, passages.length, 'no passage twice');
  for (const { text, title, retrievedAtMs } of passages) {
    assert.ok(text.length > 0 && text.length <= 1_200, `${text.length} characters`);
    assertPlain(text);
    assert.notEqual(title, '');
    assertPlain(title);
    assert.equal(retrievedAtMs, nowMs);
  }
}
