/** What came out of the check of an image, in one or two sentences. */
import { type Since, sinceText } from '../appearances.ts';
import { type Reason, reasonsText, seenInImage } from './seen.ts';

export const image = {
  seen: seenInImage,
  suspicious: ({ reasons }: { reasons: readonly Reason[] }) =>
    `The picture has something unusual: ${reasonsText(seenInImage, reasons)}. This is no proof: it may have an innocent explanation, and the signals say what to look at.`,
  twoSigns: ({ reasons }: { reasons: readonly Reason[] }) =>
    `Two independent signs indicate that the picture was altered: ${reasonsText(seenInImage, reasons)}.`,
  partMadeByAi: 'The file declares that a part of the picture was made or changed by AI.',
  madeByAiSigned:
    'The file declares that the picture was made by AI, and a digital signature that is trusted here confirms it.',
  madeByAiMarked:
    'The file bears a mark or a declaration that the picture was made by AI. Usually this is true, but anybody can add or remove such a mark.',
  noSignSigned:
    'No sign of manipulation was found, and a digital signature that is trusted here tells the history of the file.',
  noSignRead: 'No sign of manipulation or of creation by AI was found.',
  noSignNotRead:
    'No sign of manipulation was found; but no detector has looked for pictures made by AI, which cannot be told without marks.',
  old: ({ since }: { since: Since }) =>
    `It is an old picture, ${sinceText(since)}: with a more recent story it misleads.`,
  story: 'The story told with the picture can still be false.',
};
