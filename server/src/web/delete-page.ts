/** Deleting a verification: the question before, and the word that it is done. */
import type { VerificationResult } from '@riscontro/contract/inside';
import { checkedContent, html, levelMark } from '@riscontro/verdict-view';
import { type Language, wordsIn } from '@riscontro/words';
import type { Page } from './layout.ts';

export interface DeleteForm {
  readonly action: string;
  readonly token: string;
  /** The verification's own page. */
  readonly back: string;
}

export function deletePage(
  result: VerificationResult,
  language: Language,
  { action, token, back }: DeleteForm,
): Page {
  const words = wordsIn(language);
  const say = words.pages.deletion;
  return {
    language,
    title: say.title,
    styles: ['corrections.css'],
    // The address that was asked for holds the token, and the language switch would lose it.
    path: `${action.split('?', 1)[0]}?token=${encodeURIComponent(token)}`,
    body: html`<h1>${say.title}</h1>
<section class="about-result" aria-label="${say.about}">${checkedContent(result, words)}
${levelMark(result.level, words)}
<p lang="${result.language}">${result.summary}</p></section>
<p>${say.what} ${say.lead}</p>
<p><strong>${say.forGood}</strong></p>
<form method="post" action="${action}" class="choices">
<input type="hidden" name="token" value="${token}">
<button class="primary danger">${say.confirm}</button>
<a class="button" href="${back}">${say.back}</a>
</form>`,
  };
}

export function deletedPage(language: Language, { home }: { readonly home: string }): Page {
  const say = wordsIn(language).pages.deletion;
  return {
    language,
    title: say.done,
    body: html`<h1>${say.done}</h1>
<p>${say.gone}</p>
<p><a class="button" href="${home}">${say.home}</a></p>`,
  };
}

/** The page of the verification stays, because others hold it too. */
export function releasedPage(language: Language, { back }: { readonly back: string }): Page {
  const say = wordsIn(language).pages.deletion;
  return {
    language,
    title: say.released,
    body: html`<h1>${say.released}</h1>
<p>${say.stays}</p>
<p><a class="button" href="${back}">${say.toPage}</a></p>`,
  };
}
