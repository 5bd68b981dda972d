/** Finds the article in a page's markup. Slow on large pages, endless on hostile ones: runs in a thread of its own. */
import { Readability } from '@mozilla/readability';
import { canonicalUrl } from '../domain/canonical-url.ts';
import { blockText, foldLines } from './block-text.ts';
import { boundedText } from './bounded-text.ts';
import type { ReadPage } from './page.ts';
import { parseDocument } from './parse-document.ts';
import { publicationDate } from './publication-date.ts';

const titleCharactersMax = 500;
const nameCharactersMax = 200;

export function extractPage(html: string, url: string): ReadPage {
  const document = parseDocument(html);
  // Asked first: reading takes the document apart.
  const canonical = canonicalOf(document, url);
  const published = publicationDate(document);
  const language = languageOf(document.documentElement.getAttribute('lang'));
  const title = document.querySelector('title')?.textContent;
  const article = new Readability<string>(document, { serializer: blockText }).parse();

  const author = short(article?.byline, nameCharactersMax);
  const publishedOn = publicationDate(article?.publishedTime) ?? published;
  return {
    title: short(article?.title ?? title, titleCharactersMax),
    siteName: short(article?.siteName, nameCharactersMax) || new URL(url).hostname.replace(/^www\./, ''),
    ...(author && { author }),
    ...(publishedOn && { publishedOn }),
    ...(language && { language }),
    text: boundedText(article?.content ?? ''),
    ...(canonical && { canonicalUrl: canonical }),
  };
}

/** A text that is not marked up: its first line may be a title, but nothing says so. */
export function plainPage(text: string, url: string): ReadPage {
  return {
    title: '',
    siteName: new URL(url).hostname.replace(/^www\./, ''),
    text: boundedText(foldLines(text)),
  };
}

function canonicalOf(document: Document, url: string): string | undefined {
  const href = document.querySelector('link[rel~="canonical"]')?.getAttribute('href');
  const absolute = href && URL.parse(href, url)?.href;
  return absolute ? canonicalUrl(absolute) : undefined;
}

function languageOf(tag: string | null): string | undefined {
  return /^\s*([a-z]{2,3})(?![a-z])/i.exec(tag ?? '')?.[1]?.toLowerCase();
}

function short(text: string | null | undefined, charactersMax: number): string {
  return foldLines(text ?? '')
    .replaceAll('\n', ' ')
    .slice(0, charactersMax)
    .trim();
}
