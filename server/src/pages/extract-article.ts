/** Takes the article out of a page's markup, with all that the page tells about it. Runs in a thread of its own. */
import { Readability } from '@mozilla/readability';
import { cleanText } from '../language/clean-text.ts';
import { detectLanguage } from '../language/detect-language.ts';
import { type GrammarLanguage, isGrammarLanguage } from '../language/grammars.ts';
import type { Article, Extraction } from './article.ts';
import { articleKind } from './article-kind.ts';
import { type ArticleText, articleText, countWords } from './article-text.ts';
import { boundedText } from './bounded-text.ts';
import { takeHiddenText } from './hidden-text.ts';
import { readJsonLd, type Thing, typesOf } from './metadata/json-ld.ts';
import { type MetaTags, readMetaTags } from './metadata/meta-tags.ts';
import { readDates } from './metadata/page-dates.ts';
import { baseOf, readCanonical, readImage } from './metadata/page-links.ts';
import { readAuthor, readSite } from './metadata/page-names.ts';
import { writtenDate } from './metadata/written-date.ts';
import { notArticle } from './not-article.ts';
import { articlesIn, type PageFacts, pageFacts } from './page-facts.ts';
import { parseDocument } from './parse-document.ts';

const titleCharactersMax = 500;
const claimReviewsMax = 20;

/** `url` is where the page was found; undefined for a file. */
export function extractArticle(html: string, url: string | undefined): Extraction {
  if (!/<[a-z!]/i.test(html)) return { notArticle: html.trim() === '' ? 'empty' : 'not_html' };
  const document = parseDocument(html);
  // Asked first: reading takes the document apart.
  const told = readTold(document, url);
  const { facts } = told;
  keepFirstArticle(document);
  const { text: whole, headings, readTitle } = read(document);
  const text = withoutByline(boundedText(whole), told.fields.author);
  const paywalled = isPaywalled(told.things, told.meta, facts, text);
  const reason = notArticle(text, facts, { paywalled });
  if (reason) return { notArticle: reason };

  const title = titleOf(readTitle, told.meta, told.site);
  const language = languageOf(text, told.languageTag);
  const article: Article = {
    title,
    ...told.fields,
    ...(told.site && { site: told.site }),
    ...(language && { language }),
    ...(told.languageTag && { languageTag: told.languageTag }),
    text,
    claimReviews: told.things
      .filter((thing) => typesOf(thing).includes('ClaimReview'))
      .slice(0, claimReviewsMax),
    headings,
    ...(told.hiddenText.length > 0 && { hiddenText: told.hiddenText }),
    kind: articleKind(facts, { wordCount: countWords(text), title }),
    paywalled,
  };
  return { article };
}

function readTold(document: Document, url: string | undefined) {
  const jsonLd = readJsonLd(document);
  const meta = readMetaTags(document);
  const sources = { articles: articlesIn(jsonLd), jsonLd, meta };
  const base = baseOf(document, url);
  const author = readAuthor(document, sources);
  const canonical = readCanonical(document, meta, base);
  const image = readImage(document, sources, base);
  const site = readSite(sources, canonical ?? url);
  return {
    meta,
    things: jsonLd.things,
    facts: pageFacts(document, { jsonLd, meta, url }),
    hiddenText: takeHiddenText(document),
    languageTag: languageTagOf(document, meta),
    site,
    fields: {
      ...(author && { author }),
      ...readDates(document, { articles: sources.articles, meta, url: canonical ?? url }),
      ...(canonical && { canonical }),
      ...(image && { image }),
    },
  };
}

function read(document: Document): ArticleText & { readTitle: string } {
  const fallback = document.title;
  const found = new Readability<ArticleText>(document, {
    serializer: (root) => articleText(root as Element),
  }).parse();
  return { text: '', headings: [], ...found?.content, readTitle: found?.title || fallback };
}

/** “di Anna Neri” and “Pubblicato il 12 marzo 2024” are told as author and date, and are no sentences. */
function withoutByline(text: string, author: string | undefined): string {
  const paragraphs = text.split('\n\n');
  const isByline = (line: string) =>
    line.length < 120 &&
    (/^(?:pubblicato|aggiornato|ultimo aggiornamento|published|updated|posted|last updated)\b/i.test(line)
      ? writtenDate(line) !== undefined
      : author !== undefined && new RegExp(`^(?:di|by|da)?\\s*${RegExp.escape(author)}$`, 'i').test(line));
  return [...paragraphs.slice(0, 4).filter((line) => !isByline(line)), ...paragraphs.slice(4)].join('\n\n');
}

/** Pages that load the next article below the first hold both; the reader would join them. */
function keepFirstArticle(document: Document): void {
  const articles = [...document.querySelectorAll('article')].filter(
    (article) => article.querySelector('h1') && !article.parentElement?.closest('article'),
  );
  const [first, ...others] = articles;
  const heading = first?.querySelector('h1')?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
  if (others.length === 0 || heading === '' || !document.title.includes(heading)) return;
  for (const other of others) other.remove();
}

const asksForMoney =
  /abbonat[ie]|abbonamento|abbonarsi|riservat[oi] agli|subscribers?\b|subscribe|subscription|to continue reading|continua(?:re)? a leggere|already a member/i;

function isPaywalled(
  things: readonly Thing[],
  meta: MetaTags,
  { hasPaywallMark }: PageFacts,
  text: string,
): boolean {
  const isLocked = things.some(
    ({ isAccessibleForFree: free }) => free === false || /^false$/i.test(String(free)),
  );
  const tier = meta.first('article:content_tier', 'content_tier');
  return (
    isLocked ||
    /^locked$/i.test(tier ?? '') ||
    (hasPaywallMark && (countWords(text) < 150 || asksForMoney.test(text.slice(-400))))
  );
}

function titleOf(read: string, meta: MetaTags, site: string | undefined): string {
  const title = cleanText(read || (meta.first('og:title', 'twitter:title') ?? ''));
  const separator = /\s+[|·–—-]\s+(?=[^|·–—]*$)/.exec(title);
  const tail = separator ? title.slice(separator.index + separator[0].length) : undefined;
  const isSite = tail !== undefined && site !== undefined && tail.toLowerCase() === site.toLowerCase();
  return (isSite ? title.slice(0, separator?.index) : title).slice(0, titleCharactersMax).trim();
}

function languageTagOf(document: Document, meta: MetaTags): string | undefined {
  const { documentElement: root } = document;
  const told = [
    root.getAttribute('lang'),
    root.getAttribute('xml:lang'),
    meta.first('content-language', 'language', 'dc:language', 'dcterms:language', 'inlanguage', 'og:locale'),
  ];
  const tag = told
    .map((one) => one?.trim().replace('_', '-') ?? '')
    .find((one) => /^[a-z]{2,3}(?:-[\w-]{2,20})?$/i.test(one));
  return tag;
}

function languageOf(text: string, tag: string | undefined): GrammarLanguage | undefined {
  const { language, sure } = detectLanguage(text);
  if (sure || tag === undefined) return language;
  const declared = tag.slice(0, 2).toLowerCase();
  return declared && isGrammarLanguage(declared) ? declared : language;
}
