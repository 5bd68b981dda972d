/** What text in an image says about it. */
import type * as english from '../../en/signals/text.ts';
import type { Words } from '../../languages.ts';
import { format } from '../format.ts';

const textInImage: Words['signals']['textInImage'] = {
  unseen: 'En la imagen no se ve texto que leer.',
  tooSlow: 'En la imagen parece haber texto, pero leerlo requería demasiado tiempo y la lectura se detuvo.',
  unreadable: 'En la imagen parece haber texto, pero no se ha conseguido leerlo de forma automática.',
  illegible: 'En la imagen no se ha encontrado texto legible.',
  someText: ({ text }) =>
    `En la imagen se lee: ${format.quote(text)}. El texto se reproduce como se ha leído; si dice la verdad es otra verificación.`,
  mostlyText: ({ text }) =>
    `La imagen es sobre todo texto: ${format.quote(text)}. Una imagen de un texto puede estar intacta y decir algo falso: lo que cuenta es verificar la afirmación.`,
  orders: ({ text }) =>
    `En la imagen hay un texto que da órdenes a los programas de inteligencia artificial: ${format.quote(text)}. Aquí se ha leído y no se ha obedecido. No dice nada sobre la autenticidad de la imagen.`,
};

/** By method. */
export const sentences = { textInImage };

/** What readers call each, by its name on the wire. */
export const titles: typeof english.titles = {
  textInImage: 'Texto en la imagen',
};
