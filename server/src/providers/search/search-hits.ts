/** From what a search engine found to hits that keep the promises of `search.ts`. */
import { boundedText, isoDay, isWebAddress, textOfMarkup, withoutSameAddress } from '../answer-text.ts';
import type { SearchHit } from './search.ts';

export const hitCountMax = 10;
/** How many entries of an answer are looked at, whatever it holds. */
export const entryCountMax = 50;
const titleLengthMax = 300;
const snippetLengthMax = 2_000;
/** All three engines take 400 characters; Brave also counts words. */
const queryLengthMax = 400;
const queryWordsMax = 50;

export interface FoundPage {
  readonly url: string;
  readonly title?: string | null | undefined;
  /** HTML or plain text. */
  readonly snippet?: string | null | undefined;
  readonly published?: string | null | undefined;
}

/** In the given order, without unusable addresses and repetitions. */
export function searchHits(pages: readonly FoundPage[]): SearchHit[] {
  const usable = pages.filter(({ url }) => isWebAddress(url));
  return withoutSameAddress(usable)
    .slice(0, hitCountMax)
    .map(({ url, title, snippet, published }) => {
      const publishedOn = isoDay(published);
      return {
        url,
        title: textOfMarkup(title ?? '', titleLengthMax) || new URL(url).hostname,
        snippet: textOfMarkup(snippet ?? '', snippetLengthMax),
        ...(publishedOn && { publishedOn }),
      };
    });
}

/** A query that the engines take as words: not too long, and without the signs that they read as commands. */
export function plainQuery(query: string): string {
  const words = boundedText(query, queryLengthMax)
    .replace(/["“”()[\]{}|\\]/g, ' ')
    .split(/\s+/)
    .map((word) => word.replace(/^[-+!:?~^*]+/, '').replace(/^(site|inurl|intitle|filetype|lang):/i, ''))
    .filter((word) => word !== '');
  return words.slice(0, queryWordsMax).join(' ');
}
