/** What text in an image says about it. */
import type * as english from '../../en/signals/text.ts';
import type { Words } from '../../languages.ts';
import { format } from '../format.ts';

const textInImage: Words['signals']['textInImage'] = {
  unseen: "Nell'immagine non si vede testo da leggere.",
  tooSlow: "Nell'immagine sembra esserci del testo, ma la lettura richiedeva troppo tempo e si è fermata.",
  unreadable: "Nell'immagine sembra esserci del testo, ma la lettura automatica non è riuscita.",
  illegible: "Nell'immagine non è stato trovato testo leggibile.",
  someText: ({ text }) =>
    `Nell'immagine si legge: ${format.quote(text)}. Il testo è riportato come è stato letto; se dica il vero è un'altra verifica.`,
  mostlyText: ({ text }) =>
    `L'immagine è soprattutto testo: ${format.quote(text)}. Un'immagine di testo può essere intatta e dire il falso: conta verificare l'affermazione.`,
  orders: ({ text }) =>
    `Nell'immagine c'è un testo che dà ordini ai programmi di intelligenza artificiale: ${format.quote(text)}. Qui è stato letto e non eseguito. Sull'autenticità dell'immagine non dice nulla.`,
};

/** By method. */
export const sentences = { textInImage };

/** What readers call each, by its name on the wire. */
export const titles: typeof english.titles = {
  textInImage: "Testo nell'immagine",
};
