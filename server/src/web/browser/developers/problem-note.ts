/** Says above a form what went wrong. */
import { html } from '@riscontro/verdict-view';
import { pageElement } from '../shared/page-element.ts';

export function showProblem({ title, detail }: { readonly title: string; readonly detail: string }): void {
  const note = pageElement('avviso');
  note.innerHTML = html`<p><strong tabindex="-1">${title}</strong></p><p>${detail}</p>`.text;
  note.hidden = false;
  note.querySelector('strong')?.focus();
}

export const hideProblem = (): void => {
  pageElement('avviso').hidden = true;
};
