/** What was measured, in sentences. Shares are from 0 to 1. */
import type { Words } from '../../languages.ts';
import { format } from '../format.ts';

export const figures: Words['pages']['figures'] = {
  about:
    'Queste cifre vengono dai documenti che accompagnano il programma e non sono arrotondate a suo favore. Sono state misurate senza rete, senza modello linguistico e senza rilevatori, cioè nel caso più povero; nessuna di esse dice se un singolo verdetto è giusto.',
  measuredOn: ({ day }) => `Misurato il ${day}.`,
  all: ({ document }) =>
    `Tutte le tabelle, i modi per rifarle e gli obiettivi mancati: ${document} (in inglese).`,
  texts: {
    title: 'Testi',
    about: ({ worst }) =>
      `Il confronto dei passaggi, provato su raccolte pubbliche di affermazioni di cui si conosce la risposta. Decide di rado, e quando dice vero o falso non ha sempre ragione; prendere il vero per falso, o il contrario, gli capita poco: ${format.percent(worst)} delle affermazioni nella raccolta peggiore.`,
    headings: {
      collection: 'Raccolta',
      claims: 'Affermazioni',
      decided: 'Dice vero o falso',
      right: 'e ha ragione',
      swapped: 'Scambia vero e falso',
    },
    collections: {
      averitec: 'AVeriTeC (inglese, mai vista in addestramento)',
      climate: 'Climate-FEVER (inglese, mai vista in addestramento)',
      fever_en: 'FEVER (inglese)',
      fever_it: 'FEVER (italiano)',
      xfact_it: 'X-Fact (italiano)',
    },
    common: ({ of, right, silent, opposite }) =>
      `**Affermazioni comuni.** Su ${format.count(of)} frasi scritte come nelle chat, un’installazione appena avviata: livello giusto ${format.percent(right)}, nessuna decisione ${format.percent(silent)}, il contrario del vero ${format.percent(opposite)}.`,
    twoLanguages: ({ share }) =>
      `**Due lingue.** La stessa affermazione, in italiano e in inglese, con lo stesso livello: ${format.percent(share)}.`,
  },
  images: {
    title: 'Immagini',
    realPhotos: ({ of, condemned, suspect }) =>
      `**Foto vere.** Su ${format.count(of)}, dette per errore manipolate o create con IA: ${format.percent(condemned)}; sospette: ${format.percent(suspect)}.`,
    madeByAi: ({ of, share }) =>
      `**Immagini create con IA.** Su ${format.count(of)}, quasi tutte senza più marchi, riconosciute: ${format.percent(share)}. Senza un rilevatore le altre passano quasi tutte per autentiche.`,
    manipulated: ({ of, share }) =>
      `**Immagini manipolate.** Su ${format.count(of)}, dette manipolate o sospette: ${format.percent(share)}. La prudenza verso le foto vere si paga qui.`,
    foundAgain: ({ worst, best, mistakes }) =>
      `**Immagini già note.** Ritrovate dopo ritagli, cornici e nuovi salvataggi: da ${format.percent(worst)} a ${format.percent(best)}, secondo il cambiamento${mistakes ? `, con ${format.count(mistakes.count)} scambi su ${format.count(mistakes.of)} coppie di immagini diverse` : ''}.`,
    time: ({ seconds }) =>
      `**Tempo.** L’esame di una foto da 12 megapixel dura circa ${format.count(seconds)} secondi.`,
  },
  inFull: {
    title: 'Le misure per intero',
    lead: 'È il documento docs/evaluation.md che accompagna il programma, in inglese.',
    back: 'Torna al metodo',
  },
};
