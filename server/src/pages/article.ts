/** What extraction makes of a page: an article, or the reason why it is none. All of it is the page's claim, and hostile text. */
import type { GrammarLanguage } from '../language/grammars.ts';

export interface Article {
  readonly title: string;
  readonly author?: string;
  /** As the page calls its site, else the host's name. */
  readonly site?: string;
  /** ISO 8601: a day, or a time with the zone in which the page gives it. */
  readonly published?: string;
  readonly modified?: string;
  /** The language in which the text is written; undefined for any other than these two. */
  readonly language?: GrammarLanguage | undefined;
  /** As the page declares it: `it-IT`. */
  readonly languageTag?: string;
  /** Paragraphs separated by an empty line. */
  readonly text: string;
  /** Where the page says that it belongs; http(s), and possibly somebody else's. */
  readonly canonical?: string;
  /** Absolute, http(s). */
  readonly image?: string;
  /** ClaimReview objects as they stand in the page's JSON-LD. */
  readonly claimReviews: readonly Readonly<Record<string, unknown>>[];
  readonly headings: readonly string[];
  /** Text that readers do not see, or that speaks to language models: at most five excerpts. */
  readonly hiddenText?: readonly string[];
  readonly kind: ArticleKind;
  /** The rest is for subscribers. */
  readonly paywalled: boolean;
}

export type ArticleKind = 'article' | 'satire' | 'opinion' | 'live' | 'gallery';

export type NotArticle =
  | 'login'
  | 'shop'
  /** A front page or a section: links to articles, and no article. */
  | 'home'
  | 'search_results'
  /** A video and next to no text. */
  | 'video'
  /** Nothing is there before its scripts run. */
  | 'app_shell'
  | 'cookie_wall'
  /** So little is free that nothing can be checked. */
  | 'paywall'
  | 'error_page'
  | 'empty'
  | 'not_html';

export type Extraction = { readonly article: Article } | { readonly notArticle: NotArticle };

/** Rejects with FetchRefused or PageUnreadable, with the 503 of a full queue and with the signal's reason; `url` is where the page was really found. */
export type ReadArticle = (
  url: string,
  context: { readonly signal: AbortSignal },
) => Promise<Extraction & { readonly url: string }>;
