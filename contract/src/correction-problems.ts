/** The errors around reports, corrections, take-downs and deletions; part of the table of problems. */

export const correctionProblems = {
  rimossa: {
    status: 410,
    title: { it: 'Verifica rimossa', en: 'This verification was removed' },
    detail: {
      it: 'Questa verifica non è più pubblica: l’ha tolta chi l’aveva chiesta o chi gestisce il servizio.',
      en: 'This verification is no longer public: whoever asked for it, or the operator of the service, has taken it down.',
    },
  },
  troppe_segnalazioni: {
    status: 429,
    title: { it: 'Troppe segnalazioni', en: 'Too many reports' },
    detail: {
      it: 'Oggi sono già arrivate molte segnalazioni da questa rete o su questa verifica. Riprova domani o scrivi al gestore del servizio.',
      en: "Many reports have come in today from this network or about this verification. Try again tomorrow or write to the service's operator.",
    },
  },
  richiesta_da_altro_sito: {
    status: 403,
    title: { it: 'Modulo inviato da un altro sito', en: 'The form was sent from another site' },
    detail: {
      it: 'Questo modulo si può inviare solo dalla sua pagina su questo sito. Apri la pagina e invialo da lì.',
      en: 'This form can be sent only from its own page on this site. Open the page and send it from there.',
    },
  },
  token_non_valido: {
    status: 403,
    title: { it: 'Codice di eliminazione non valido', en: 'The deletion token is not valid' },
    detail: {
      it: "Il codice manca o non è quello di questa verifica. È nell'intestazione X-Delete-Token della risposta: copialo per intero.",
      en: 'The token is missing or is not the one of this verification. It is in the X-Delete-Token header of the answer: copy all of it.',
    },
  },
  verifica_in_corso: {
    status: 409,
    title: { it: 'Verifica ancora in corso', en: 'The verification is still under way' },
    detail: {
      it: 'La verifica non è finita e non c’è ancora nulla da eliminare. Riprova quando il risultato è pronto.',
      en: 'The verification has not ended and there is nothing to delete yet. Try again when its result is there.',
    },
  },
} as const;
