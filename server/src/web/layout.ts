/** The frame of every page. */
import type { Bilingual, Language } from '@riscontro/contract';
import { type Html, html } from '@riscontro/verdict-view';
import { keepLanguage } from './keep-language.ts';
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

/** What the frame has to know about the place where the page is shown. */
export interface Frame {
  readonly assetUrl: (name: string) => string;
  /** The address that was asked for, without its query. */
  readonly path: string;
  /** The language that the address named: links go on naming it. */
  readonly namedLanguage: Language | undefined;
}

const words = {
  skip: { it: 'Vai al contenuto', en: 'Skip to the content' },
  about: { it: 'Il servizio', en: 'The service' },
  limits: {
    it: 'Riscontro raccoglie prove e le mette a confronto. Può sbagliare: controlla sempre le fonti.',
    en: 'Riscontro gathers evidence and compares it. It can be wrong: always check the sources.',
  },
} as const satisfies Record<string, Bilingual>;

const footerLinks: readonly (readonly [string, Bilingual])[] = [
  ['/metodo', { it: 'Metodo', en: 'Method' }],
  ['/privacy', { it: 'Privacy', en: 'Privacy' }],
  ['/stato', { it: 'Stato', en: 'Status' }],
  ['/sviluppatori', { it: 'Sviluppatori', en: 'Developers' }],
];

/** The fonts that every page shows at once. */
const firstFonts = [400, 700].map((weight) => `atkinson-hyperlegible-next-latin-${weight}-normal.woff2`);

const otherLanguage = {
  it: { language: 'en', name: 'English' },
  en: { language: 'it', name: 'Italiano' },
} as const satisfies Record<Language, object>;

export function layout(page: Page, frame: Frame): string {
  const { language, body } = page;
  const linkTo = (path: string) => withLanguage(path, frame.namedLanguage);
  return html`<!doctype html>
<html lang="${language}">
<head>
${head(page, frame)}
</head>
<body>
<a class="skip" href="#contenuto">${words.skip[language]}</a>
<header class="site-header">
<a class="site-name" href="${linkTo('/')}">${logo()}Riscontro</a>
${languageSwitch(language, page.path ?? frame.path)}
</header>
<main id="contenuto" tabindex="-1">
${keepLanguage(body, frame.namedLanguage)}
</main>
<footer class="site-footer">
<nav aria-label="${words.about[language]}"><ul>${footerLinks.map(
    ([path, name]) => html`<li><a href="${linkTo(path)}">${name[language]}</a></li>`,
  )}</ul></nav>
<p>${words.limits[language]}</p>
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
  const { title, description, scripts = [], styles = [] } = page;
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
${scripts.map((name) => html`<script type="module" src="${assetUrl(name)}"></script>`)}
${page.head}`;
}

function languageSwitch(language: Language, path: string): Html {
  const other = otherLanguage[language];
  return html`<a href="${withLanguage(path, other.language)}" lang="${other.language}" hreflang="${other.language}">${other.name}</a>`;
}
