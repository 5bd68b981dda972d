/** What the pages for developers say while they work, in the browser. */
import type { Words } from '../../languages.ts';

export const keyRequests: Words['pages']['keyRequests'] = {
  working: 'Calcolo in corso…',
  sending: 'Creo la chiave…',
  updated: 'Numeri aggiornati.',
  oldUntil: ({ moment }) => `La vecchia chiave funziona fino al ${moment}.`,
  oldEnded: 'La vecchia chiave non funziona più.',
  noAnswer: {
    title: 'Il servizio non risponde',
    detail: 'La richiesta non è arrivata. Controlla la connessione e riprova.',
  },
};
