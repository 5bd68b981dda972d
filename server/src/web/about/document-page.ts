/** A document that belongs to the program, for those who want all of it. In the language it was written in. */
import type { Language } from '@riscontro/contract';
import { html } from '@riscontro/verdict-view';
import type { Page } from '../layout.ts';
import { documentHtml } from './document-html.ts';

const title = { it: 'Le misure per intero', en: 'The measurements in full' };
const lead = {
  it: 'È il documento docs/evaluation.md che accompagna il programma, in inglese.',
  en: 'This is the document docs/evaluation.md that belongs to the program.',
};
const back = { it: 'Torna al metodo', en: 'Back to the method' };

/** Made once a language: the document does not change while the server runs. */
export function evaluationPage(document: string, language: Language): Page {
  return {
    language,
    title: title[language],
    styles: ['about.css'],
    body: html`<p><a href="/metodo?lang=${language}#misure">${back[language]}</a></p>
<h1>${title[language]}</h1>
<p class="lead">${lead[language]}</p>
<div class="document full" lang="en">${documentHtml(document)}</div>`,
  };
}
