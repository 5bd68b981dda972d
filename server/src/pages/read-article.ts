/** From a link to the article there, or to the reason why there is none. */
import type { SafeFetch } from '../net/safe-fetch.ts';
import type { ReadArticle } from './article.ts';
import type { PageReader } from './page-reader.ts';

export interface ReadArticleSettings {
  readonly sizeBytesMax: number;
  /** For fetching in all. */
  readonly timeoutMs: number;
}

const usual: ReadArticleSettings = { sizeBytesMax: 5 * 1024 * 1024, timeoutMs: 25_000 };

export function createReadArticle(
  settings: Partial<ReadArticleSettings>,
  { safeFetch, reader }: { readonly safeFetch: SafeFetch; readonly reader: PageReader },
): ReadArticle {
  const limits = { ...usual, ...settings };
  return async (link, { signal }) => {
    const fetched = await safeFetch.read(link, { ...limits, signal, kinds: ['html', 'text', 'xml', 'json'] });
    const { body: bytes, contentType, url } = fetched;
    const isMarkup =
      fetched.kind === 'html' ||
      (fetched.kind === 'xml' && /<html\b/i.test(bytes.toString('latin1', 0, 2_000)));
    const kind = isMarkup ? 'html' : 'text';
    return { ...(await reader.extract({ bytes, kind, contentType, url: url.href }, signal)), url: url.href };
  };
}
