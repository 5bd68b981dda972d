/** The way to delete a result from a page that shows it, for whoever holds the token that does. */
import type { Language, VerificationResult } from '@riscontro/contract';
import { type Html, html, sharePath } from '@riscontro/verdict-view';

const words = { it: 'Elimina', en: 'Delete' } as const satisfies Record<Language, string>;

export interface DeletionLink {
  readonly language: Language;
  /** Where the address of the page gave it. Without it the link is hidden: a script may know the token. */
  readonly token?: string | undefined;
  /** Further attributes. */
  readonly attributes?: Html;
}

export function deletionLink(
  result: Pick<VerificationResult, 'condividi'>,
  { language, token, attributes }: DeletionLink,
): Html {
  const query = token === undefined ? '' : `&token=${encodeURIComponent(token)}`;
  const address = `${sharePath(result)}/elimina?lang=${language}${query}`;
  return html`<a class="button delete" href="${address}"${attributes}${token === undefined ? html` hidden` : undefined}>${words[language]}</a>`;
}
