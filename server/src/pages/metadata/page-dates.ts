/** When a page says it was published and changed. */
import type { Thing } from './json-ld.ts';
import { textOf } from './json-ld.ts';
import type { MetaTags } from './meta-tags.ts';
import { writtenDate } from './written-date.ts';

export interface PageDates {
  readonly published?: string;
  readonly modified?: string;
}

/** Names of meta elements, the surest first. */
const publishedNames = `article:published_time article:published og:published_time datepublished publish-date
  publishdate pubdate publication_date parsely-pub-date sailthru.date dcterms:issued dcterms:created dc:date:issued
  dc:date.issued dc:date.created dcterms:date dc:date dc:issued bt:pubdate cxenseparse:recs:publishtime
  citation_publication_date citation_date displaydate originalpublicationdate date`.split(/\s+/);
const modifiedNames = `article:modified_time article:modified og:updated_time datemodified dcterms:modified
  dc:date.modified dc:modified last-modified revised lastmod`.split(/\s+/);

/** Dates in these places are of other pages, or of other people's words. */
const elsewhere =
  'nav, aside, footer, [class*="related"], [class*="comment"], [class*="sidebar"], [class*="correlat"]';
const placesMax = 30;

export function readDates(
  document: Document,
  { articles, meta, url }: { articles: readonly Thing[]; meta: MetaTags; url: string | undefined },
): PageDates {
  const told = (names: readonly string[], field: string) =>
    firstDate(articles.map((thing) => textOf(thing[field]))) ??
    firstDate(names.map((name) => meta.first(name)));
  const published =
    told(publishedNames, 'datePublished') ??
    marked(document, '[itemprop~="datePublished"], time[pubdate], .dt-published') ??
    shown(document) ??
    dateInAddress(url);
  const modified =
    told(modifiedNames, 'dateModified') ?? marked(document, '[itemprop~="dateModified"], .dt-updated');
  return { ...(published && { published }), ...(modified && { modified }) };
}

function firstDate(written: readonly (string | undefined)[]): string | undefined {
  for (const text of written) {
    const date = writtenDate(text);
    if (date) return date;
  }
  return undefined;
}

function marked(document: Document, selector: string): string | undefined {
  return dateOf([...document.querySelectorAll(selector)].slice(0, placesMax));
}

/** In the places where readers look for it. */
function shown(document: Document): string | undefined {
  const named =
    '[class*="publish"], [class*="pubblica"], [class*="date"], [class*="data"], [id*="date"], [class*="byline"]';
  return (
    dateOf([...document.querySelectorAll('time')].slice(0, placesMax)) ??
    dateOf([...document.querySelectorAll(named)].slice(0, placesMax)) ??
    afterTitle(document)
  );
}

function dateOf(elements: readonly Element[]): string | undefined {
  for (const element of elements) {
    if (element.closest(elsewhere)) continue;
    const machine = element.getAttribute('datetime') ?? element.getAttribute('content');
    const text = machine ? '' : (element.textContent ?? '').replace(/\s+/g, ' ').trim();
    // A whole article that happens to speak of a day is no place for a date.
    const date = writtenDate(machine ?? undefined) ?? (text.length <= 160 ? writtenDate(text) : undefined);
    if (date) return date;
  }
  return undefined;
}

/** In a line of its own right after the title: “Roma, 12 marzo 2024”. */
function afterTitle(document: Document): string | undefined {
  let next = document.querySelector('h1')?.nextElementSibling ?? null;
  for (let looked = 0; next && looked < 5; looked += 1, next = next.nextElementSibling) {
    const text = (next.textContent ?? '').replace(/\s+/g, ' ').trim();
    const date = text.length <= 120 ? writtenDate(text) : undefined;
    if (date) return date;
  }
  return undefined;
}

function dateInAddress(url: string | undefined): string | undefined {
  const [, year, month, day] =
    /\/((?:19|20)\d{2})[/-](\d{1,2})[/-](\d{1,2})(?:[/_-]|$)/.exec(url ?? '') ?? [];
  return year === undefined
    ? undefined
    : writtenDate(`${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`);
}
