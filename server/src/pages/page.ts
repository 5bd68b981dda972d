/** What was read on a page, in the words the page itself uses. All of it is the page's claim, and hostile text. */
import { ExpectedError } from '../domain/expected-error.ts';

export interface ReadPage {
  /** Empty when the page has none. */
  readonly title: string;
  /** As the page calls its site, else the host's name. */
  readonly siteName: string;
  readonly author?: string;
  /** ISO 8601 date. */
  readonly publishedOn?: string;
  /** Two- or three-letter code, as the page declares it: `it`. */
  readonly language?: string;
  /** The main text, one paragraph a line; empty when there is none. */
  readonly text: string;
  /** Where the page says that it belongs; it may say so of somebody else's page. */
  readonly canonicalUrl?: string;
}

/** A page that defeats the reader: too much work, or too large for the memory it may use. */
export class PageUnreadable extends ExpectedError {
  readonly kind = 'unreadable';

  constructor(cause?: unknown) {
    super('The page cannot be read', { cause });
    this.name = 'PageUnreadable';
  }
}
