/** A long page in sections, with a list of them beside it where there is room, and above it where there is not. */
import { type Html, html } from '@riscontro/verdict-view';
import type { Language } from '@riscontro/words';
import type { Page } from '../layout.ts';

export interface Section {
  /** The part of the address that leads to it; the same in every language. */
  readonly id: string;
  readonly title: string;
  readonly body: Html;
}

export interface SectionedText {
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  /** What the list of sections is called. */
  readonly contents: string;
}

export function sectionedPage(
  { title, description, lead, contents }: SectionedText,
  sections: readonly Section[],
  language: Language,
): Page {
  return {
    language,
    title,
    description,
    styles: ['about.css'],
    indexed: true,
    body: html`<h1>${title}</h1>
<p class="lead">${lead}</p>
<div class="sectioned full">
<nav class="contents" aria-labelledby="indice"><h2 id="indice">${contents}</h2><ul>${sections.map(
      ({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`,
    )}</ul></nav>
<div>
${sections.map(
  ({ id, title, body }) => html`<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>
${body}</section>
`,
)}</div>
</div>`,
  };
}
