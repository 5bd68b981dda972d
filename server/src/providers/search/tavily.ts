/** Tavily: web search made for programs, with longer excerpts than usual. */
import { z } from 'zod';
import { grammarOf } from '../../language/grammars.ts';
import type { AskJson } from '../../net/json-api.ts';
import { serviceAddress, serviceKey } from '../../setting-kinds.ts';
import { shaped, shapedEntries } from '../answer-shape.ts';
import { endpoint } from '../answer-text.ts';
import { describeProvider } from '../provider-descriptor.ts';
import type { Search, SearchHit } from './search.ts';
import { entryCountMax, hitCountMax, plainQuery, searchHits } from './search-hits.ts';

const id = 'tavily';
const name = 'Tavily';

const Answer = z.object({ results: z.array(z.unknown()) });
const Result = z.object({
  url: z.string(),
  title: z.string().nullish(),
  content: z.string().nullish(),
  published_date: z.string().nullish(),
});

export function createTavily(
  { apiKey, baseUrl }: { readonly apiKey: string; readonly baseUrl: string },
  { askJson }: { readonly askJson: AskJson },
): Search {
  return {
    id,
    name,
    async search(query, { language, signal }) {
      const { country } = grammarOf(language).queries;
      const body = {
        query: plainQuery(query),
        topic: 'general',
        search_depth: 'basic',
        max_results: hitCountMax,
        // Its own answer is a model's, and no evidence; the pages are read by us.
        include_answer: false,
        include_raw_content: false,
        // There is no setting for the language: a country makes its pages come first.
        ...(country && { country: country.name }),
      };
      const headers = { authorization: `Bearer ${apiKey}` };
      const url = endpoint(baseUrl, 'search');
      return parseTavily(await askJson(id, { url, method: 'POST', headers, body, signal }));
    },
  };
}

export function parseTavily(answer: unknown): SearchHit[] {
  const { results } = shaped(id, Answer, answer);
  return searchHits(
    shapedEntries(id, Result, results, entryCountMax).map(({ url, title, content, published_date }) => ({
      url,
      title,
      snippet: content,
      published: published_date,
    })),
  );
}

export const tavily = describeProvider({
  id,
  name,
  kind: 'search',
  settings: {
    TAVILY_API_KEY: serviceKey().describe('Key for Tavily search. Empty: not asked.'),
    TAVILY_URL: serviceAddress('https://api.tavily.com').describe('Where.'),
  },
  terms: 'Paid by request, with a free allowance; one credit a search.',
  homepage: 'https://tavily.com/',
  configure: ({ TAVILY_API_KEY: apiKey, TAVILY_URL: baseUrl }) =>
    apiKey === undefined ? undefined : { apiKey, baseUrl },
  create: createTavily,
});
