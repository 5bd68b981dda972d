/** The mark: a square in two pieces that fit, and the cut where they meet is a tick. */
import { type Html, html } from '@riscontro/verdict-view';

const upper = 'M6 2h20a4 4 0 0 1 4 4L12.5 21 2 12.2V6a4 4 0 0 1 4-4Z';
const lower = 'M2 16.8 12.5 25.8 30 10.8V26a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4Z';

/** The two pieces, in a square of 32. */
export const logoPaths = { upper, lower } as const;

/** Inside of a page; colours come from the style sheet. */
export function logo(): Html {
  return html`<svg class="logo" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true"><path class="logo-upper" d="${upper}"/><path class="logo-lower" d="${lower}"/></svg>`;
}

/** As a file of its own, in colours that hold on light and dark grounds. */
export function logoFile(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#1f7f96" d="${upper}"/><path fill="#0b5365" d="${lower}"/></svg>`;
}
