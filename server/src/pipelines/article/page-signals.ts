/** What is noticed about an article's page. Only the contradicted title weighs (article-verdict.ts). */
import type { pageMethods, Signal } from '@riscontro/contract/inside';
import { type Message, say, type Words } from '@riscontro/words';
import type { Article } from '../../pages/article.ts';
import { quotable } from '../text/summary-quoted.ts';

export interface PageFacts {
  readonly article: Article;
  readonly titleContradicted: boolean;
  readonly nowMs: number;
  /** A published fact-check that names this very page. */
  readonly checkedBy?: { readonly publisher: string; readonly rating: string } | undefined;
}

type PageWords = Words['signals']['page'];

interface Noticed {
  readonly method: keyof typeof pageMethods;
  readonly outcome: Signal['outcome'];
  readonly kind?: Signal['kind'];
  readonly message: Message<PageWords>;
}

const dayMs = 24 * 60 * 60 * 1000;
/** Names of authors, and names and ratings of fact-checkers, are short. */
const quoteLengthMax = 60;
const yearMs = 365.25 * dayMs;
/** News of this age is old when somebody sends it round today. */
const oldAfterYears = 1;

export function pageSignals(facts: PageFacts, words: PageWords): Signal[] {
  return [
    author(facts),
    date(facts),
    ...title(facts),
    ...kind(facts),
    ...hidden(facts),
    ...factCheck(facts),
    ...checkedBefore(facts),
    ...paywall(facts),
  ].map(({ method, outcome, kind = 'metadata', message }) => ({
    kind,
    method,
    outcome,
    detail: say(words, message),
  }));
}

/** In whole years; undefined for what is younger, or has no date. */
export function ageInYears({ article, nowMs }: Pick<PageFacts, 'article' | 'nowMs'>): number | undefined {
  const publishedMs = Date.parse(article.published ?? '');
  if (Number.isNaN(publishedMs)) return undefined;
  const years = Math.floor((nowMs - publishedMs) / yearMs);
  return years >= oldAfterYears ? years : undefined;
}

function author({ article }: PageFacts): Noticed {
  const name = quotable(article.author ?? '', quoteLengthMax);
  return name
    ? { method: 'author', outcome: 'ok', message: { code: 'signed', values: { author: name } } }
    : { method: 'author', outcome: 'attention', message: { code: 'unsigned' } };
}

/** As the page has it, in its own time zone. */
function date(facts: PageFacts): Noticed {
  const published = facts.article.published ?? '';
  const values = { day: published.slice(0, 10) };
  if (Number.isNaN(Date.parse(values.day)))
    return { method: 'date', outcome: 'attention', message: { code: 'undated' } };
  if (Date.parse(published) > facts.nowMs + dayMs)
    return { method: 'date', outcome: 'attention', message: { code: 'futureDate', values } };
  return ageInYears(facts) === undefined
    ? { method: 'date', outcome: 'ok', message: { code: 'dated', values } }
    : { method: 'date', outcome: 'attention', message: { code: 'oldNews', values } };
}

function title({ titleContradicted }: PageFacts): Noticed[] {
  return titleContradicted
    ? [{ method: 'title', kind: 'text', outcome: 'alarm', message: { code: 'titleContradicted' } }]
    : [];
}

function kind({ article }: PageFacts): Noticed[] {
  const { kind: code } = article;
  return code === 'satire' || code === 'opinion' || code === 'live'
    ? [{ method: 'genre', kind: 'text', outcome: 'attention', message: { code } }]
    : [];
}

function hidden({ article }: PageFacts): Noticed[] {
  return article.hiddenText?.length
    ? [{ method: 'hiddenText', kind: 'text', outcome: 'attention', message: { code: 'hiddenText' } }]
    : [];
}

function factCheck({ article }: PageFacts): Noticed[] {
  return article.claimReviews.length > 0
    ? [{ method: 'factCheck', kind: 'text', outcome: 'ok', message: { code: 'factCheck' } }]
    : [];
}

function checkedBefore({ checkedBy }: PageFacts): Noticed[] {
  if (!checkedBy) return [];
  const [publisher = '', rating = ''] = [checkedBy.publisher, checkedBy.rating].map((text) =>
    quotable(text, quoteLengthMax),
  );
  const message = { code: 'checkedBefore', values: { publisher, rating } } as const;
  return [{ method: 'checkedBefore', kind: 'text', outcome: 'attention', message }];
}

function paywall({ article }: PageFacts): Noticed[] {
  return article.paywalled
    ? [{ method: 'paywall', outcome: 'inconclusive', message: { code: 'paywall' } }]
    : [];
}
