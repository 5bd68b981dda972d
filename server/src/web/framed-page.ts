/** The frame of pages that stand inside of other sites' pages. */
import { type Html, html } from '@riscontro/verdict-view';
import type { Language } from '@riscontro/words';

/** As the site wants it; undefined follows the reader's setting. */
export type Theme = 'chiaro' | 'scuro' | undefined;

export interface FramedPage {
  readonly language: Language;
  readonly theme: Theme;
  readonly title: string;
  /** Styles and code. */
  readonly head: Html;
  readonly body: Html;
}

/** Links open tabs of their own unless they say otherwise: the frame is too small for a page. */
export const framedPage = ({ language, theme, title, head, body }: FramedPage): string =>
  html`<!doctype html>
<html lang="${language}"${theme ? html` data-tema="${theme}"` : undefined}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${title}</title>
<base target="_blank">
${head}
</head>
<body>
${body}
</body>
</html>
`.text;
