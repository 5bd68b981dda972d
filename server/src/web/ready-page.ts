/** A check that has ended, for readers without scripts: read its result, or delete it. */
import type { VerificationResult } from '@riscontro/contract';
import { checkedContent, html, levelMark } from '@riscontro/verdict-view';
import { type Language, wordsIn } from '@riscontro/words';
import type { Page } from './layout.ts';
import { waitingPath } from './waiting-page.ts';

export interface ReadyAbout {
  readonly segment: string;
  readonly deletionToken: string;
}

export function readyPage(
  result: VerificationResult,
  language: Language,
  { segment, deletionToken }: ReadyAbout,
): Page {
  const words = wordsIn(language);
  const say = words.pages.waiting.ready;
  return {
    language,
    title: say.heading,
    styles: ['corrections.css'],
    // The language switch would lose the token.
    path: waitingPath(segment, deletionToken),
    body: html`<h1>${say.heading}</h1>
<section class="about-result" aria-label="${say.about}">${checkedContent(result, words)}
${levelMark(result.livello, words)}
<p lang="${result.lingua}">${result.sintesi}</p></section>
<p class="choices"><a class="button primary" href="/v/${segment}">${say.read}</a>
<a class="button" href="/v/${segment}/elimina?token=${encodeURIComponent(deletionToken)}">${say.remove}</a></p>
<p class="note">${say.note}</p>`,
  };
}
