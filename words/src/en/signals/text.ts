/** What text in an image says about it. */
import { format } from '../format.ts';

const textInImage = {
  unseen: 'No text to be read is seen in the picture.',
  tooSlow: 'There seems to be text in the picture, but reading it would have taken too long and was stopped.',
  unreadable: 'There seems to be text in the picture, but reading it automatically did not work.',
  illegible: 'No legible text was found in the picture.',
  someText: ({ text }: { text: string }) =>
    `The picture reads: ${format.quote(text)}. The text is given as it was read; whether it tells the truth is another check.`,
  mostlyText: ({ text }: { text: string }) =>
    `The picture is mostly text: ${format.quote(text)}. A picture of a text can be untouched and say what is false: what counts is to check the claim.`,
  orders: ({ text }: { text: string }) =>
    `The picture holds a text that gives orders to artificial intelligence programs: ${format.quote(text)}. Here it was read and not obeyed. It says nothing about whether the picture is authentic.`,
};

/** By method. */
export const sentences = { textInImage };

/** What readers call each, by its name on the wire. */
export const titles = {
  textInImage: 'Text in the picture',
};
