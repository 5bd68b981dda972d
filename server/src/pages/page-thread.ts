/** The thread in which pages are read: bytes in, what was read out. It may be ended at any moment. */
import { serveThread } from '../threads/serve-thread.ts';
import type { Extraction } from './article.ts';
import { decodeText } from './decode-text.ts';
import { extractArticle } from './extract-article.ts';
import { extractPage, plainPage } from './extract-page.ts';
import { lowerPriority } from './lower-priority.ts';
import type { ReadPage } from './page.ts';

export interface PageJob {
  readonly bytes: Uint8Array;
  readonly kind: 'html' | 'text';
  readonly contentType: string | undefined;
  readonly url: string;
}

/** The same for a page that is to be taken as an article; a file has no address. */
export type ArticleJob = Omit<PageJob, 'url'> & { readonly url: string | undefined };

export interface PageCalls {
  read(job: PageJob): ReadPage;
  /** The article of the page, or the reason why it holds none. */
  extract(job: ArticleJob): Extraction;
}

serveThread<undefined, PageCalls>(() => {
  lowerPriority();
  return {
    calls: {
      read({ bytes, kind, contentType, url }) {
        const text = decodeText(bytes, contentType);
        return kind === 'html' ? extractPage(text, url) : plainPage(text, url);
      },
      extract: ({ bytes, kind, contentType, url }) =>
        kind === 'html' ? extractArticle(decodeText(bytes, contentType), url) : { notArticle: 'not_html' },
    },
  };
});
