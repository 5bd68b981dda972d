/** Sentences in which names of fields and headers stand out: what is between `backticks` is code. */
import { type Html, html } from '@riscontro/verdict-view';

export const withCode = (text: string): Html =>
  html`${text.split('`').map((part, place) => (place % 2 === 1 ? html`<code>${part}</code>` : part))}`;
