/** The frame of every page. */
import type { Language } from '@riscontro/contract';
import { type Html, html } from './html.ts';

export interface Page {
  readonly language: Language;
  readonly title: string;
  readonly body: Html;
}

export function layout({ language, title, body }: Page): string {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${title} · Riscontro</title>
<link rel="stylesheet" href="/assets/page.css">
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`.text;
}
