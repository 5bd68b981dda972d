/** `riscontro images`. */
import type { Words } from '../../languages.ts';
import { format as local } from '../format.ts';

export const images: Words['terminal']['images'] = {
  summary: 'calcola le impronte delle immagini e riempie l’indice di quelle note',
  help: {
    actions: {
      hash: 'l’impronta PDQ di ogni file, la sua qualità (da 0 a 100) e il suo nome, una riga per file; di un video l’impronta, la qualità e il tempo in secondi di ogni fotogramma che lo rappresenta, una riga per fotogramma',
      import:
        'aggiunge le immagini di una lista; se viene interrotto, lo stesso comando riprende da dove si era fermato',
      importFolder:
        'aggiunge tutte le immagini e i video di una cartella e delle sue sottocartelle; il loro indirizzo è URL seguito dal percorso',
      importFactChecks: 'scarica e aggiunge le immagini giudicate dai fact-check',
      stats: 'quante immagini sono note',
    },
    options: {
      'base-url': 'l’indirizzo sotto il quale si trovano i file di una cartella',
      format: 'che cosa contiene FILE, se non è una lista di immagini',
    },
    notes: [
      'FILE contiene un oggetto JSON per riga, o un CSV con una riga di intestazioni: url (dove è apparsa l’immagine), image (il suo file, rispetto a FILE) o hash (64 cifre esadecimali) e, se noti, title, date (2026-11-15) e quality. Può essere compresso con bzip2, gzip o Zstandard. Un’immagine con il suo file si ritrova anche ritagliata e nei fotogrammi; con la sola impronta solo intera.',
      'I fact-check si leggono dagli stessi file di riscontro factchecks import, oggetti MediaReview compresi. Le immagini di cui un giudizio dice di occuparsi si ritrovano con quel giudizio; una pagina che non ne nomina nessuna è nota per la propria illustrazione, senza giudizio.',
      'Ciò che c’è già non viene toccato. Le righe e le immagini che non si possono usare vengono dette e saltate.',
    ],
  },
  faults: {
    noFormat: ({ format }) =>
      `Il formato «${format}» non esiste; usa factchecks, o nessuno per una lista di immagini.`,
    noFileOrFolder: ({ path }) => `Il file o la cartella ${path} non esiste.`,
    baseUrlForFolders: '--base-url è per le cartelle; le righe hanno il proprio url.',
    offline: 'Le immagini dei fact-check si scaricano da dove si trovano: non con OFFLINE=1.',
    formatForFiles: '--format è per i file; una cartella contiene immagini.',
    neither: ({ path }) => `${path} non è né un file né una cartella.`,
    baseUrlNeeded:
      'Una cartella ha bisogno di --base-url, l’indirizzo http o https sotto il quale si trovano i suoi file.',
  },
  moreBad: ({ count }) =>
    `e ${local.plural(count, { one: 'un’altra immagine non utilizzabile', other: `altre ${local.number(count)} immagini non utilizzabili` })}`,
};
