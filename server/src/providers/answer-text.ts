/** Makes texts, addresses and dates out of what providers answer: plain, bounded, and nothing that could act. */
import { canonicalUrl } from '../domain/canonical-url.ts';
import { cleanText } from '../language/clean-text.ts';

/** The few named entities that search engines write; others stay as they are, which is ugly but harmless. */
const namedEntities: ReadonlyMap<string, string> = new Map(
  Object.entries({ amp: '&', apos: "'", gt: '>', lt: '<', nbsp: ' ', quot: '"' })
    .concat(Object.entries({ hellip: '…', laquo: '«', raquo: '»', mdash: '—', ndash: '–', middot: '·' }))
    .concat(Object.entries({ ldquo: '“', rdquo: '”', lsquo: '‘', rsquo: '’', deg: '°', euro: '€' }))
    .concat(Object.entries({ agrave: 'à', egrave: 'è', eacute: 'é', igrave: 'ì', ograve: 'ò', ugrave: 'ù' }))
    .concat(Object.entries({ Agrave: 'À', Egrave: 'È' })),
);

/** A text without what does not show, at most so many characters: cut at a word, with an ellipsis. */
export function boundedText(text: string, lengthMax: number): string {
  // Cut before the work as well, so that a huge text costs no more than a long one.
  const clean = cleanText(text.slice(0, lengthMax * 4));
  return clean.length <= lengthMax ? clean : cutAtWord(clean, lengthMax);
}

/** The plain text of a fragment of HTML. Tags that were written as entities go too: no engine means them. */
export function textOfMarkup(markup: string, lengthMax: number): string {
  const text = withoutTags(decodeEntities(withoutTags(markup.slice(0, lengthMax * 8))));
  return boundedText(text, lengthMax);
}

function withoutTags(markup: string): string {
  return markup
    .replace(/<(script|style)\b[^>]{0,1000}>[^<]{0,20000}<\/\1\s*>/gi, ' ')
    .replace(/<!--[^>]{0,1000}-->/g, ' ')
    .replace(/<(br|p|div|li|td)\b[^<>]{0,1000}>/gi, ' ')
    .replace(/<\/?[a-z][^<>]{0,1000}>/gi, '');
}

function decodeEntities(text: string): string {
  return text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, (entity, name: string) => {
    if (!name.startsWith('#')) return namedEntities.get(name) ?? entity;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}

function cutAtWord(text: string, lengthMax: number): string {
  const space = text.lastIndexOf(' ', lengthMax - 1);
  const end = space > lengthMax / 2 ? space : lengthMax - 1;
  return `${text.slice(0, end).toWellFormed()}…`;
}

/** Whether a link can be given on: http(s), no credentials, no blanks or control characters, not endless. */
export function isWebAddress(link: string): boolean {
  return link.length <= 2_048 && !/[\s\p{C}]/u.test(link) && canonicalUrl(link) !== undefined;
}

/** The first of those that lead to the same page. */
export function withoutSameAddress<T extends { readonly url: string }>(items: readonly T[]): T[] {
  const seen = new Set<string>();
  return items.filter(({ url }) => {
    const address = canonicalUrl(url) ?? url;
    return !seen.has(address) && seen.add(address);
  });
}

/** The day of a date as services write it (ISO 8601 or RFC 9110), as ISO 8601; undefined when it is none. */
export function isoDay(date: string | null | undefined): string | undefined {
  const text = date?.trim() ?? '';
  if (text.length > 40) return undefined;
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:$|[T ])/.exec(text);
  if (!iso && !/^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} /.test(text)) return undefined;
  const instant = Date.parse(iso ? `${iso[1]}-${iso[2]}-${iso[3]}T00:00:00Z` : text);
  if (Number.isNaN(instant)) return undefined;
  const day = new Date(instant).toISOString().slice(0, 10);
  // 30 February becomes a day of March: then it was no date.
  return iso && !text.startsWith(day) ? undefined : day;
}

/** `base` with the path set below it, whether or not it ends in a slash; its own query is dropped. */
export function endpoint(base: string, path: string, parameters: Readonly<Record<string, string>> = {}): URL {
  const url = new URL(base);
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/${path}`;
  url.hash = '';
  url.search = new URLSearchParams(parameters).toString();
  return url;
}
