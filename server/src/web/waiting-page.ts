/** A check under way, for readers without scripts: looks again by itself, and ends where the result is. */
import type { Language, Progress } from '@riscontro/contract';
import { checkProgress, html } from '@riscontro/verdict-view';
import type { Page } from './layout.ts';

export interface WaitingAbout {
  readonly language: Language;
  /** What is being checked; empty where it is not known here. */
  readonly text: string;
  readonly events: readonly Progress[];
  /** Since the check began. */
  readonly seconds: number;
  readonly segment: string;
  /** Deletes the result, for whoever began the check. */
  readonly deletionToken: string | undefined;
}

/** Where a check is waited for; with the token, its end offers to delete it. */
export const waitingPath = (segment: string, deletionToken?: string): string =>
  deletionToken === undefined
    ? `/verifica/${segment}`
    : `/verifica/${segment}?elimina=${encodeURIComponent(deletionToken)}`;

const words = {
  it: {
    heading: 'Verifica in corso',
    elapsed: (seconds: number) => `Da ${seconds} secondi.`,
    again:
      'Questa pagina si aggiorna da sola e mostra il risultato appena è pronto. La verifica prosegue anche se la chiudi.',
    refresh: 'Aggiorna ora',
  },
  en: {
    heading: 'Check under way',
    elapsed: (seconds: number) => `For ${seconds} seconds.`,
    again:
      'This page refreshes by itself and shows the result as soon as it is ready. The check goes on even if you close it.',
    refresh: 'Refresh now',
  },
} as const satisfies Record<Language, object>;

export function waitingPage(about: WaitingAbout): Page {
  const { language, text, events, seconds, segment, deletionToken } = about;
  const say = words[language];
  return {
    language,
    title: say.heading,
    // The language switch would lose the token.
    path: waitingPath(segment, deletionToken),
    styles: ['home.css'],
    body: html`<h1>${say.heading}</h1>
${text ? html`<blockquote class="sent-text">${text}</blockquote>` : undefined}
<section class="progress">${checkProgress(events, language, 2)}
<p class="note">${say.elapsed(seconds)} ${say.again}</p>
<p><a class="button" href="">${say.refresh}</a></p>
</section>`,
  };
}
