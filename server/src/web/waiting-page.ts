/** A check under way, for readers without scripts: looks again by itself, and ends in the result's page. */
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
}

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

export function waitingPage({ language, text, events, seconds }: WaitingAbout): Page {
  const say = words[language];
  return {
    language,
    title: say.heading,
    styles: ['home.css'],
    body: html`<h1>${say.heading}</h1>
${text ? html`<blockquote class="sent-text">${text}</blockquote>` : undefined}
<section class="progress">${checkProgress(events, language, 2)}
<p class="note">${say.elapsed(seconds)} ${say.again}</p>
<p><a class="button" href="">${say.refresh}</a></p>
</section>`,
  };
}
