/** The words about text in an image, in both languages. */
import type { Bilingual } from '@riscontro/contract';

const quoteLengthMax = 120;

export const unseenWords: Bilingual = {
  it: "Nell'immagine non si vede testo da leggere.",
  en: 'No text to be read is seen in the picture.',
};

export const tooSlowWords: Bilingual = {
  it: "Nell'immagine sembra esserci del testo, ma la lettura richiedeva troppo tempo e si è fermata.",
  en: 'There seems to be text in the picture, but reading it would have taken too long and was stopped.',
};

export const failedWords: Bilingual = {
  it: "Nell'immagine sembra esserci del testo, ma la lettura automatica non è riuscita.",
  en: 'There seems to be text in the picture, but reading it automatically did not work.',
};

export const illegibleWords: Bilingual = {
  it: "Nell'immagine non è stato trovato testo leggibile.",
  en: 'No legible text was found in the picture.',
};

export const someTextWords = (text: string): Bilingual => ({
  it: `Nell'immagine si legge: «${quote(text)}». Il testo è riportato come è stato letto; se dica il vero è un'altra verifica.`,
  en: `The picture reads: “${quote(text)}”. The text is given as it was read; whether it tells the truth is another check.`,
});

export const mostlyTextWords = (text: string): Bilingual => ({
  it: `L'immagine è soprattutto testo: «${quote(text)}». Un'immagine di testo può essere intatta e dire il falso: conta verificare l'affermazione.`,
  en: `The picture is mostly text: “${quote(text)}”. A picture of a text can be untouched and say what is false: what counts is to check the claim.`,
});

export const ordersWords = (text: string): Bilingual => ({
  it: `Nell'immagine c'è un testo che dà ordini ai programmi di intelligenza artificiale: «${quote(text)}». Qui è stato letto e non eseguito. Sull'autenticità dell'immagine non dice nulla.`,
  en: `The picture holds a text that gives orders to artificial intelligence programs: “${quote(text)}”. Here it was read and not obeyed. It says nothing about whether the picture is authentic.`,
});

/** The first words on one line, without what does not show or turns it round; inner quotation marks become plain ones, so that nothing ends the quotation early. */
function quote(text: string): string {
  const shown = text.replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim();
  const line = shown.replaceAll(/[«»„“”‟"‹›＂「」『』]/gu, "'");
  if (line.length <= quoteLengthMax) return line;
  const start = line.slice(0, quoteLengthMax - 1);
  const space = start.lastIndexOf(' ');
  return `${(space > quoteLengthMax / 2 ? start.slice(0, space) : start).toWellFormed()}…`;
}
