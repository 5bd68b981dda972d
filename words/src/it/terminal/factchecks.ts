/** `riscontro factchecks`. */
import type { Words } from '../../languages.ts';
import { say } from '../../message.ts';
import { format } from '../format.ts';
import { rows } from './rows.ts';

export const factchecks: Words['terminal']['factchecks'] = {
  summary: 'riempie l’indice dei fact-check pubblicati',
  help: {
    actions: {
      import:
        'aggiunge i fact-check di un file; se viene interrotto, lo stesso comando riprende da dove si era fermato',
      sync: 'scarica i feed e aggiunge le novità; uno che non è cambiato costa una sola richiesta',
      syncAll: 'lo stesso per tutti i feed già sincronizzati in passato',
      feeds: 'i feed già sincronizzati in passato',
      forget: 'non sincronizza più un feed; i suoi fact-check restano',
      stats: 'quanti sono, per livello, lingua e testata, e di quando sono',
      clear: 'dimentica tutti i fact-check',
    },
    options: { yes: 'sì, dimenticali' },
    notes: [
      'FILE e URL contengono oggetti ClaimReview di schema.org: uno dopo l’altro, in una lista JSON, in un DataFeed (come https://storage.googleapis.com/datacommons-feeds/claimreview/latest/data.json) o in una pagina web; una risposta dei Google Fact Check Tools; oppure un CSV la cui prima riga ha le intestazioni claim, url e rating e, se noti, publisher, date, language e title (affermazione, indirizzo, giudizio, fonte, data, lingua, titolo), con virgole, punti e virgola o tabulazioni. Possono essere compressi con gzip o Zstandard.',
      'Ciò che c’è già non viene toccato; un nuovo giudizio sulla stessa affermazione nella stessa pagina prende il posto di quello vecchio. Le voci che non si possono usare vengono dette e saltate. Come si leggono i giudizi: docs/ratings.md.',
    ],
  },
  faults: {
    badAddress: ({ text }) => `${text} non è un indirizzo web come https://example.org/feed.json.`,
    noFeeds: 'Nessun feed è stato ancora sincronizzato. Indicane uno: riscontro factchecks sync URL',
    notSynced: ({ url }) => `${url} non era sincronizzato. Vedi: riscontro factchecks feeds`,
    syncRunning: 'Un altro factchecks sync è in corso su questa cartella dei dati. Aspetta che finisca.',
    feedsUnreadable: ({ path }) =>
      `L’elenco dei feed non si può leggere. Ripara o elimina ${path}; se lo elimini, ogni feed va nominato ancora una volta.`,
    noFactChecks: 'Non contiene fact-check utilizzabili.',
    notAFeed: ({ entries, first, fault }) =>
      `Non contiene fact-check utilizzabili nelle prime ${format.number(entries)} voci (voce ${first}: ${say(rows.faults, fault)}).`,
  },
  nothingNew: ({ url }) => `${url}: nessuna novità.`,
  noFeeds: 'Nessun feed è stato ancora sincronizzato.',
  headings: { feed: 'feed', checked: 'controllato', changed: 'cambiato' },
  isForgotten: ({ url }) => `${url} non viene più sincronizzato. I fact-check che ne vengono restano.`,
  factChecks: 'fact-check',
  levels: 'livelli',
  levelUnknown: 'giudizio non compreso',
  languageUnknown: 'altra o ignota',
  publisher: 'testata',
};
