/** What came out of the check of an image, in one or two sentences. */
import type { Words } from '../../languages.ts';
import { sinceText } from '../appearances.ts';
import { reasonsText, seenInImage } from './seen.ts';

export const image: Words['summaries']['image'] = {
  seen: seenInImage,
  suspicious: ({ reasons }) =>
    `L'immagine ha qualcosa di insolito: ${reasonsText(seenInImage, reasons)}. Non è una prova: può avere una spiegazione innocente, e i segnali dicono che cosa guardare.`,
  twoSigns: ({ reasons }) =>
    `Due segni indipendenti indicano che l'immagine è stata modificata: ${reasonsText(seenInImage, reasons)}.`,
  partMadeByAi: "Il file dichiara che una parte dell'immagine è stata creata o cambiata con IA.",
  madeByAiSigned:
    "Il file dichiara che l'immagine è stata creata con IA, e una firma digitale riconosciuta lo conferma.",
  madeByAiMarked:
    "Il file porta un marchio o una dichiarazione che l'immagine è stata creata con IA. Di solito è vero, ma chiunque può aggiungere o togliere un marchio così.",
  noSignSigned:
    'Non sono stati trovati segni di manipolazione, e una firma digitale riconosciuta racconta la storia del file.',
  noSignRead: 'Non sono stati trovati segni di manipolazione né di creazione con IA.',
  noSignNotRead:
    'Non sono stati trovati segni di manipolazione; nessun rilevatore ha però cercato immagini create con IA, che senza marchi non si riconoscono.',
  old: ({ since }) => `È un'immagine vecchia, ${sinceText(since)}: con una storia più recente inganna.`,
  story: "La storia raccontata con l'immagine può comunque essere falsa.",
};
