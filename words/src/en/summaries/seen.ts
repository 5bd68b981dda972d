/** What each method for images and videos saw, as part of a sentence. */
import type { Moment } from '../../format.ts';
import { momentText } from '../moments.ts';

/** In the file, in its pixels, in its course and in its sound. */
export const seen = {
  c2pa: 'its signed history does not fit the file',
  editHistory: 'the file tells that it was put together from several documents',
  thumbnail: 'the preview hidden in the file shows another picture',
  doubleCompression: 'one area was compressed otherwise than the rest',
  blockGrid: 'one area has another compression grid than the rest',
  jpegGhosts: 'one area bears traces of another compression',
  cuts: 'a take that looks continuous was cut',
  freezes: 'the picture stands still while the take goes on',
  repetitions: 'the same stretch appears twice',
  reversals: 'a stretch seems to run backwards in time',
  insertions: 'a stretch seems to be put into a take that runs on without it',
  grain: 'grain or sharpness change all at once within a take',
  gopStructure: 'the structure of the compression changes where the take goes on',
  faces: 'a face behaves otherwise than what surrounds it',
  soundJoints: 'the sound shows a splice',
  voiceDetector: 'an automatic detector takes the voice for made by AI',
};

export const seenInImage = {
  ...seen,
  copyMove: 'one part seems to be copied from another place of the same picture',
  foreignAreas: 'one area differs from the rest in more than one way',
  detectedMadeByAi: 'an automatic detector takes it for made by AI',
  detectedAltered: 'an automatic detector takes it for altered',
};

export const seenInVideo = {
  ...seen,
  copyMove: 'one part of the frames seems to be copied from another place',
  foreignAreas: 'one area of the frames differs from the rest',
  detectedMadeByAi: 'an automatic detector takes its frames for made by AI',
  detectedAltered: 'an automatic detector takes its frames for altered',
};

/** What a level rests on: what was seen, and when first. */
export interface Reason {
  readonly seen: keyof typeof seenInImage;
  readonly moment?: Moment | undefined;
}

export const reasonsText = (table: typeof seenInImage, reasons: readonly Reason[]) =>
  reasons
    .map(({ seen: what, moment }) => (moment ? `${table[what]} (${momentText(moment)})` : table[what]))
    .join(', and ');
