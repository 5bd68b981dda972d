/** Which site shows the widget, as far as the browser tells. */
import type { FastifyRequest } from 'fastify';
import { isOwnOrigin } from './same-origin.ts';

/** A site that does not want to be known: all of them count as one. */
export const unknownSite = 'null';

/** Names have at most 253 characters. */
const siteCharactersMax = 280;
const frames = new Set(['iframe', 'frame', 'object', 'embed', 'fencedframe']);

/**
 * The origin of the page around the frame; undefined where there is none, or only our own. Pages inside of the frame
 * name the site in their addresses: it is believed where the request comes from one of them, and nowhere else, so
 * that no site uses up the checks of another.
 */
export function embeddingSite({ headers, query }: FastifyRequest, baseUrl: string): string | undefined {
  const destination = headers['sec-fetch-dest'];
  if (destination === 'document') return undefined;
  const page = URL.parse(headers.referer ?? '');
  if (!page) return frames.has(String(destination)) ? unknownSite : undefined;
  if (!isOwnOrigin(page.origin, headers.host, baseUrl)) return siteFrom(page.origin);
  return siteFrom((query as { sito?: unknown } | undefined)?.sito);
}

/** A site as a page names it: an origin of the web, or the word for an unknown one. */
export function siteFrom(value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '' || value.length > siteCharactersMax) return undefined;
  if (value === unknownSite) return value;
  const url = URL.parse(value);
  if (!url) return undefined;
  return url.origin === value && /^https?:$/.test(url.protocol) ? value : unknownSite;
}
