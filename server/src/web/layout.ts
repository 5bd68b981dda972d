/** The frame of every page. */
import { Html, html } from '@riscontro/verdict-view';
import { type Language, languages, wordsIn } from '@riscontro/words';
import { logo } from './logo.ts';

/** What a page says; the frame adds the rest. */
export interface Page {
  readonly language: Language;
  readonly title: string;
  readonly body: Html;
  /** One or two sentences for those who list the page. */
  readonly description?: string;
  /** Further elements of the head. */
  readonly head?: Html;
  /** Browser code by the names of its files, such as `share.js` for browser/share.ts. */
  readonly scripts?: readonly string[];
  /** Style sheets beyond page.css, such as `home.css` for styles/home.css. */
  readonly styles?: readonly string[];
  /** Where the language switch leads, if not to the address that was asked for. */
  readonly path?: string;
  /** Whether search engines may list it; they may not unless it says so. */
  readonly indexed?: boolean;
}

/** Where a file is that pages load; browser code has the words of one language. */
export type AssetUrl = (name: string, language?: Language) => string;

/** What the frame has to know about the place where the page is shown. */
export interface Frame {
  readonly assetUrl: AssetUrl;
  /** The address that was asked for, without its query. */
  readonly path: string;
  /** The language that the address named: links go on naming it. */
  readonly namedLanguage: Language | undefined;
}

const footerLinks = [
  ['method', '/metodo'],
  ['privacy', '/privacy'],
  ['status', '/stato'],
  ['developers', '/sviluppatori'],
] as const;

/** The fonts that every page shows at once. */
const firstFonts = [400, 700].map((weight) => `atkinson-hyperlegible-next-latin-${weight}-normal.woff2`);

export function layout(page: Page, frame: Frame): string {
  const { language, body } = page;
  const say = wordsIn(language).pages.frame;
  const linkTo = (path: string) => withLanguage(path, frame.namedLanguage);
  return html`<!doctype html>
<html lang="${language}">
<head>
${head(page, frame)}
</head>
<body>
<a class="skip" href="#contenuto">${say.skip}</a>
<header class="site-header">
<a class="site-name" href="${linkTo('/')}">${logo()}Riscontro</a>
${languageSwitch(language, page.path ?? frame.path)}
</header>
<main id="contenuto" tabindex="-1">
${keepLanguage(body, frame.namedLanguage)}
</main>
<footer class="site-footer">
<nav aria-label="${say.service}"><ul>${footerLinks.map(
    ([name, path]) => html`<li><a href="${linkTo(path)}">${say.footer[name]}</a></li>`,
  )}</ul></nav>
<p>${say.limits}</p>
</footer>
</body>
</html>
`.text;
}

/** An address of this service in which the language stays the one that was named, if one was. */
export function withLanguage(path: string, named: Language | undefined): string {
  return named === undefined ? path : `${path}${path.includes('?') ? '&' : '?'}lang=${named}`;
}

function head(page: Page, { assetUrl }: Frame): Html {
  const { language, title, description, scripts = [], styles = [] } = page;
  return html`<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${page.indexed ? undefined : html`<meta name="robots" content="noindex, nofollow">`}
<title>${title === 'Riscontro' ? title : `${title} · Riscontro`}</title>
${description === undefined ? undefined : html`<meta name="description" content="${description}">`}
${firstFonts.map((font) => html`<link rel="preload" href="${assetUrl(font)}" as="font" type="font/woff2" crossorigin>`)}
${['page.css', ...styles].map((name) => html`<link rel="stylesheet" href="${assetUrl(name)}">`)}
<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<meta name="color-scheme" content="light dark">
${scripts.map((name) => html`<script type="module" src="${assetUrl(name, language)}"></script>`)}
${page.head}`;
}

/** The same page in every other language. */
function languageSwitch(language: Language, path: string): Html {
  const others = languages.filter((other) => other !== language);
  return html`<div class="languages">${others.map(
    (other) =>
      html`<a href="${withLanguage(path, other)}" lang="${other}" hreflang="${other}">${wordsIn(other).name}</a>`,
  )}</div>`;
}

/** Quotes in texts are escaped, so what looks like an attribute here is one. Files have no language. */
const ownAddress = / (href|action)="(\/(?![/\\]|assets\/)[^"#?]*)(\?[^"#]*)?(#[^"]*)?"/g;
const isFile = /\.\w+$/;

/** Links inside of a page go on naming the language that its address named; there is no cookie to remember it. */
export function keepLanguage(body: Html, named: Language | undefined): Html {
  if (named === undefined) return body;
  return new Html(
    body.text.replaceAll(ownAddress, (whole, attribute: string, path: string, query = '', place = '') => {
      if (isFile.test(path) || /[?;]lang=/.test(query)) return whole;
      const further = query === '' ? '?' : `${query}&amp;`;
      return ` ${attribute}="${path}${further}lang=${named}${place}"`;
    }),
  );
}
