/** The thread in which pages are read: bytes in, what was read out. It may be ended at any moment. */
import { parentPort } from 'node:worker_threads';
import { describeError, type ErrorDescription } from '../domain/error-description.ts';
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

export type ThreadJob =
  | { readonly as: 'page'; readonly job: PageJob }
  | { readonly as: 'article'; readonly job: ArticleJob };

export type ThreadAnswer =
  | { readonly page: ReadPage }
  | { readonly extraction: Extraction }
  /** A fault of the program: whatever a page holds, it has some reading. */
  | { readonly error: ErrorDescription };

/** What a thread says: once that it has loaded its code, then an answer to each job. */
export type ThreadMessage = 'ready' | ThreadAnswer;

lowerPriority();
parentPort?.on('message', (asked: ThreadJob) => parentPort?.postMessage(answer(asked)));
parentPort?.postMessage('ready' satisfies ThreadMessage);

function answer(asked: ThreadJob): ThreadAnswer {
  try {
    const { bytes, kind, contentType } = asked.job;
    const text = decodeText(bytes, contentType);
    if (asked.as === 'article')
      return {
        extraction: kind === 'html' ? extractArticle(text, asked.job.url) : { notArticle: 'not_html' },
      };
    return { page: kind === 'html' ? extractPage(text, asked.job.url) : plainPage(text, asked.job.url) };
  } catch (error) {
    return { error: describeError(error) };
  }
}
