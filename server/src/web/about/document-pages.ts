/** Documents that belong to the program, in the language that they were written in; the page around them says so. */
import { html } from '@riscontro/verdict-view';
import { type Language, wordsIn } from '@riscontro/words';
import type { Page } from '../layout.ts';
import { documentHtml } from './document-html.ts';

/** All that was measured: docs/evaluation.md. */
export function evaluationPage(document: string, language: Language): Page {
  const say = wordsIn(language).pages.figures.inFull;
  return {
    language,
    title: say.title,
    styles: ['about.css'],
    body: html`<p><a href="/metodo?lang=${language}#misure">${say.back}</a></p>
<h1>${say.title}</h1>
<p class="lead">${say.lead}</p>
<div class="document full" lang="en">${documentHtml(document)}</div>`,
  };
}

/** What is new: CHANGELOG.md. */
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
