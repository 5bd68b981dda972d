/** A verdict for other sites' pages: the card in a frame, with the way to its evidence. */
import type { Language, VerificationResult } from '@riscontro/contract';
import { checkedContent, html, verdictCard } from '@riscontro/verdict-view';
import { previewTitle } from './link-preview/link-preview-tags.ts';
import { logo } from './logo.ts';

/** As the site wants it; undefined follows the reader's setting. */
export type Theme = 'chiaro' | 'scuro' | undefined;

export interface EmbedAbout {
  readonly language: Language;
  readonly theme: Theme;
  readonly assetUrl: (name: string) => string;
}

const words = {
  automatica: {
    it: 'Verdetto automatico. Può sbagliare: leggi le prove e le fonti.',
    en: 'Automatic verdict. It can be wrong: read the evidence and the sources.',
  },
  umana: { it: 'Verdetto rivisto da una persona.', en: 'Verdict reviewed by a person.' },
} as const;

/** Every link opens a tab of its own: the frame is too small for a page. */
export function embedPage(result: VerificationResult, { language, theme, assetUrl }: EmbedAbout): string {
  const page = `${result.condividi}?lang=${language}`;
  return html`<!doctype html>
<html lang="${language}"${theme ? html` data-tema="${theme}"` : undefined}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${previewTitle(result, language)} · Riscontro</title>
<base target="_blank">
<link rel="stylesheet" href="${assetUrl('embed.css')}">
</head>
<body>
<main class="embed">
${checkedContent(result, language)}
${verdictCard(result, { language, heading: 1, more: page })}
<p class="embed-origin"><a href="${page}" rel="noopener">${logo()}Riscontro</a> <span>${words[result.revisione][language]}</span></p>
</main>
</body>
</html>
`.text;
}
