/** An earlier version of a verdict: its page as it was, under a plain word that it no longer holds. */
import type { VerificationResult } from '@riscontro/contract';
import { dayElement, filledText, html, levelMark } from '@riscontro/verdict-view';
import { wordsIn } from '@riscontro/words';
import type { Page } from './layout.ts';
import { correctionNote } from './share-page.ts';

export interface VersionAbout {
  readonly number: number;
  /** The version that holds. */
  readonly current: VerificationResult;
  /** Where that one is read. */
  readonly address: string;
}

/** `page` is the share page of the old version. */
export function versionPage(page: Page, { number, current, address }: VersionAbout): Page {
  const { language } = page;
  const words = wordsIn(language);
  const say = words.pages.share.replaced;
  const replacing = current.correzioni?.find(({ versione }) => versione === number + 1);
  const { head: _, ...rest } = page;
  return {
    ...rest,
    title: `${say.version({ number })} · ${page.title}`,
    styles: [...(page.styles ?? []), 'corrections.css'],
    body: html`<aside class="old-version full" aria-labelledby="superata">
<h2 id="superata">${say.title}</h2>
<p>${replacing && filledText(say.since, { day: dayElement(replacing.data, words.format), note: correctionNote(replacing, language) })}</p>
<p class="now">${filledText(say.now, { level: levelMark(current.livello, words) })}</p>
<p><a class="button" href="${address}">${say.current}</a></p>
</aside>
${page.body}`,
  };
}
