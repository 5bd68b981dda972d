/** What came out of the check of a video, in one or two sentences. */
import type { Words } from '../../languages.ts';
import { sinceText } from '../appearances.ts';
import { reasonsText, seenInVideo } from './seen.ts';

export const video: Words['summaries']['video'] = {
  seen: seenInVideo,
  suspicious: ({ reasons }) =>
    `Il video ha qualcosa di insolito: ${reasonsText(seenInVideo, reasons)}. Non è una prova: può avere una spiegazione innocente, e i segnali dicono che cosa guardare e quando.`,
  twoSigns: ({ reasons }) =>
    `Due segni indipendenti indicano che il video è stato modificato: ${reasonsText(seenInVideo, reasons)}.`,
  partMadeByAi: 'Il file dichiara che una parte del video è stata creata o cambiata con IA.',
  madeByAiSigned:
    'Il file dichiara che il video è stato creato con IA, e una firma digitale riconosciuta lo conferma.',
  madeByAiMarked:
    'Il file porta un marchio o una dichiarazione che il video è stato creato con IA. Di solito è vero, ma chiunque può aggiungere o togliere un marchio così.',
  madeByAiDetected: 'Due rilevatori automatici indipendenti ritengono il video creato con IA.',
  noSignSigned:
    'Non sono stati trovati segni di manipolazione, e una firma digitale riconosciuta racconta la storia del file.',
  noSignRead:
    'Non sono stati trovati segni di manipolazione né, nei fotogrammi esaminati, di creazione con IA.',
  noSignNotRead:
    'Non sono stati trovati segni di manipolazione; nessun rilevatore ha però cercato video creati con IA, che senza marchi non si riconoscono.',
  old: ({ since }) => `È un video vecchio, ${sinceText(since)}: con una storia più recente inganna.`,
  story: 'La storia raccontata con il video può comunque essere falsa.',
};
