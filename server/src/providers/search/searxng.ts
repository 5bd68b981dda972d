/** SearXNG: asks many search engines at once; the operator runs it, with the JSON format switched on. */
import { z } from 'zod';
import type { AskJson } from '../../net/json-api.ts';
import { ProviderError } from '../../net/provider-error.ts';
import { address, optional } from '../../setting-kinds.ts';
import { Entries, shaped, shapedEntries } from '../answer-shape.ts';
import { endpoint } from '../answer-text.ts';
import { describeProvider } from '../provider-descriptor.ts';
import type { Search, SearchHit } from './search.ts';
import { entryCountMax, plainQuery, searchHits } from './search-hits.ts';

const id = 'searxng';
const name = 'SearXNG';

const Answer = z.object({
  results: z.array(z.unknown()),
  /** Pairs of an engine's name and why it did not answer. */
  unresponsive_engines: Entries,
});
const Result = z.object({
  url: z.string(),
  title: z.string().nullish(),
  content: z.string().nullish(),
  publishedDate: z.string().nullish(),
});

export function createSearxng(
  { baseUrl }: { readonly baseUrl: string },
  { askJson }: { readonly askJson: AskJson },
): Search {
  return {
    id,
    name,
    async search(query, { language, signal }) {
      const url = endpoint(baseUrl, 'search', {
        q: plainQuery(query),
        format: 'json',
        language,
        categories: 'general',
        safesearch: '0',
      });
      return parseSearxng(await askJson(id, { url, signal }));
    },
  };
}

export function parseSearxng(answer: unknown): SearchHit[] {
  const { results, unresponsive_engines: silent } = shaped(id, Answer, answer);
  // Nothing found while engines were silent is not known to be nothing: it is said as a failure.
  if (results.length === 0 && silent.length > 0) {
    const reasons = JSON.stringify(silent.slice(0, entryCountMax));
    const isLimit = /too many requests|suspended|captcha/i.test(reasons);
    throw new ProviderError(id, isLimit ? 'too_many_requests' : 'unreachable');
  }
  return searchHits(
    shapedEntries(id, Result, results, entryCountMax).map(({ url, title, content, publishedDate }) => ({
      url,
      title,
      snippet: content,
      published: publishedDate,
    })),
  );
}

export const searxng = describeProvider({
  id,
  name,
  kind: 'search',
  settings: {
    SEARXNG_URL: optional(address('http://127.0.0.1:8888')).describe(
      'A SearXNG server that answers JSON. Empty: not asked.',
    ),
  },
  terms: 'Free software that the operator runs; `json` must be among its `search.formats`.',
  homepage: 'https://docs.searxng.org/',
  configure: ({ SEARXNG_URL: baseUrl }) => (baseUrl === undefined ? undefined : { baseUrl }),
  create: createSearxng,
});
