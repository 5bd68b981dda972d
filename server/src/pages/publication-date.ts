/** The day on which a page says it was published. */

/** Where pages put it, the surest first. */
const places = [
  ['meta[property="article:published_time"]', 'content'],
  ['meta[itemprop="datePublished"]', 'content'],
  ['time[itemprop="datePublished"]', 'datetime'],
  ['meta[name="date"]', 'content'],
  ['meta[name="DC.date.issued"]', 'content'],
  ['meta[name="dcterms.created"]', 'content'],
  ['time[pubdate]', 'datetime'],
] as const;

/** From a document or from one written date; undefined where there is no date that a page could be of. */
export function publicationDate(source: Document | string | null | undefined): string | undefined {
  if (!source) return undefined;
  if (typeof source === 'string') return isoDate(source);
  for (const [selector, attribute] of places) {
    const date = isoDate(source.querySelector(selector)?.getAttribute(attribute) ?? '');
    if (date) return date;
  }
  return undefined;
}

function isoDate(written: string): string | undefined {
  const text = written.trim().slice(0, 60);
  // As written where it is ISO already: another time zone must not change the day.
  const day = /^\d{4}-\d{2}-\d{2}(?!\d)/.exec(text)?.[0];
  const time = Date.parse(day ?? text);
  if (Number.isNaN(time) || !/\d{4}/.test(text)) return undefined;
  const date = day ?? new Date(time).toISOString().slice(0, 10);
  return date >= '1990' && date < '2100' ? date : undefined;
}
