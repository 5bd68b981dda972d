/** Says above a form what went wrong. */
import { html } from '@riscontro/verdict-view';
import { place } from '../shared/place.ts';

export function showProblem({ title, detail }: { readonly title: string; readonly detail: string }): void {
  const note = place('avviso');
  note.innerHTML = html`<p><strong tabindex="-1">${title}</strong></p><p>${detail}</p>`.text;
  note.hidden = false;
  note.querySelector('strong')?.focus();
}

export const hideProblem = (): void => {
  place('avviso').hidden = true;
};
