/** Brave Search: an index of its own, asked through its web search API. */

import { z } from 'zod';
import { grammarOf } from '../../language/grammars.ts';
import type { AskJson } from '../../net/json-api.ts';
import { serviceAddress, serviceKey } from '../../setting-kinds.ts';
import { Entries, shaped, shapedEntries } from '../answer-shape.ts';
import { endpoint } from '../answer-text.ts';
import { describeProvider } from '../provider-descriptor.ts';
import type { Search, SearchHit } from './search.ts';
import { entryCountMax, hitCountMax, plainQuery, searchHits } from './search-hits.ts';

const id = 'brave';
const name = 'Brave Search';

/** Where the people who speak a language are thought to look; English is spoken everywhere. */

/** Without `web` nothing was found; the other two tell such an answer from any other JSON. */
const Answer = z
  .object({
    type: z.literal('search').optional(),
    query: z.object({}).optional(),
    web: z.object({ results: Entries }).nullish(),
  })
  .refine(({ type, query, web }) => type ?? query ?? web);
const Result = z.object({
  url: z.string(),
  title: z.string(),
  description: z.string().nullish(),
  page_age: z.string().nullish(),
});

export function createBrave(
  { apiKey, baseUrl }: { readonly apiKey: string; readonly baseUrl: string },
  { askJson }: { readonly askJson: AskJson },
): Search {
  return {
    id,
    name,
    async search(query, { language, signal }) {
      const url = endpoint(baseUrl, 'res/v1/web/search', {
        q: plainQuery(query),
        count: String(hitCountMax),
        country: grammarOf(language).queries.country?.code ?? 'ALL',
        search_lang: language,
        text_decorations: 'false',
        result_filter: 'web',
      });
      const headers = { 'x-subscription-token': apiKey };
      return parseBrave(await askJson(id, { url, headers, signal }));
    },
  };
}

export function parseBrave(answer: unknown): SearchHit[] {
  const { web } = shaped(id, Answer, answer);
  const results = shapedEntries(id, Result, web?.results ?? [], entryCountMax);
  return searchHits(
    results.map(({ url, title, description, page_age }) => ({
      url,
      title,
      snippet: description,
      published: page_age,
    })),
  );
}

export const brave = describeProvider({
  id,
  name,
  kind: 'search',
  settings: {
    BRAVE_API_KEY: serviceKey().describe('Key for Brave Search. Empty: not asked.'),
    BRAVE_URL: serviceAddress('https://api.search.brave.com').describe('Where.'),
  },
  terms: 'Paid by request. Its terms limit how long answers may be stored.',
  homepage: 'https://brave.com/search/api/',
  configure: ({ BRAVE_API_KEY: apiKey, BRAVE_URL: baseUrl }) =>
    apiKey === undefined ? undefined : { apiKey, baseUrl },
  create: createBrave,
});
