/** The pages behind the link in a confirmation's message. */
import { filledText, html } from '@riscontro/verdict-view';
import { type Language, wordsIn } from '@riscontro/words';
import type { Page } from '../layout.ts';
import { consoleLink, keyPanel, keyPanelTitle, type NewKey } from './key-panel.ts';

export interface Confirmation {
  readonly action: string;
  readonly token: string;
  readonly email: string;
}

export function confirmPage(language: Language, { action, token, email }: Confirmation): Page {
  const say = wordsIn(language).pages.newKey.confirmation;
  return {
    language,
    title: say.title,
    styles: ['developers.css'],
    path: '/sviluppatori',
    body: html`<h1>${say.title}</h1>
<p class="lead">${filledText(say.about, { email: html`${email}` })}</p>
<form method="post" action="${action}">
<input type="hidden" name="token" value="${token}">
<p><button class="primary" type="submit">${say.show}</button></p>
</form>`,
  };
}

export function newKeyPage(language: Language, newKey: NewKey): Page {
  return {
    language,
    title: keyPanelTitle(language),
    styles: ['developers.css'],
    scripts: ['developers.js'],
    path: '/sviluppatori',
    body: html`<h1>${keyPanelTitle(language)}</h1>
${keyPanel(language, newKey)}
${consoleLink(language)}`,
  };
}
