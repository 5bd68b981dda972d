/** An e-mail address that opens the reader's mail program. */
import { type Html, html } from '@riscontro/verdict-view';

export const mailLink = (email: string): Html => html`<a href="mailto:${email}">${email}</a>`;
