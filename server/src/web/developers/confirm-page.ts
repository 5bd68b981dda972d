/** The pages behind the link in a confirmation's message. */
import type { Language } from '@riscontro/contract';
import { html } from '@riscontro/verdict-view';
import type { Page } from '../layout.ts';
import { consoleLink, keyPanel, keyPanelTitle, type NewKey } from './key-panel.ts';

const words = {
  it: {
    title: 'Conferma la registrazione',
    about: (email: string) =>
      html`L’indirizzo <strong>${email}</strong> è confermato appena premi il pulsante. La chiave compare una volta sola: tieni pronto un posto sicuro in cui copiarla.`,
    show: 'Crea e mostra la chiave',
  },
  en: {
    title: 'Confirm the registration',
    about: (email: string) =>
      html`The address <strong>${email}</strong> is confirmed as soon as you press the button. The key is shown once only: have a safe place ready to copy it to.`,
    show: 'Make and show the key',
  },
} as const satisfies Record<Language, object>;

export interface Confirmation {
  readonly action: string;
  readonly token: string;
  readonly email: string;
}

export function confirmPage(language: Language, { action, token, email }: Confirmation): Page {
  const say = words[language];
  return {
    language,
    title: say.title,
    styles: ['developers.css'],
    path: '/sviluppatori',
    body: html`<h1>${say.title}</h1>
<p class="lead">${say.about(email)}</p>
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
