/** What a page's markup says about the kind of page it is, read before the article is taken out of it. */
import { type JsonLd, type Thing, textOf, typesOf } from './metadata/json-ld.ts';
import type { MetaTags } from './metadata/meta-tags.ts';

export interface PageFacts {
  /** Of all things that the page describes. */
  readonly types: ReadonlySet<string>;
  /** It calls itself an article. */
  readonly isDeclaredArticle: boolean;
  readonly ogType: string;
  readonly title: string;
  /** Sections, tags and crumbs, in lower case. */
  readonly sections: readonly string[];
  /** In lower case, as far as it is known. */
  readonly path: string;
  readonly hasPasswordField: boolean;
  readonly hasSearchField: boolean;
  readonly hasVideo: boolean;
  readonly imageCount: number;
  /** Links whose text reads like a headline. */
  readonly headlineLinkCount: number;
  /** Words of paragraphs, without those of links. */
  readonly proseWordCount: number;
  readonly buttons: string;
  readonly noscriptText: string;
  readonly hasAppRoot: boolean;
  /** What the page says about itself: description, keywords and the foot of the page. */
  readonly selfDescription: string;
  readonly hasPaywallMark: boolean;
}

export const articleTypes =
  /^(?:\w*Article|BlogPosting|LiveBlogPosting|SocialMediaPosting|DiscussionForumPosting|Report|ClaimReview|Recipe|QAPage|MedicalWebPage|PodcastEpisode|HowTo|FAQPage)$/;

export function articlesIn({ things }: JsonLd): Thing[] {
  const articles = things.filter((thing) => typesOf(thing).some((type) => articleTypes.test(type)));
  const isReview = (thing: Thing) => typesOf(thing).includes('ClaimReview');
  // A review has its own author and day, but where an article tells them, that is nearer.
  return articles.sort((a, b) => Number(isReview(a)) - Number(isReview(b)));
}

const walls =
  '[class*="paywall"], [id*="paywall"], [class*="regwall"], [class*="subscriber-only"], [class*="premium-wall"], [class*="piano-"], [class*="abbonati"]';
const appRoots = '#root, #app, #__next, #__nuxt, app-root, [data-reactroot], #gatsby-focus-wrapper';

export function pageFacts(
  document: Document,
  { jsonLd, meta, url }: { jsonLd: JsonLd; meta: MetaTags; url: string | undefined },
): PageFacts {
  const types = new Set(jsonLd.things.flatMap(typesOf));
  const ogType = (meta.first('og:type') ?? '').toLowerCase();
  const count = (selector: string) => document.querySelectorAll(selector).length;
  return {
    types,
    ogType,
    isDeclaredArticle:
      [...types].some((type) => articleTypes.test(type)) ||
      ogType === 'article' ||
      meta.first('article:published_time') !== undefined ||
      count('[itemtype*="Article"], [itemtype*="BlogPosting"]') > 0,
    title: `${document.title} · ${meta.first('og:title') ?? ''} · ${textIn(document, 'h1', 3)}`,
    sections: sectionsOf(document, jsonLd, meta),
    path: pathOf(document, meta, url),
    hasPasswordField: count('input[type="password"]') > 0,
    hasSearchField: count('input[type="search"], input[name="q"], input[name="s"], form[role="search"]') > 0,
    hasVideo: count('video, iframe[src*="youtube"], iframe[src*="vimeo"], [class*="video-player"]') > 0,
    imageCount: count('img, picture'),
    ...proseOf(document),
    buttons: textIn(document, 'button, input[type="submit"], [class*="cart"], [class*="carrello"]', 60),
    noscriptText: textIn(document, 'noscript', 10),
    hasAppRoot: count(appRoots) > 0,
    selfDescription:
      `${meta.first('description') ?? ''} ${meta.first('keywords') ?? ''} ${textIn(document, 'footer, [class*="disclaimer"]', 6)}`.toLowerCase(),
    hasPaywallMark: count(walls) > 0,
  };
}

function textIn(document: Document, selector: string, elementsMax: number): string {
  const elements = [...document.querySelectorAll(selector)].slice(0, elementsMax);
  const text = (element: Element) => element.textContent || element.getAttribute('value') || '';
  return elements.map((element) => text(element).replace(/\s+/g, ' ').trim().slice(0, 1_000)).join(' · ');
}

function sectionsOf(document: Document, { things }: JsonLd, meta: MetaTags): string[] {
  const told = [
    ...things.flatMap(({ articleSection, genre }) => [textOf(articleSection), textOf(genre)]),
    meta.first('article:section'),
    meta.first('section'),
    ...meta.all('article:tag').slice(0, 10),
    textIn(
      document,
      '[class*="kicker"], [class*="occhiello"], [class*="category"], [class*="breadcrumb"] li',
      6,
    ),
  ];
  return told
    .flatMap((text) => (text ?? '').toLowerCase().split(/\s*[·,>»|]\s*/))
    .filter((text) => text !== '');
}

function pathOf(document: Document, meta: MetaTags, url: string | undefined): string {
  const canonical = document.querySelector('link[rel~="canonical"]')?.getAttribute('href');
  const address = canonical ?? meta.first('og:url') ?? url;
  return (address && URL.parse(address, url ?? 'http://page.invalid/')?.pathname.toLowerCase()) || '';
}

const linksMax = 3_000;

function proseOf(document: Document): Pick<PageFacts, 'headlineLinkCount' | 'proseWordCount'> {
  const words = (text: string | null) => (text ?? '').match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  let headlineLinkCount = 0;
  for (const link of [...document.querySelectorAll('a[href]')].slice(0, linksMax)) {
    const count = words(link.textContent);
    if (count >= 4 && count <= 30) headlineLinkCount += 1;
  }
  let proseWordCount = 0;
  for (const paragraph of document.querySelectorAll('p')) {
    const count = words(paragraph.textContent);
    if (count < 25 || paragraph.closest('footer, nav, form, a')) continue;
    const linked = [...paragraph.querySelectorAll('a')].reduce(
      (sum, link) => sum + words(link.textContent),
      0,
    );
    if (linked < count / 2) proseWordCount += count - linked;
  }
  return { headlineLinkCount, proseWordCount };
}
