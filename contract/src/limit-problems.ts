/** The errors of a service that is asked for too much at once; part of the table of problems. */

export const limitProblems = {
  troppe_richieste: {
    status: 429,
    title: { it: 'Troppe richieste', en: 'Too many requests' },
    detail: {
      it: 'La richiesta non è stata presa né conteggiata: {motivo}. Invia di nuovo tra {secondi} secondi.',
      en: 'The request was neither taken nor counted: {motivo}. Send it again in {secondi} seconds.',
    },
  },
  coda_piena: {
    status: 503,
    title: { it: 'La coda è piena', en: 'The queue is full' },
    detail: {
      it: 'Ci sono già troppi contenuti in attesa di essere esaminati. La richiesta non è stata conteggiata: invia di nuovo tra {secondi} secondi.',
      en: 'Too many contents are already waiting to be examined. The request was not counted: send it again in {secondi} seconds.',
    },
  },
} as const;
