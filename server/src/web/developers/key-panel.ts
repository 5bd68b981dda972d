/** A key that is shown this once: to copy, to try, and what to know about it. */
import { filledText, type Html, html } from '@riscontro/verdict-view';
import { type Language, wordsIn } from '@riscontro/words';
import { codeBlock } from './code-block.ts';
import { curlLine } from './quick-starts.ts';

/** Stands for the key where the page's script is going to put it in. */
export const keyPlaceholder = 'rsc_live_…';

export interface NewKey {
  readonly key: string;
  readonly quota: number;
  readonly baseUrl: string;
}

/** Without a key it is the mould that the page's script fills and shows. */
export function keyPanel(language: Language, { key, quota, baseUrl }: NewKey): Html {
  const say = wordsIn(language).pages.newKey;
  return html`<p class="warning">${say.once}</p>
<div class="new-key">${codeBlock(key, say.key, language)}</div>
<p>${filledText(say.quota, { quota: html`<span data-quota>${quota}</span>` })} ${say.try}</p>
${codeBlock(curlLine(baseUrl, key, language), say.line, language)}`;
}

export const keyPanelTitle = (language: Language): string => wordsIn(language).pages.newKey.title;

export const consoleLink = (language: Language): Html =>
  html`<p><a class="button" href="/sviluppatori/console">${wordsIn(language).pages.newKey.console}</a></p>`;
