/** A verdict for other sites' pages: the card in a frame, with the way to its evidence. */
import type { VerificationResult } from '@riscontro/contract/inside';
import { checkedContent, html, verdictCard } from '@riscontro/verdict-view';
import { type Language, wordsIn } from '@riscontro/words';
import { framedPage, type Theme } from './framed-page.ts';
import type { AssetUrl } from './layout.ts';
import { previewTitle } from './link-preview/link-preview-tags.ts';
import { logo } from './logo.ts';

export interface EmbedAbout {
  readonly language: Language;
  readonly theme: Theme;
  readonly assetUrl: AssetUrl;
}

export function embedPage(result: VerificationResult, { language, theme, assetUrl }: EmbedAbout): string {
  const words = wordsIn(language);
  const page = `${result.shareUrl}?lang=${language}`;
  return framedPage({
    language,
    theme,
    title: `${previewTitle(result, language)} · Riscontro`,
    head: html`<link rel="stylesheet" href="${assetUrl('embed.css')}">`,
    body: html`<main class="embed">
${checkedContent(result, words)}
${verdictCard(result, words, { heading: 1, more: page })}
<p class="embed-origin"><a href="${page}" rel="noopener">${logo()}Riscontro</a> <span>${words.verdict.review[result.review]}</span></p>
</main>`,
  });
}
