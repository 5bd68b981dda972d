/** The thread in which pages are read: bytes in, what was read out. It may be ended at any moment. */
import { parentPort } from 'node:worker_threads';
import { decodeText } from './decode-text.ts';
import { extractPage, plainPage } from './extract-page.ts';
import type { ReadPage } from './page.ts';

export interface PageJob {
  readonly bytes: Uint8Array;
  readonly kind: 'html' | 'text';
  readonly contentType: string | undefined;
  readonly url: string;
}

export type PageAnswer = { readonly page: ReadPage } | { readonly error: string };

parentPort?.on('message', (job: PageJob) => parentPort?.postMessage(answer(job)));

function answer({ bytes, kind, contentType, url }: PageJob): PageAnswer {
  try {
    const text = decodeText(bytes, contentType);
    return { page: kind === 'html' ? extractPage(text, url) : plainPage(text, url) };
  } catch (error) {
    return { error: String(error) };
  }
}
