/** A check under way, for readers without scripts: looks again by itself, and ends where the result is. */
import type { Progress, VerificationResult } from '@riscontro/contract/inside';
import { checkedContent, checkProgress, html, levelMark } from '@riscontro/verdict-view';
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

export interface ReadyAbout {
  readonly segment: string;
  readonly deletionToken: string;
}

/** Once it has ended: read its result, or delete it. */
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
${levelMark(result.level, words)}
<p lang="${result.language}">${result.summary}</p></section>
<p class="choices"><a class="button primary" href="/v/${segment}">${say.read}</a>
<a class="button" href="/v/${segment}/elimina?token=${encodeURIComponent(deletionToken)}">${say.remove}</a></p>
<p class="note">${say.note}</p>`,
  };
}
