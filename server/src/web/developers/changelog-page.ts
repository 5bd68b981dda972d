/** What is new, from the program's own CHANGELOG.md. In the language it was written in. */
import type { Language } from '@riscontro/contract';
import { html } from '@riscontro/verdict-view';
import { documentHtml } from '../about/document-html.ts';
import type { Page } from '../layout.ts';

const words = {
  it: {
    title: 'Le novità',
    lead: (version: string) => `Qui è installata la versione ${version}. L’elenco è in inglese.`,
    back: 'Torna alla pagina per chi sviluppa',
    none: 'Questa installazione non porta con sé l’elenco delle novità.',
  },
  en: {
    title: 'What is new',
    lead: (version: string) => `Version ${version} is installed here.`,
    back: 'Back to the page for developers',
    none: 'This installation came without the list of what is new.',
  },
} as const satisfies Record<Language, object>;

export function changelogPage(changelog: string, version: string, language: Language): Page {
  const say = words[language];
  return {
    language,
    title: say.title,
    styles: ['about.css'],
    indexed: true,
    body: html`<p><a href="/sviluppatori">${say.back}</a></p>
<h1>${say.title}</h1>
<p class="lead">${say.lead(version)}</p>
${changelog === '' ? html`<p>${say.none}</p>` : html`<div class="document full" lang="en">${documentHtml(changelog)}</div>`}`,
  };
}
