/** `riscontro results`. */
import type { Words } from '../../languages.ts';

export const results: Words['terminal']['results'] = {
  summary: 'mostra, nasconde ed elimina i risultati',
  help: {
    actions: {
      show: 'il risultato com’è, anche se nascosto',
      hide: 'mette offline la pagina, le versioni e le immagini; nulla va perso',
      unhide: 'le rimette online',
      delete:
        'elimina per sempre il risultato con le sue versioni, immagini, segnalazioni e la risposta in cache',
    },
    options: {},
    notes: [
      'RESULT è l’id alla fine del suo indirizzo. I risultati nascosti ed eliminati rispondono 410 su ogni nodo nel giro di secondi.',
    ],
  },
  faults: {
    oneNeeded: 'Ci vuole un risultato.',
    wasDeleted: ({ id }) => `${id} è stato eliminato.`,
    noResult: ({ id }) => `Nessun risultato ha l’id «${id}».`,
  },
  reports: ({ all, open }) => `Segnalazioni: ${all}, di cui aperte ${open}`,
  isHidden: ({ id }) => `${id} è nascosto: i suoi indirizzi rispondono 410.`,
  isPublic: ({ id }) => `${id} è di nuovo pubblico.`,
  isDeleted: ({ id }) => `${id} è eliminato: i suoi indirizzi rispondono 410.`,
  text: {
    version: ({ kind, language, version, review, state }) =>
      `${kind}, ${language}, versione ${version} (${review}), ${state}`,
    public: 'pubblico',
    hiddenSince: ({ day }) => `nascosto dal ${day}`,
    content: 'Contenuto',
    verdict: 'Verdetto',
    score: ({ level, score, confidence }) => `${level}, affidabilità ${score}, fiducia ${confidence}`,
    summary: 'Sintesi',
    advice: 'Consiglio',
    claims: 'Affermazioni',
    evidence: 'Prove',
    source: ({ number }) => `fonte ${number}`,
    sources: 'Fonti',
    corrections: 'Correzioni',
    correction: ({ day, version }) => `${day}, versione ${version}`,
  },
};
