/** What each method for images and videos saw, as part of a sentence. */
import type { Words } from '../../languages.ts';
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

export const seenInImage: Words['summaries']['image']['seen'] = {
  ...seen,
  ...pixels.seenInImage,
  ...detectors.seenInImage,
};

export const seenInVideo: Words['summaries']['video']['seen'] = {
  ...seen,
  ...pixels.seenInVideo,
  ...detectors.seenInVideo,
};

type Reasons = Parameters<Words['summaries']['image']['suspicious']>[0]['reasons'];

export const reasonsText = (table: typeof seenInImage, reasons: Reasons) =>
  reasons
    .map(({ seen: what, moment }) => (moment ? `${table[what]} (${momentText(moment)})` : table[what]))
    .join(', y ');
