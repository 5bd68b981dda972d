/** A check that has ended, for readers without scripts: read its result, or delete it. */
import type { Language, VerificationResult } from '@riscontro/contract';
import { checkedContent, html, levelMark } from '@riscontro/verdict-view';
import type { Page } from './layout.ts';
import { waitingPath } from './waiting-page.ts';

export interface ReadyAbout {
  readonly segment: string;
  readonly deletionToken: string;
}

const words = {
  it: {
    heading: 'Il risultato è pronto',
    about: 'La verifica',
    read: 'Leggi il risultato',
    remove: 'Elimina la verifica',
    note: 'L’indirizzo di questa pagina permette di eliminare la verifica: per condividerla usa quello del risultato.',
  },
  en: {
    heading: 'The result is ready',
    about: 'The verification',
    read: 'Read the result',
    remove: 'Delete the verification',
    note: 'The address of this page lets one delete the verification: to share it, use that of the result.',
  },
} as const satisfies Record<Language, object>;

export function readyPage(
  result: VerificationResult,
  language: Language,
  { segment, deletionToken }: ReadyAbout,
): Page {
  const say = words[language];
  return {
    language,
    title: say.heading,
    styles: ['corrections.css'],
    // The language switch would lose the token.
    path: waitingPath(segment, deletionToken),
    body: html`<h1>${say.heading}</h1>
<section class="about-result" aria-label="${say.about}">${checkedContent(result, language)}
${levelMark(result.livello, language)}
<p lang="${result.lingua}">${result.sintesi}</p></section>
<p class="choices"><a class="button primary" href="/v/${segment}">${say.read}</a>
<a class="button" href="/v/${segment}/elimina?token=${encodeURIComponent(deletionToken)}">${say.remove}</a></p>
<p class="note">${say.note}</p>`,
  };
}
