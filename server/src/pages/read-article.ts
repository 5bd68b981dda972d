/** From a link to the article there, or to the reason why there is none. */
import { createLinkTurns } from '../net/link-turns.ts';
import type { ReadArticle } from './article.ts';
import type { ReadPageParts } from './read-page.ts';

export interface ReadArticleSettings {
  readonly sizeBytesMax: number;
  /** For fetching in all. */
  readonly timeoutMs: number;
}

const usual: ReadArticleSettings = { sizeBytesMax: 5 * 1024 * 1024, timeoutMs: 25_000 };

export function createReadArticle(
  settings: Partial<ReadArticleSettings>,
  { safeFetch, reader, turns = createLinkTurns() }: ReadPageParts,
): ReadArticle {
  const limits = { ...usual, ...settings };
  const read = async (link: string, signal: AbortSignal) => {
    const fetched = await safeFetch.read(link, { ...limits, signal, kinds: ['html', 'text', 'xml', 'json'] });
    const { body: bytes, contentType, url } = fetched;
    const isMarkup =
      fetched.kind === 'html' ||
      (fetched.kind === 'xml' && /<html\b/i.test(bytes.toString('latin1', 0, 2_000)));
    const kind = isMarkup ? 'html' : 'text';
    return { ...(await reader.extract({ bytes, kind, contentType, url: url.href }, signal)), url: url.href };
  };
  return (link, { signal }) => turns.run(() => read(link, signal), signal);
}
