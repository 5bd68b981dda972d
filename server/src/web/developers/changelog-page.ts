/** What is new, from the program's own CHANGELOG.md. In the language it was written in. */
import { html } from '@riscontro/verdict-view';
import { type Language, wordsIn } from '@riscontro/words';
import { documentHtml } from '../about/document-html.ts';
import type { Page } from '../layout.ts';

export function changelogPage(changelog: string, version: string, language: Language): Page {
  const say = wordsIn(language).pages.changelog;
  return {
    language,
    title: say.title,
    styles: ['about.css'],
    indexed: true,
    body: html`<p><a href="/sviluppatori">${say.back}</a></p>
<h1>${say.title}</h1>
<p class="lead">${say.lead({ version })}</p>
${changelog === '' ? html`<p>${say.none}</p>` : html`<div class="document full" lang="en">${documentHtml(changelog)}</div>`}`,
  };
}
