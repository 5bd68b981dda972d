/** What every provider promises when the service behind it behaves badly. Each kind's suite runs these tests. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { inspect } from 'node:util';
import {
  fiftyMegabytes,
  startUpstream,
  testAskJson,
  type Upstream,
  type UpstreamRequest,
  type UpstreamState,
} from '../../test/support/upstream.ts';
import type { AskJson } from '../net/json-api.ts';
import { ProviderError, type ProviderFailure } from '../net/provider-error.ts';

/** A provider, and how the service behind it answers. */
export interface ProviderCase<P> {
  create(baseUrl: string, means: { readonly askJson: AskJson; readonly clock: () => number }): P;
  /** The recorded answer to a request. */
  found(request: UpstreamRequest): unknown;
  /** The recorded answer when there is nothing to find. */
  nothing(request: UpstreamRequest): unknown;
  /** Names of the fields that hold free texts, and of those that hold addresses of pages. */
  readonly texts: readonly string[];
  readonly addresses: readonly string[];
}

export interface ProviderPlace<P> {
  readonly upstream: Upstream;
  readonly provider: P;
}

/** The key that providers are given in these tests. */
export const secretKey = 'sekret-0123456789';
export const nowMs = Date.UTC(2025, 0, 15, 12);

/** Starts the stand-in before the suite's tests and ends it after them. */
export function useUpstream<P>({ create }: ProviderCase<P>): ProviderPlace<P> {
  let place: ProviderPlace<P> | undefined;
  before(async () => {
    const upstream = await startUpstream();
    place = { upstream, provider: create(upstream.baseUrl, { askJson: testAskJson, clock: () => nowMs }) };
  });
  after(() => place?.upstream.close());
  const started = () => {
    assert.ok(place, 'the stand-in is started');
    return place;
  };
  return {
    get upstream() {
      return started().upstream;
    },
    get provider() {
      return started().provider;
    },
  };
}

const failures: readonly (readonly [UpstreamState, ProviderFailure])[] = [
  ['too many requests', 'too_many_requests'],
  ['key refused', 'refused'],
  ['key forbidden', 'refused'],
  ['not json', 'bad_answer'],
  ['html instead of json', 'bad_answer'],
  ['breaks off', 'unreachable'],
  ['out of order', 'unreachable'],
];

const otherShapes = [null, 42, 'results', [], [{ url: 'https://example.org/' }], { hello: ['world'] }];

export function testBadUpstream<P extends { readonly id: string }>(
  place: ProviderPlace<P>,
  ask: (provider: P, signal: AbortSignal) => Promise<unknown>,
): void {
  const failsAs = async (failure: ProviderFailure, signal = new AbortController().signal) => {
    const { provider } = place;
    await assert.rejects(ask(provider, signal), (error) => {
      assert.ok(error instanceof ProviderError, inspect(error));
      assert.equal(error.failure, failure);
      assert.equal(error.provider, provider.id);
      assert.ok(!inspect(error, { depth: 10 }).includes(secretKey), 'the key is not told');
      return true;
    });
  };

  for (const [state, failure] of failures) {
    test(`${state}: fails as ${failure}`, async () => {
      place.upstream.state = state;
      await failsAs(failure);
    });
  }

  test('50 MB: fails as bad_answer, and does not read them', async () => {
    place.upstream.state = '50 MB';
    await failsAs('bad_answer');
    const { sentBytes } = place.upstream;
    assert.ok(sentBytes > 0 && sentBytes < fiftyMegabytes, `${sentBytes} bytes were sent`);
  });

  test('another shape: fails as bad_answer', async () => {
    place.upstream.state = 'answers';
    for (const shape of otherShapes) {
      place.upstream.answer = () => shape;
      await failsAs('bad_answer');
    }
  });

  test('a signal that has fired already: asks nothing', async () => {
    place.upstream.state = 'answers';
    const before = place.upstream.requests.length;
    await failsAs('timeout', AbortSignal.abort());
    assert.equal(place.upstream.requests.length, before);
  });

  test('never answers: gives up when the signal fires', async () => {
    place.upstream.state = 'never answers';
    const controller = new AbortController();
    const arrived = place.upstream.nextRequest();
    const failed = failsAs('timeout', controller.signal);
    await arrived;
    controller.abort();
    await failed;
  });
}

/** The answer with poison in all its texts, and every other address turned into one that acts. */
export function poisoned(
  answer: unknown,
  { texts, addresses }: Pick<ProviderCase<unknown>, 'texts' | 'addresses'>,
) {
  let addressCount = 0;
  const poison = (text: string) =>
    `\u0000\u202e${text}<script>alert(1)</script>\u200b<img src=x onerror=alert(1)>\u0007 javascript:alert(1)`;
  return changed(answer, (name, text) => {
    if (texts.includes(name)) return poison(text);
    if (!addresses.includes(name)) return text;
    addressCount += 1;
    return addressCount % 2 === 0 ? `java\nscript:alert(${addressCount})` : text;
  });
}

/** The answer with every entry of every list in it twice, the second time with a tracking parameter. */
export function doubled(answer: unknown, { addresses }: Pick<ProviderCase<unknown>, 'addresses'>): unknown {
  if (Array.isArray(answer)) {
    return answer.flatMap((entry) => {
      const once = doubled(entry, { addresses });
      const again = changed(once, (name, text) =>
        addresses.includes(name) ? `${text}${text.includes('?') ? '&' : '?'}utm_source=again` : text,
      );
      return [once, again];
    });
  }
  if (typeof answer !== 'object' || answer === null) return answer;
  const fields = Object.entries(answer).map(([name, value]) => [name, doubled(value, { addresses })]);
  return Object.fromEntries(fields);
}

function changed(value: unknown, change: (name: string, text: string) => string, name = ''): unknown {
  if (typeof value === 'string') return change(name, value);
  if (Array.isArray(value)) return value.map((entry) => changed(entry, change, name));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([field, inner]) => [field, changed(inner, change, field)]);
  return Object.fromEntries(fields);
}

/** Nothing in a text that does not show, turns it around or could act on a page that forgets to escape. */
export function assertPlain(text: string): void {
  assert.doesNotMatch(text, /[\p{Cc}\u202a-\u202e\u200b]/u);
  assert.equal(text, text.trim().replace(/\s+/g, ' '), 'white space is folded');
}

export function assertWebAddresses(items: readonly { readonly url: string }[]): void {
  for (const { url } of items) {
    assert.match(url, /^https?:\/\//);
    assert.ok(URL.canParse(url), url);
  }
}
