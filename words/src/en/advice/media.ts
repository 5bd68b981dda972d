/** What else to do after the check of an image or a video, by what came out. */
import { format } from '../format.ts';

export const image = {
  mostlyText: ({ claim }: { claim: string }) =>
    `The picture is mostly text: verify what it says with verify-text, ${format.quote(claim)}.`,
  old: 'The picture has been online for long: open the oldest pages of the list and compare their date and place with the story that you are told.',
  authentic:
    'Look for where the picture first appeared, and check that its date, place and caption are the true ones.',
  suspicious:
    'Look at the marked areas, look for an older or larger version of the picture, and ask whoever published it for the original.',
  manipulated: 'Look for the picture that it was made from and compare them before saying what was changed.',
  madeByAi: 'Look for who published it first, and whether they present it as made by AI.',
};

export const video = {
  old: 'The video, or a part of it, has been online for long: open the oldest pages of the list and compare their date and place with the story that you are told.',
  authentic:
    'Look for who published the video first and for a longer version: its date, its place and what comes before and after count as much as the pictures.',
  suspicious:
    'Look at the moments that are named, look for a longer or older version of the video, and ask whoever published it for the original.',
  manipulated:
    'Look for the take that it was made from and compare the moments that are named before saying what was changed.',
  madeByAi: 'Look for who published the video first, and whether they present it as made by AI.',
};
