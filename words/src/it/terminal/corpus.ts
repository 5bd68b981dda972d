/** `riscontro corpus`. */
import type { Words } from '../../languages.ts';
import { format } from '../format.ts';

export const corpus: Words['terminal']['corpus'] = {
  summary: 'riempie l’indice dei passaggi con cui si confrontano le affermazioni',
  help: {
    actions: {
      import:
        'aggiunge i testi di un file; se viene interrotto, lo stesso comando riprende da dove si era fermato',
      stats: 'che cosa c’è: passaggi, lingue, date, siti, fact-check, conoscenza inclusa',
      clear: 'dimentica tutti i passaggi',
    },
    options: { format: 'com’è scritto FILE', yes: 'sì, dimenticali' },
    notes: [
      'jsonl, se non si dice altro: FILE contiene un oggetto JSON per riga: doc_id, url, title, text, lang (it o en) e, se nota, date (2026-11-15). I testi lunghi vengono divisi in passaggi.',
      'wikipedia, anche senza --format se FILE si chiama ….xml, ….xml.bz2 o …-pages-articles…: FILE è un dump di Wikipedia in italiano, inglese o inglese semplice, come itwiki-latest-pages-articles.xml.bz2. Gli articoli diventano passaggi con sezione, indirizzo e data; redirect, pagine di disambiguazione e tabelle restano fuori.',
      'FILE può essere compresso con bzip2, gzip o Zstandard. Ciò che c’è già non viene toccato; un doc_id con un altro testo prende il posto di quello vecchio. Ciò che non si può usare viene detto e saltato.',
    ],
  },
  passages: 'passaggi',
  sites: 'siti',
  site: 'sito',
  sizeOnDisk: 'spazio su disco',
  sizeIn: ({ bytes, database, withFactChecks }) =>
    `${format.databaseSize(bytes)} (${database}${withFactChecks ? ', fact-check compresi' : ''})`,
  factChecks: 'fact-check raccolti',
  knowledge: 'conoscenza inclusa',
  knowledgeOff: 'spenta (KNOWLEDGE)',
  knowledgeCounts: ({ claims, facts, edition }) =>
    `${format.number(claims)} affermazioni, ${format.number(facts)} fatti, edizione ${edition}`,
};
