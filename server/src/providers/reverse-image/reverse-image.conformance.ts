/** The promises of `reverse-image.ts` as tests. Every service runs them against a stand-in. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Appearance } from '@riscontro/contract';
import { appearance } from '@riscontro/contract/inside';
import fc from 'fast-check';
import type { UpstreamRequest } from '../../../test/support/upstream.ts';
import { canonicalUrl } from '../../domain/canonical-url.ts';
import { ProviderError } from '../../net/provider-error.ts';
import {
  assertPlain,
  assertWebAddresses,
  doubled,
  type ProviderCase,
  poisoned,
  secretKey,
  testBadUpstream,
  useUpstream,
} from '../upstream.conformance.ts';
import type { FoundImage, ReverseImage, SoughtImage } from './reverse-image.ts';

export interface ReverseImageCase extends ProviderCase<ReverseImage> {
  /** An answer with a page for each address, in the order given. */
  pages(addresses: readonly string[]): unknown;
  /** The reader of its answers. */
  parse(answer: unknown): readonly FoundImage[];
}

/** No service looks into it here: any bytes will do, all of them different. */
export const sought: SoughtImage = {
  bytes: Uint8Array.from({ length: 256 }, (_, index) => index),
  mediaType: 'image/webp',
  url: 'https://redazione.example.it/riservato/bozza-17?token=abc',
};

export function testReverseImage(name: string, provider: ReverseImageCase): void {
  describe(name, () => {
    const place = useUpstream(provider);
    const answering = (answer: typeof provider.found) => {
      place.upstream.state = 'answers';
      place.upstream.answer = answer;
      return place.provider.find(sought, { signal: new AbortController().signal });
    };

    test('answers as recorded: pictures with page, title, kind and similarity, oldest first', async () => {
      const found = await answering(provider.found);
      assert.ok(found.length > 0);
      assertFound(found);
    });

    test('finds nothing: an empty list', async () => {
      assert.deepEqual(await answering(provider.nothing), []);
    });

    test('thousands of pages: the first 50', async () => {
      const addresses = Array.from({ length: 3_000 }, (_, index) => `https://sito-${index}.example.org/`);
      const found = await answering(() => provider.pages(addresses));
      assertFound(found);
      assert.deepEqual(
        found.map(({ url }) => url),
        addresses.slice(0, 50),
      );
    });

    test('control characters, markup and javascript: links are cleaned or dropped', async () => {
      const whole = await answering(provider.found);
      const found = await answering((request) => poisoned(provider.found(request), provider));
      assertFound(found);
      assert.ok(
        found.length > 0 && found.length < whole.length,
        'the bad addresses are gone, the good ones not',
      );
      assert.doesNotMatch(JSON.stringify(found.map(({ title }) => title)), /[<>]/);
    });

    test('addresses that act, point into a machine or carry credentials are dropped', async () => {
      const bad = [
        'javascript:alert(1)',
        'data:text/html,<script>alert(1)</script>',
        'file:///etc/passwd',
        'ftp://example.org/a',
        'https://utente:parola@example.org/',
        '//example.org/a',
        `https://example.org/${'a'.repeat(3_000)}`,
        '',
      ];
      const found = await answering(() => provider.pages([...bad, 'https://buono.example.org/']));
      assert.deepEqual(
        found.map(({ url }) => url),
        ['https://buono.example.org/'],
      );
    });

    test('the same address twice: told once', async () => {
      const once = await answering(provider.found);
      const found = await answering((request) => doubled(provider.found(request), provider));
      assert.deepEqual(
        found.map(({ url }) => url),
        once.map(({ url }) => url),
      );
    });

    test('one question, with the key in a header only, and without the address the picture came from', async () => {
      const before = place.upstream.requests.length;
      await answering(provider.found);
      const [request, ...others] = place.upstream.requests.slice(before);
      assert.ok(request);
      assert.deepEqual(others, []);
      assert.ok(Object.values(request.headers).some((value) => String(value).includes(secretKey)));
      const told = request.url.href + JSON.stringify([request.body, request.headers]);
      assert.ok(!(request.url.href + JSON.stringify(request.body)).includes(secretKey));
      assert.ok(!told.includes('bozza-17'));
    });

    test('whatever stands in a field: the promises are kept, or it is said that the answer is bad', () => {
      const recorded = JSON.stringify(provider.found(noRequest));
      const places = fc.integer({ min: 0, max: countOf(JSON.parse(recorded)) - 1 });
      const strange = fc.oneof(fc.jsonValue(), hostileText, fc.constant(1e308));
      fc.assert(
        fc.property(fc.array(fc.tuple(places, strange), { minLength: 1, maxLength: 5 }), (changes) => {
          const replaced = new Map(changes);
          let at = 0;
          // The reviver meets every value once, the innermost first.
          const answer: unknown = JSON.parse(recorded, (_, value: unknown) =>
            replaced.has(at++) ? replaced.get(at - 1) : value,
          );
          try {
            assertFound(provider.parse(answer));
          } catch (error) {
            if (!(error instanceof ProviderError)) throw error;
          }
        }),
        { numRuns: 300 },
      );
    });

    testBadUpstream(place, (service, signal) => service.find(sought, { signal }));
  });
}

const hostileText = fc
  .array(
    fc.constantFrom(
      'https://a.example/',
      'javascript:',
      '<img src=x>',
      '&lt;',
      '\u0000',
      '\u202e',
      '\ud800',
      ' ',
      '9',
    ),
  )
  .map((parts) => parts.join(''));

const noRequest: UpstreamRequest = {
  url: new URL('http://127.0.0.1/'),
  method: 'POST',
  headers: {},
  body: undefined,
};

/** How many values there are in a value, itself included. */
function countOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce<number>((count, inner) => count + countOf(inner), 1);
}

function assertFound(found: readonly FoundImage[]): void {
  assert.ok(found.length <= 50);
  assertWebAddresses(found);
  assertWebAddresses(found.flatMap(({ imageUrl }) => (imageUrl === undefined ? [] : [{ url: imageUrl }])));
  assert.equal(new Set(found.map(({ url }) => canonicalUrl(url))).size, found.length, 'no address twice');
  for (const { url, title, date, kind, similarity } of found) {
    assert.notEqual(title, '');
    assertPlain(title);
    // As the result of a check tells it: the contract must take every one.
    Appearance.parse(
      appearance.toWire({ url, title, ...(date && { date }), similarity, foundBy: 'prova', kind }),
    );
    assert.match(date ?? '2025-01-01', /^\d{4}-\d{2}-\d{2}$/);
  }
  const days = found.map(({ date }) => date ?? '9999-99-99');
  assert.deepEqual(days, days.toSorted(), 'oldest first, those without a date last');
}
