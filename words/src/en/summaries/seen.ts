/** What each method for images and videos saw, as part of a sentence. */
import type { Moment } from '../../format.ts';
import { momentText } from '../moments.ts';
import * as compression from '../signals/compression.ts';
import * as detectors from '../signals/detectors.ts';
import * as faces from '../signals/faces.ts';
import * as metadata from '../signals/metadata.ts';
import * as pixels from '../signals/pixels.ts';
import * as provenance from '../signals/provenance.ts';
import * as sound from '../signals/sound.ts';
import * as time from '../signals/time.ts';

const seen = {
  ...provenance.seen,
  ...metadata.seen,
  ...compression.seen,
  ...pixels.seen,
  ...time.seen,
  ...faces.seen,
  ...sound.seen,
  ...detectors.seen,
};

export const seenInImage = {
  ...seen,
  ...pixels.seenInImage,
  ...detectors.seenInImage,
};

export const seenInVideo = {
  ...seen,
  ...pixels.seenInVideo,
  ...detectors.seenInVideo,
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
