/** `riscontro audit`. */
import type { Words } from '../../languages.ts';
import { format } from '../format.ts';

export const audit: Words['terminal']['audit'] = {
  summary: 'chi ha cambiato che cosa e quando',
  help: {
    actions: {},
    options: {
      since: 'da questo giorno o momento in poi: 2026-11-15, 2026-11-15T08:00:00Z',
      action: 'un tipo, o l’inizio di più tipi: key.create, key.',
      target: 'una chiave, un risultato, una segnalazione, un modello o un file',
      limit: 'quante voci, tra le più recenti',
      verify: 'se una voce è stata cambiata o tolta; in tal caso termina con stato 1',
    },
    notes: [
      'Ciò che è stato cambiato dai comandi, dai titolari delle chiavi e da chi ha un link per eliminare: chiavi, risultati, segnalazioni, segreti, modelli e indici. La voce più recente è l’ultima.',
    ],
  },
  faults: {
    verifyAlone: '--verify guarda tutto il registro: togli le altre opzioni.',
    badSince: '--since è un giorno o un momento come 2026-11-15.',
    badLimit: ({ max }) => `--limit è un numero intero da 1 a ${format.number(max)}.`,
  },
  none: 'Nessuna voce.',
  headings: {
    number: 'numero',
    when: 'quando',
    who: 'chi',
    what: 'che cosa',
    target: 'a',
    details: 'dettagli',
  },
  actors: { command: 'comando', key: 'chiave', visitor: 'visitatore', server: 'server' },
  entryMissing: ({ entry }) => `La voce ${entry} manca.`,
  entryChanged: ({ entry }) => `La voce ${entry} è stata cambiata, oppure lo è stata quella prima.`,
  intact: ({ entries, head }) =>
    `Tutte le ${entries} voci sono come furono scritte. L’ultima è ${head || 'nessuna'}: conservata altrove, mostra in seguito che nulla è stato tagliato.`,
};
