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
  troppi_errori: {
    status: 429,
    title: { it: 'Troppe verifiche non riuscite', en: 'Too many failed checks' },
    detail: {
      it: "In quest'ora già {limite} verifiche non sono riuscite per via di ciò che era stato inviato: link che non rispondono, pagine o file che non si possono leggere. Nessuna è stata conteggiata. Controlla i contenuti e invia di nuovo tra {secondi} secondi.",
      en: 'In this hour {limite} checks have already failed because of what was sent: links that do not answer, pages or files that cannot be read. None of them was charged. Look at the contents and send again in {secondi} seconds.',
    },
  },
  troppi_caricamenti: {
    status: 503,
    title: { it: 'Troppi caricamenti in corso', en: 'Too many uploads under way' },
    detail: {
      it: 'Il servizio sta già ricevendo tanti file quanti può. La richiesta non è stata conteggiata: invia di nuovo tra {secondi} secondi.',
      en: 'The service is already receiving as many files as it can. The request was not counted: send it again in {secondi} seconds.',
    },
  },
  spazio_esaurito: {
    status: 507,
    title: { it: 'Spazio esaurito', en: 'No space is left' },
    detail: {
      it: 'Sul disco del servizio non c’è abbastanza spazio per ricevere file. La richiesta non è stata conteggiata: riprova più tardi. Testi e link di articoli si possono verificare anche adesso.',
      en: "The service's disk has not enough space to receive files. The request was not counted: try again later. Texts and links of articles can be checked meanwhile.",
    },
  },
} as const;
