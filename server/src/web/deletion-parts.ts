/** What lets whoever holds its token delete a result from a page that shows it. */
import type { VerificationResult } from '@riscontro/contract/inside';
import { type Html, html, sharePath } from '@riscontro/verdict-view';
import { type Language, wordsIn } from '@riscontro/words';

export interface DeletionLink {
  readonly language: Language;
  /** Where the address of the page gave it. Without it the link is hidden: a script may know the token. */
  readonly token?: string | undefined;
  /** Further attributes. */
  readonly attributes?: Html;
}

export function deletionLink(
  result: Pick<VerificationResult, 'shareUrl'>,
  { language, token, attributes }: DeletionLink,
): Html {
  const query = token === undefined ? '' : `&token=${encodeURIComponent(token)}`;
  const address = `${sharePath(result)}/elimina?lang=${language}${query}`;
  return html`<a class="button delete" href="${address}"${attributes}${token === undefined ? html` hidden` : undefined}>${wordsIn(language).pages.deletion.remove}</a>`;
}

/**
 * What the script of a form shows to let a visitor delete a result in place; without scripts pages do
 * (delete-page.ts). The button, the question, the place of the answer, and what takes the place of the result.
 */
export function deletionTemplate(language: Language): Html {
  const { remove, inPlace: say } = wordsIn(language).pages.deletion;
  return html`<template id="eliminazione">
<button type="button">${remove}</button>
<div class="deletion" role="group" aria-labelledby="domanda" hidden>
<p id="domanda" tabindex="-1">${say.question}</p>
<p class="actions"><button type="button" class="primary danger">${say.confirm}</button> <button type="button">${say.keep}</button></p>
</div>
<p class="deletion-end" role="status" tabindex="-1" data-deleting="${say.deleting}" data-failed="${say.failed}"></p>
<div class="problem-note calm"><h2>${say.done}</h2><p>${say.gone}</p></div>
</template>`;
}
