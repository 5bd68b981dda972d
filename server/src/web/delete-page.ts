/** Deleting a verification: the question before, and the word that it is done. */
import type { Language, VerificationResult } from '@riscontro/contract';
import { checkedContent, html, levelMark } from '@riscontro/verdict-view';
import type { Page } from './layout.ts';

const words = {
  it: {
    title: 'Eliminare questa verifica?',
    lead: 'Chiunque apra il suo indirizzo saprà solo che è stata rimossa.',
    what: 'Si cancellano il risultato e le sue versioni, le immagini, le segnalazioni e la copia che risponde a chi chiede la stessa cosa.',
    forGood:
      'Non si può annullare. Se altri hanno ricevuto lo stesso risultato, la pagina resta per loro finché qualcuno la tiene.',
    about: 'La verifica',
    confirm: 'Elimina per sempre',
    back: 'No, torna alla verifica',
    done: 'Verifica eliminata',
    gone: 'Il risultato e tutto quello che gli apparteneva sono stati cancellati. Del suo indirizzo resta solo la notizia che è stato rimosso.',
    home: 'Vai alla pagina iniziale',
    released: 'Fatto',
    toPage: 'Apri la verifica',
  },
  en: {
    title: 'Delete this verification?',
    lead: 'Whoever opens its address will learn only that it was removed.',
    what: 'The result and its versions, the pictures, the reports and the copy that answers those who ask the same are deleted.',
    forGood:
      'This cannot be undone. If others were given the same result, the page stays for them for as long as somebody holds it.',
    about: 'The verification',
    confirm: 'Delete for good',
    back: 'No, back to the verification',
    done: 'Verification deleted',
    gone: 'The result and all that belonged to it have been deleted. Its address only says that it was removed.',
    home: 'Go to the home page',
    released: 'Done',
    toPage: 'Open the verification',
  },
} as const satisfies Record<Language, object>;

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
  const say = words[language];
  return {
    language,
    title: say.title,
    styles: ['corrections.css'],
    // The address that was asked for holds the token, and the language switch would lose it.
    path: `${action.split('?', 1)[0]}?token=${encodeURIComponent(token)}`,
    body: html`<h1>${say.title}</h1>
<section class="about-result" aria-label="${say.about}">${checkedContent(result, language)}
${levelMark(result.livello, language)}
<p lang="${result.lingua}">${result.sintesi}</p></section>
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
  const say = words[language];
  return {
    language,
    title: say.done,
    body: html`<h1>${say.done}</h1>
<p>${say.gone}</p>
<p><a class="button" href="${home}">${say.home}</a></p>`,
  };
}

/** The page of the verification stays, because others hold it too. */
export function releasedPage(
  language: Language,
  { text, back }: { readonly text: string; readonly back: string },
): Page {
  const say = words[language];
  return {
    language,
    title: say.released,
    body: html`<h1>${say.released}</h1>
<p>${text}</p>
<p><a class="button" href="${back}">${say.toPage}</a></p>`,
  };
}
