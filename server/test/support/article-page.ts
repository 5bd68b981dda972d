/** Pages of a newspaper of the tests' own, with the furniture that such pages have. */
import type { ServerResponse } from 'node:http';
import type { Language } from '@riscontro/contract';

export interface ArticlePage {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly language?: Language;
  readonly author?: string;
  /** ISO 8601. */
  readonly published?: string;
  readonly canonical?: string;
  /** The address of the image that it opens with. */
  readonly image?: string;
  /** Put into JSON-LD as they are. */
  readonly things?: readonly unknown[];
  /** Markup among the paragraphs. */
  readonly markup?: string;
}

export function articleHtml(page: ArticlePage): string {
  const { title, paragraphs, language = 'it', author, published, canonical, image } = page;
  const { things = [], markup = '' } = page;
  const meta = (property: string, content: string | undefined) =>
    content === undefined ? '' : `<meta property="${property}" content="${content}">`;
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>
${meta('og:type', 'article')}${meta('article:author', author)}${meta('article:published_time', published)}${meta('og:image', image)}
${author ? `<meta name="author" content="${author}">` : ''}
${canonical ? `<link rel="canonical" href="${canonical}">` : ''}
${things.map((thing) => `<script type="application/ld+json">${JSON.stringify(thing)}</script>`).join('\n')}
</head><body><nav><a href="/">Home</a> <a href="/sport">Sport</a></nav>
<main><article><h1>${title}</h1>
${paragraphs.map((text) => `<p>${text}</p>`).join('\n')}
${markup}</article></main><footer>Note legali</footer></body></html>`;
}

export const sendHtml = (html: string) => (response: ServerResponse) =>
  void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);

export const articlePage = (page: ArticlePage) => sendHtml(articleHtml(page));
