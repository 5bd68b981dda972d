/** Who wrote a page and on which site it stands, in the page's own words. */
import { cleanText } from '../../language/clean-text.ts';
import { isThing, type JsonLd, type Thing, textOf, typesOf } from './json-ld.ts';
import type { MetaTags } from './meta-tags.ts';

const nameCharactersMax = 120;
const authorsMax = 6;

interface Told {
  readonly articles: readonly Thing[];
  readonly jsonLd: JsonLd;
  readonly meta: MetaTags;
}

export function readAuthor(document: Document, { articles, jsonLd, meta }: Told): string | undefined {
  for (const article of articles) {
    const names = namesOf(article.author ?? article.creator, jsonLd);
    if (names.length > 0) return names.join(', ');
  }
  for (const name of [
    'author',
    'dc:creator',
    'dcterms:creator',
    'byl',
    'parsely-author',
    'sailthru.author',
    'citation_author',
    'article:author',
    'twitter:data1',
  ]) {
    // The Twitter card's first field is the author's only where it says so.
    if (
      name === 'twitter:data1' &&
      !/written|author|scritto|autore|by/i.test(meta.first('twitter:label1') ?? '')
    )
      continue;
    const names = meta.all(name).flatMap((content) => personName(content) ?? []);
    if (names.length > 0) return [...new Set(names)].slice(0, authorsMax).join(', ');
  }
  return shownAuthor(document);
}

function namesOf(value: unknown, jsonLd: JsonLd): string[] {
  const names = [value].flat().flatMap((one) => {
    const person = jsonLd.resolve(one);
    return personName(isThing(person) ? textOf(person.name) : textOf(person)) ?? [];
  });
  return [...new Set(names)].slice(0, authorsMax);
}

const shownPlaces = `[itemprop~="author"] [itemprop~="name"], [itemprop~="author"], a[rel~="author"], .p-author,
  [class*="byline"], [class*="author-name"], [class*="autore"], [class*="firma"], [class*="author"]`;
const elsewhere =
  'nav, footer, [class*="comment"], [class*="related"], [class*="correlat"], [class*="sidebar"]';

function shownAuthor(document: Document): string | undefined {
  for (const selector of shownPlaces.split(',')) {
    for (const element of [...document.querySelectorAll(selector)].slice(0, 5)) {
      if (element.closest(elsewhere)) continue;
      const name = personName(element.getAttribute('content') ?? element.textContent ?? '');
      if (name) return name;
    }
  }
  return undefined;
}

/** Without “di” and “by”, the day, and what else stands in such lines; undefined for what is no name. */
function personName(written: string | undefined): string | undefined {
  const name = cleanText((written ?? '').slice(0, 400))
    .replace(
      /^(?:scritto da|a cura di|articolo di|testo di|written by|posted by|di|by|da|autore|author)\s*:?\s+/i,
      '',
    )
    .replace(/\s*[|•·–—-]\s.*$/, '')
    .replace(/,?\s+(?:il\s+)?\d{1,2}(?:[/.]|\s+\p{L}+\s+\d{4}).*$/u, '')
    .replace(/\s*[,;:|]\s*$/, '')
    .trim();
  if (name.length < 2 || name.length > nameCharactersMax || !/\p{L}/u.test(name)) return undefined;
  return /^https?:|^www\.|[@<>{}]|\.(?:com|it|org|net)\b/i.test(name) || name.split(' ').length > 12
    ? undefined
    : name;
}

const siteTypes = new Set(['WebSite', 'NewsMediaOrganization']);

export function readSite({ articles, jsonLd, meta }: Told, url: string | undefined): string | undefined {
  const own = meta.first('og:site_name');
  const publishers = articles.map(({ publisher }) => textOf(asThing(jsonLd.resolve(publisher))?.name));
  const sites = jsonLd.things.filter((thing) => typesOf(thing).some((type) => siteTypes.has(type)));
  const told = [
    own,
    ...publishers,
    ...sites.map(({ name }) => textOf(name)),
    meta.first('application-name', 'dc:publisher', 'dcterms:publisher', 'publisher'),
  ];
  for (const name of told) {
    const clean = cleanText((name ?? '').slice(0, 400));
    if (clean !== '' && clean.length <= nameCharactersMax && !/^https?:/i.test(clean)) return clean;
  }
  return url && URL.parse(url)?.hostname.replace(/^www\./, '');
}

const asThing = (value: unknown): Thing | undefined => {
  const one = Array.isArray(value) ? value[0] : value;
  return isThing(one) ? one : undefined;
};
