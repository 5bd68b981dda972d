/** `riscontro eval`. */
import type { Words } from '../../languages.ts';
import { format } from '../format.ts';

const number = (count: number) => format.number(count);
const claimCount = (count: number) =>
  `${number(count)} ${format.plural(count, { one: 'affermazione', other: 'affermazioni' })}`;

export const evaluation: Words['terminal']['eval'] = {
  summary: 'misura il metodo su affermazioni e immagini di cui si conosce la risposta',
  help: {
    actions: {},
    groups: { text: 'eval text:', media: 'eval media:' },
    options: {
      corpus: 'i testi in cui cercare, un oggetto JSON per riga: doc_id, url, title, text, lang',
      claims: 'le affermazioni da verificare, un oggetto JSON per riga: id, claim, lang (it o en)',
      manifest:
        'i file da giudicare, un oggetto JSON per riga: id, path (rispetto al manifesto), kind (image, video)',
      variants: 'giudica anche copie di ogni immagine: salvata di nuovo, rimpicciolita, ritagliata',
      maps: 'scrive anche mappe di calore, nella cartella che si chiama come --out più .maps',
      jobs: 'quanti file si giudicano insieme; se manca, uno per core',
      out: 'dove vanno le risposte, una riga appena è pronta: id, level, score, ms e, per le affermazioni, evidence; per i file, signals, c2pa, exif',
      json: 'stampa i punteggi come JSON e nient’altro',
    },
    notes: [
      'Il corpus viene messo in un indice tutto suo, che alla fine viene tolto; i tuoi indici e la conoscenza inclusa restano fuori, e nessuna richiesta lascia questa macchina. Ciò che non si può verificare riceve una riga con il suo errore.',
      'Le affermazioni che indicano anche dataset, level, truth e gold, e i file che indicano anche label e source, ricevono alla fine un punteggio.',
    ],
  },
  faults: {
    noKind: ({ kind }) => `La valutazione di «${kind}» non esiste.`,
    notUnderstood: ({ text }) => `«${text}» non si capisce.`,
    badJobs: '--jobs è un numero da 1 a 64.',
    noFolder: ({ path }) => `La cartella ${path} non esiste.`,
    isFolder: ({ path }) => `${path} è una cartella.`,
    isRead: ({ path }) => `${path} viene letto da questa valutazione; le risposte vogliono un altro file.`,
    stopped: 'Interrotto. Le risposte già pronte sono nel file.',
    noClaims: ({ path }) => `${path} non contiene affermazioni.`,
    noTexts: ({ path }) => `${path} non contiene testi.`,
    noFiles: ({ path }) => `${path} non nomina nessun file.`,
  },
  number: ({ count }) => number(count),
  noFurtherFaults: 'Gli altri errori non vengono detti uno per uno.',
  readingCorpus: 'lettura del corpus',
  claimsDone: ({ done, total }) => `${number(done)} di ${claimCount(total)}`,
  filesDone: ({ done, total }) => `${number(done)} di ${number(total)} file`,
  claimsChecked: ({ claims, passages, failed, path }) =>
    `${claimCount(claims)} a confronto con ${number(passages)} passaggi, ${number(failed)} senza risposta. Le risposte sono in ${path}.`,
  filesJudged: ({ files, path }) => `${number(files)} file giudicati. Le risposte sono in ${path}.`,
  mean: ({ macroF1, accuracy }) => `Media degli insiemi: macro-F1 ${macroF1}, accuratezza ${accuracy}.`,
  agreement: ({ share, claims }) => `Italiano e inglese concordano su ${share} di ${claimCount(claims)}.`,
  headings: {
    set: 'insieme',
    claims: 'affermazioni',
    accuracy: 'accuratezza',
    macroF1: 'macro-F1',
    flips: 'ribaltati',
    committed: 'decisi',
    right: 'giusti',
    brier: 'Brier',
    ece: 'ECE',
    recallAt5: 'recall@5',
    strictAt5: 'strict@5',
    p95: 'p95',
  },
};
