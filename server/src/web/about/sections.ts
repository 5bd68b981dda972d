/** A long page in sections, with a list of them on top. */
import { type Html, html } from '@riscontro/verdict-view';

export interface Section {
  /** The part of the address that leads to it; the same in both languages. */
  readonly id: string;
  readonly title: string;
  readonly body: Html;
}

/** The list stands beside the sections where there is room, and above them where there is not. */
export const sectionedPage = (label: string, sections: readonly Section[]): Html =>
  html`<div class="sectioned full">
${contents(label, sections)}
<div>
${sectionsHtml(sections)}</div>
</div>`;

function contents(label: string, sections: readonly Section[]): Html {
  return html`<nav class="contents" aria-labelledby="indice"><h2 id="indice">${label}</h2><ul>${sections.map(
    ({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`,
  )}</ul></nav>`;
}

const sectionsHtml = (sections: readonly Section[]): Html =>
  html`${sections.map(
    ({ id, title, body }) => html`<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>
${body}</section>
`,
  )}`;

/** “a, b and c”. */
export function listed(items: readonly string[], and: string): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${and} ${last}`;
}
