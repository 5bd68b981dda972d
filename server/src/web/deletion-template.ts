/** What the script of a form shows to let a visitor delete a result in place; without scripts pages do (delete-page.ts). */
import type { Language } from '@riscontro/contract';
import { type Html, html } from '@riscontro/verdict-view';

const words = {
  it: {
    remove: 'Elimina',
    question:
      'Eliminare questa verifica? Non si può annullare. Se altri hanno ricevuto lo stesso risultato, la pagina resta per loro.',
    confirm: 'Elimina per sempre',
    keep: 'No, tienila',
    deleting: 'Elimino…',
    failed: 'Il servizio non risponde: la verifica forse c’è ancora. Prova di nuovo.',
    done: 'Verifica eliminata',
    gone: 'Il risultato e la sua pagina sono stati cancellati.',
  },
  en: {
    remove: 'Delete',
    question:
      'Delete this verification? This cannot be undone. If others were given the same result, the page stays for them.',
    confirm: 'Delete for good',
    keep: 'No, keep it',
    deleting: 'Deleting…',
    failed: 'The service does not answer: the verification may still be there. Try again.',
    done: 'Verification deleted',
    gone: 'The result and its page have been deleted.',
  },
} as const satisfies Record<Language, object>;

/** The button, the question, the place of the answer, and what takes the place of the result that is gone. */
export function deletionTemplate(language: Language): Html {
  const say = words[language];
  return html`<template id="eliminazione">
<button type="button">${say.remove}</button>
<div class="deletion" role="group" aria-labelledby="domanda" hidden>
<p id="domanda" tabindex="-1">${say.question}</p>
<p class="actions"><button type="button" class="primary danger">${say.confirm}</button> <button type="button">${say.keep}</button></p>
</div>
<p class="deletion-end" role="status" tabindex="-1" data-deleting="${say.deleting}" data-failed="${say.failed}"></p>
<div class="problem-note calm"><h2>${say.done}</h2><p>${say.gone}</p></div>
</template>`;
}
