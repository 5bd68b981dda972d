/** Wikipedia in every language that is read: articles found by the claim's words, and their best passages. */

import { z } from 'zod';
import type { Passage } from '../../domain/passage.ts';
import type { Question } from '../../domain/question.ts';
import { analyse } from '../../language/analyse.ts';
import { type GrammarLanguage, otherGrammars } from '../../language/grammars.ts';
import { wordsOf } from '../../language/words.ts';
import type { AskJson } from '../../net/json-api.ts';
import { onOff, serviceAddress } from '../../setting-kinds.ts';
import { Entries, shaped, shapedEntries } from '../answer-shape.ts';
import { boundedText, endpoint, isWebAddress } from '../answer-text.ts';
import { describeProvider } from '../provider-descriptor.ts';
import { settledAnswers } from '../settled-answers.ts';
import { articleParts } from './article-parts.ts';
import { type AskMediaWiki, askMediaWiki, wikiWords } from './mediawiki.ts';
import type { Reference } from './reference.ts';
import { matchShares } from './term-match.ts';

const id = 'wikipedia';
const name = 'Wikipedia';
const passageCountMax = 20;
const passagesPerArticle = 5;
const articleCountMax = 5;
/** How many entries of an answer are looked at, whatever it holds. */
const pageCountMax = 20;
/** The service gives one whole article a call, so only the first are read whole; of the others the opening. */
const wholeArticleCount = 2;
/** With fewer articles than this that hold every word, those that hold some are asked for too. */
const articleCountEnough = 2;
/** An article in the claim's own language is preferred to one that says the same in the other. */
const otherLanguageFactor = 0.9;
/** The opening of an article says what it is about; worth a little when passages match alike. */
const openingBonus = 0.05;

const Answer = z
  .object({ batchcomplete: z.boolean().optional(), query: z.object({ pages: Entries }).optional() })
  // Nothing found has no `query`, but says that it is complete.
  .refine(({ batchcomplete, query }) => batchcomplete !== undefined || query);
const Page = z.object({
  pageid: z.number(),
  title: z.string().min(1),
  index: z.number().nullish(),
  extract: z.string().nullish(),
  fullurl: z.string().nullish(),
  pageprops: z.object({ disambiguation: z.unknown() }).partial().nullish(),
});
type Page = z.output<typeof Page>;

interface Scored {
  readonly passage: Passage;
  readonly score: number;
}

export function createWikipedia(
  /** `{lang}` in the address stands for the language: `it`, `en`. */
  { baseUrl }: { readonly baseUrl: string },
  { askJson, clock }: { readonly askJson: AskJson; readonly clock: () => number },
): Reference {
  async function findIn(
    language: GrammarLanguage,
    question: Question,
    signal: AbortSignal,
  ): Promise<Scored[]> {
    const wiki: AskMediaWiki = { askJson, signal, baseUrl: baseUrl.replaceAll('{lang}', language) };
    const pages = await findPages(wiki, searchWords(question, language));
    const articles = await Promise.all(
      pages.map((page, rank) => (rank < wholeArticleCount ? wholeArticle(wiki, page) : page)),
    );
    const scored = scorePassages(articles, language, question, { baseUrl: wiki.baseUrl, nowMs: clock() });
    const factor = language === question.language ? 1 : otherLanguageFactor;
    return scored.map(({ passage, score }) => ({ passage, score: score * factor }));
  }

  return {
    id,
    name,
    async find(question, { signal }) {
      const languages = [question.language, ...otherGrammars(question.language)].filter(
        // Whoever is asked nothing does not answer either.
        (language) => searchWords(question, language).length > 0,
      );
      const found = await settledAnswers(languages.map((language) => findIn(language, question, signal)));
      const best = found.flat().sort((a, b) => b.score - a.score);
      return best.slice(0, passageCountMax).map(({ passage }) => passage);
    },
  };
}

const searchWords = ({ queries }: Question, language: GrammarLanguage) =>
  wikiWords(wordsOf(queries[language]).map(({ raw }) => raw));

async function findPages(wiki: AskMediaWiki, words: readonly string[]): Promise<Page[]> {
  const strict = await searchPages(wiki, words.join(' '));
  if (strict.length >= articleCountEnough || words.length === 1) return strict;
  const loose = await searchPages(wiki, words.join(' OR '));
  return withoutSamePage([...strict, ...loose]).slice(0, articleCountMax);
}

async function searchPages(wiki: AskMediaWiki, query: string): Promise<Page[]> {
  const answer = await askMediaWiki(id, wiki, {
    action: 'query',
    generator: 'search',
    gsrsearch: query.slice(0, 300),
    gsrlimit: String(articleCountMax),
    gsrnamespace: '0',
    prop: 'extracts|info|pageprops',
    exintro: '1',
    explaintext: '1',
    exlimit: 'max',
    inprop: 'url',
    ppprop: 'disambiguation',
  });
  return parseWikipedia(answer);
}

/** With the text of the whole article, or with its opening alone when that cannot be had. */
async function wholeArticle(wiki: AskMediaWiki, page: Page): Promise<Page> {
  const asked = askMediaWiki(id, wiki, {
    action: 'query',
    pageids: String(page.pageid),
    prop: 'extracts',
    explaintext: '1',
    exsectionformat: 'wiki',
    exlimit: '1',
  }).then(parseWikipedia);
  const [pages = []] = await settledAnswers([asked, Promise.resolve([])]);
  const extract = pages.find(({ pageid }) => pageid === page.pageid)?.extract;
  return extract ? { ...page, extract } : page;
}

/** The pages in the order of the search, each once, without those that only list meanings of a word. */
export function parseWikipedia(answer: unknown): Page[] {
  const { query } = shaped(id, Answer, answer);
  const pages = shapedEntries(id, Page, query?.pages ?? [], pageCountMax)
    .filter(({ pageprops }) => pageprops?.disambiguation === undefined)
    .sort((a, b) => (a.index ?? 0) - (b.index ?? 0));
  return withoutSamePage(pages).slice(0, articleCountMax);
}

function withoutSamePage(pages: readonly Page[]): Page[] {
  return [...Map.groupBy(pages, ({ pageid }) => pageid).values()].flatMap(([first]) => first ?? []);
}

function scorePassages(
  pages: readonly Page[],
  language: GrammarLanguage,
  question: Question,
  { baseUrl, nowMs }: { readonly baseUrl: string; readonly nowMs: number },
): Scored[] {
  const claimText = language === question.language ? question.claim : '';
  const claimTerms = new Set(analyse(`${question.queries[language]} ${claimText}`, language));
  const parts = pages.flatMap((page) => {
    const title = boundedText(page.title, 300);
    const url = pageAddress(page, baseUrl);
    return articleParts(page.extract ?? '').map((text, position) => {
      const passage = { id: `${url}#${position}`, text, title, url, language, kind: 'encyclopedia' } as const;
      return { page, position, passage: { ...passage, retrievedAtMs: nowMs } };
    });
  });
  // The title counts with every passage: further down, an article rarely repeats what it is about.
  const terms = parts.map(({ passage }) => new Set(analyse(`${passage.title} ${passage.text}`, language)));
  const shares = matchShares(claimTerms, terms);
  const scored = parts.map(({ page, position, passage }, index) => {
    const share = shares[index] ?? 0;
    return { page, passage, score: share > 0 && position === 0 ? share + openingBonus : share };
  });
  return pages.flatMap((page) =>
    scored
      .filter((one) => one.page === page && one.score > 0)
      .sort((a, b) => b.score - a.score)
      .slice(0, passagesPerArticle),
  );
}

function pageAddress({ fullurl, title }: Page, baseUrl: string): string {
  if (fullurl && isWebAddress(fullurl)) return fullurl;
  return endpoint(baseUrl, `wiki/${encodeURIComponent(title.replaceAll(' ', '_'))}`).href;
}

export const wikipedia = describeProvider({
  id,
  name,
  kind: 'reference',
  settings: {
    WIKIPEDIA: onOff().describe(
      'Look claims up in Wikipedia, in every language that claims are read in: `on` or `off`.',
    ),
    WIKIPEDIA_URL: serviceAddress('https://{lang}.wikipedia.org').describe(
      'Where; `{lang}` stands for `it` and `en`.',
    ),
  },
  terms: 'Free, no key. Texts under CC BY-SA 4.0.',
  homepage: 'https://www.wikipedia.org/',
  configure: ({ WIKIPEDIA: use, WIKIPEDIA_URL: baseUrl }) => (use === 'on' ? { baseUrl } : undefined),
  create: createWikipedia,
});
