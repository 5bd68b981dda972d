/** A document that belongs to the program, for those who want all of it. In the language it was written in. */
import { html } from '@riscontro/verdict-view';
import { type Language, wordsIn } from '@riscontro/words';
import type { Page } from '../layout.ts';
import { documentHtml } from './document-html.ts';

/** Made once a language: the document does not change while the server runs. */
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
