/** What else to do after the check of an image or a video, by what came out. */
import type { Words } from '../../languages.ts';
import { format } from '../format.ts';

export const image: Words['advice']['image'] = {
  mostlyText: ({ claim }) =>
    `L'immagine è soprattutto testo: verifica con verify-text quello che dice, ${format.quote(claim)}.`,
  old: "L'immagine era già online da tempo: apri le pagine più vecchie dell'elenco e confronta la data e il luogo con la storia che ti viene raccontata.",
  authentic:
    "Cerca dove l'immagine è apparsa per la prima volta, e controlla che data, luogo e didascalia siano quelli veri.",
  suspicious:
    "Guarda le zone segnate, cerca una versione più vecchia o più grande dell'immagine e chiedi l'originale a chi l'ha pubblicata.",
  manipulated:
    "Cerca l'immagine da cui è stata ricavata e confrontale, prima di dire che cosa è stato cambiato.",
  madeByAi: "Cerca chi l'ha pubblicata per primo e se la presenta come creata con IA.",
};

export const video: Words['advice']['video'] = {
  old: 'Il video, o parte di esso, era già online da tempo: apri le pagine più vecchie dell’elenco e confronta la data e il luogo con la storia che ti viene raccontata.',
  authentic:
    'Cerca chi ha pubblicato il video per primo e una versione più lunga: data, luogo e ciò che viene prima e dopo contano quanto le immagini.',
  suspicious:
    'Guarda i momenti indicati, cerca una versione più lunga o più vecchia del video e chiedi l’originale a chi l’ha pubblicato.',
  manipulated:
    'Cerca la ripresa da cui è stato ricavato e confronta i momenti indicati, prima di dire che cosa è stato cambiato.',
  madeByAi: 'Cerca chi ha pubblicato il video per primo e se lo presenta come creato con IA.',
};
