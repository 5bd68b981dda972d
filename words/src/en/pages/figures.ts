/** What was measured, in sentences. Shares are from 0 to 1. */
import { format } from '../format.ts';

export const figures = {
  about:
    'These figures come from the documents that belong to the program and are not rounded in its favour. They were measured without a network, without a language model and without detectors, that is in the poorest case; none of them says whether a single verdict is right.',
  measuredOn: ({ day }: { day: string }) => `Measured on ${day}.`,
  all: ({ document }: { document: string }) =>
    `All tables, how to measure them again, and the aims that were missed: ${document}.`,
  texts: {
    title: 'Texts',
    about: ({ worst }: { worst: number }) =>
      `The comparison of passages, tried on public collections of claims whose answer is known. It seldom decides, and when it says true or false it is not always right; to take true for false, or the reverse, is rare: ${format.percent(worst)} of the claims in the worst collection.`,
    headings: {
      collection: 'Collection',
      claims: 'Claims',
      decided: 'Says true or false',
      right: 'and is right',
      swapped: 'Swaps true and false',
    },
    collections: {
      averitec: 'AVeriTeC (English, never seen in training)',
      climate: 'Climate-FEVER (English, never seen in training)',
      fever_en: 'FEVER (English)',
      fever_it: 'FEVER (Italian)',
      xfact_it: 'X-Fact (Italian)',
    },
    common: ({
      of,
      right,
      silent,
      opposite,
    }: {
      of: number;
      right: number;
      silent: number;
      opposite: number;
    }) =>
      `**Common claims.** Of ${format.count(of)} sentences written as in chats, a fresh installation: right level ${format.percent(right)}, no decision ${format.percent(silent)}, the opposite of the truth ${format.percent(opposite)}.`,
    twoLanguages: ({ share }: { share: number }) =>
      `**Two languages.** The same claim, in Italian and in English, with the same level: ${format.percent(share)}.`,
  },
  images: {
    title: 'Images',
    realPhotos: ({ of, condemned, suspect }: { of: number; condemned: number; suspect: number }) =>
      `**Real photos.** Of ${format.count(of)}, wrongly called manipulated or made with AI: ${format.percent(condemned)}; suspicious: ${format.percent(suspect)}.`,
    madeByAi: ({ of, share }: { of: number; share: number }) =>
      `**Pictures made with AI.** Of ${format.count(of)}, most of them without marks any more, recognised: ${format.percent(share)}. Without a detector nearly all of the others pass for authentic.`,
    manipulated: ({ of, share }: { of: number; share: number }) =>
      `**Manipulated pictures.** Of ${format.count(of)}, called manipulated or suspicious: ${format.percent(share)}. Caution with real photos has its price here.`,
    foundAgain: ({
      worst,
      best,
      mistakes,
    }: {
      worst: number;
      best: number;
      mistakes?: { count: number; of: number } | undefined;
    }) =>
      `**Known pictures.** Found again after crops, frames and new saving: ${format.percent(worst)} to ${format.percent(best)}, depending on the change${mistakes ? `, with ${format.count(mistakes.count)} mistakes in ${format.count(mistakes.of)} pairs of different pictures` : ''}.`,
    time: ({ seconds }: { seconds: number }) =>
      `**Time.** The examination of a photo of 12 megapixels takes about ${format.count(seconds)} seconds.`,
  },
  inFull: {
    title: 'The measurements in full',
    lead: 'This is the document docs/evaluation.md that belongs to the program.',
    back: 'Back to the method',
  },
};
