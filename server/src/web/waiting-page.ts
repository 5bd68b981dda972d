/** A check under way, for readers without scripts: looks again by itself, and ends where the result is. */
import type { Progress } from '@riscontro/contract';
import { checkProgress, html } from '@riscontro/verdict-view';
import { type Language, wordsIn } from '@riscontro/words';
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

export function waitingPage(about: WaitingAbout): Page {
  const { language, text, events, seconds, segment, deletionToken } = about;
  const say = wordsIn(language).pages.waiting;
  return {
    language,
    title: say.heading,
    // The language switch would lose the token.
    path: waitingPath(segment, deletionToken),
    styles: ['home.css'],
    body: html`<h1>${say.heading}</h1>
${text ? html`<blockquote class="sent-text">${text}</blockquote>` : undefined}
<section class="progress">${checkProgress(events, wordsIn(language), 2)}
<p class="note">${say.elapsed({ seconds })} ${say.again}</p>
<p><a class="button" href="">${say.refresh}</a></p>
</section>`,
  };
}
