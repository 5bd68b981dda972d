/** The errors of keys that their owners make and change themselves; part of the table of problems. */

export const keyProblems = {
  troppe_rotazioni: {
    status: 429,
    title: { it: 'Troppe chiavi nuove', en: 'Too many new keys' },
    detail: {
      it: 'Questa chiave è già stata sostituita {limite} volte oggi. Riprova domani (UTC); se è finita in mani altrui, disattivala.',
      en: 'This key has been replaced {limite} times today. Try again tomorrow (UTC); if it has fallen into other hands, deactivate it.',
    },
  },
  posta_non_inviata: {
    status: 503,
    title: { it: 'Il messaggio non è partito', en: 'The message was not sent' },
    detail: {
      it: 'Il messaggio con il link di conferma non si è potuto inviare. Controlla l’indirizzo e riprova più tardi, oppure scrivi al gestore del servizio.',
      en: 'The message with the confirmation link could not be sent. Check the address and try again later, or write to the service’s operator.',
    },
  },
  conferma_non_valida: {
    status: 410,
    title: { it: 'Il link di conferma non vale più', en: 'The confirmation link is no longer valid' },
    detail: {
      it: 'Il link è già stato usato, è scaduto o non è completo. Se non hai ancora una chiave, registrati di nuovo in /sviluppatori.',
      en: 'The link has been used, has expired or is not complete. If you have no key yet, register again at /sviluppatori.',
    },
  },
} as const;
