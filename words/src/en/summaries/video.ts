/** What came out of the check of a video, in one or two sentences. */
import { type Since, sinceText } from '../appearances.ts';
import { type Reason, reasonsText, seenInVideo } from './seen.ts';

export const video = {
  seen: seenInVideo,
  suspicious: ({ reasons }: { reasons: readonly Reason[] }) =>
    `The video has something unusual: ${reasonsText(seenInVideo, reasons)}. This is no proof: it may have an innocent explanation, and the signals say what to look at and when.`,
  twoSigns: ({ reasons }: { reasons: readonly Reason[] }) =>
    `Two independent signs indicate that the video was altered: ${reasonsText(seenInVideo, reasons)}.`,
  partMadeByAi: 'The file declares that a part of the video was made or changed by AI.',
  madeByAiSigned:
    'The file declares that the video was made by AI, and a digital signature that is trusted here confirms it.',
  madeByAiMarked:
    'The file bears a mark or a declaration that the video was made by AI. Usually this is true, but anybody can add or remove such a mark.',
  madeByAiDetected: 'Two independent automatic detectors take the video for made by AI.',
  noSignSigned:
    'No sign of manipulation was found, and a digital signature that is trusted here tells the history of the file.',
  noSignRead: 'No sign of manipulation was found, nor of creation by AI in the frames that were examined.',
  noSignNotRead:
    'No sign of manipulation was found; but no detector has looked for videos made by AI, which cannot be told without marks.',
  old: ({ since }: { since: Since }) =>
    `It is an old video, ${sinceText(since)}: with a more recent story it misleads.`,
  story: 'The story told with the video can still be false.',
};
