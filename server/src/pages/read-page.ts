/** From a link to what a reader finds there. */
import type { Turns } from '../domain/turns.ts';
import { createLinkTurns } from '../net/link-turns.ts';
import type { SafeFetch } from '../net/safe-fetch.ts';
import type { ReadPage } from './page.ts';
import type { PageReader } from './page-reader.ts';

export interface ReadPageSettings {
  readonly sizeBytesMax: number;
  /** For fetching in all. */
  readonly timeoutMs: number;
}

export interface ReadPageParts {
  readonly safeFetch: SafeFetch;
  readonly reader: PageReader;
  /** From fetching a page to having read it; default: turns of its own. */
  readonly turns?: Turns;
}

/** Rejects with FetchRefused or PageUnreadable, with the 503 of a full queue and with the signal's reason. */
export type ReadPageAt = (
  url: string,
  context: { readonly signal: AbortSignal },
) => Promise<ReadPage & { /** Where the page was really found. */ readonly url: string }>;

const usual: ReadPageSettings = { sizeBytesMax: 5 * 1024 * 1024, timeoutMs: 25_000 };

export function createReadPage(
  settings: Partial<ReadPageSettings>,
  { safeFetch, reader, turns = createLinkTurns() }: ReadPageParts,
): ReadPageAt {
  const limits = { ...usual, ...settings };
  const read = async (link: string, signal: AbortSignal) => {
    const fetched = await safeFetch.read(link, { ...limits, signal, kinds: ['html', 'text'] });
    const { body: bytes, contentType, url } = fetched;
    const kind = fetched.kind === 'text' ? 'text' : 'html';
    const page = await reader.read({ bytes, kind, contentType, url: url.href }, signal);
    return { ...page, url: url.href };
  };
  return (link, { signal }) => turns.run(() => read(link, signal), signal);
}
