/** Where a page says that it belongs, and the image that goes with it. */
import { canonicalUrl } from '../../domain/canonical-url.ts';
import { isThing, type JsonLd, type Thing } from './json-ld.ts';
import type { MetaTags } from './meta-tags.ts';

const lengthMax = 2_000;

/** What links are relative to: the page's own word, within the address at which it was found. */
export function baseOf(document: Document, url: string | undefined): string | undefined {
  const href = document.querySelector('base[href]')?.getAttribute('href');
  return (href && URL.parse(href, url)?.href) || url;
}

export function readCanonical(
  document: Document,
  meta: MetaTags,
  base: string | undefined,
): string | undefined {
  const links = [...document.querySelectorAll('link[rel~="canonical"]')].map((link) =>
    link.getAttribute('href'),
  );
  for (const href of [...links.slice(0, 3), meta.first('og:url')]) {
    const absolute = webUrl(href, base);
    const canonical = absolute && canonicalUrl(absolute);
    if (canonical) return canonical;
  }
  return undefined;
}

export function readImage(
  document: Document,
  { articles, jsonLd, meta }: { articles: readonly Thing[]; jsonLd: JsonLd; meta: MetaTags },
  base: string | undefined,
): string | undefined {
  const told = [
    meta.first('og:image:secure_url', 'og:image', 'og:image:url'),
    meta.first('twitter:image', 'twitter:image:src'),
    ...articles.flatMap(({ image, thumbnailUrl }) => [
      ...imagesOf(image, jsonLd),
      ...imagesOf(thumbnailUrl, jsonLd),
    ]),
    document.querySelector('link[rel~="image_src"]')?.getAttribute('href'),
    meta.first('image', 'thumbnail'),
    document.querySelector('img[itemprop~="image"]')?.getAttribute('src'),
    document.querySelector('article figure img[src], main figure img[src]')?.getAttribute('src'),
  ];
  for (const href of told) {
    const absolute = webUrl(href, base);
    if (absolute) return absolute;
  }
  return undefined;
}

function imagesOf(value: unknown, jsonLd: JsonLd): string[] {
  return [value].flat().flatMap((one) => {
    const image = jsonLd.resolve(one);
    const address = isThing(image) ? (image.url ?? image.contentUrl ?? image['@id']) : image;
    return typeof address === 'string' ? [address] : [];
  });
}

/** Absolute, http(s), without credentials. */
function webUrl(href: string | null | undefined, base: string | undefined): string | undefined {
  if (!href || href.length > lengthMax) return undefined;
  const url = URL.parse(href.trim(), base);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  return url.href;
}
