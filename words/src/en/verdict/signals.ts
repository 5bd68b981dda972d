/** Signals of images and videos, and of the pages of articles. */
import * as compression from '../signals/compression.ts';
import * as container from '../signals/container.ts';
import * as detectors from '../signals/detectors.ts';
import * as faces from '../signals/faces.ts';
import * as metadata from '../signals/metadata.ts';
import * as pixels from '../signals/pixels.ts';
import * as provenance from '../signals/provenance.ts';
import * as reverseSearch from '../signals/reverse-search.ts';
import * as sound from '../signals/sound.ts';
import * as text from '../signals/text.ts';
import * as time from '../signals/time.ts';

export const outcomes = {
  alarm: 'strong signal',
  attention: 'worth a look',
  ok: 'nothing to report',
  inconclusive: 'inconclusive',
  not_applicable: 'not applicable',
  not_run: 'did not run',
  error: 'failed',
};

export const signalKinds = {
  provenance: 'provenance',
  metadata: 'data in the file',
  forensics: 'forensic analysis',
  detector: 'automatic detector',
  reverseSearch: 'reverse image search',
  faces: 'faces',
  sound: 'audio',
  time: 'passing of time',
  container: 'structure of the file',
  text: 'text',
};

export const methods = {
  ...provenance.titles,
  ...metadata.titles,
  ...container.titles,
  ...compression.titles,
  ...pixels.titles,
  ...time.titles,
  ...faces.titles,
  ...sound.titles,
  ...detectors.titles,
  ...text.titles,
  ...reverseSearch.titles,
};

export const signalList = {
  speaking: 'Signals to look at',
  none: 'None of the checks that ran found anything unusual.',
  quiet: 'Checks that found nothing unusual',
  absent: 'Checks that do not apply or did not run',
  map: 'Open the map',
};

/** Of a video. */
export const moments = {
  title: 'Moments:',
  still: ({ time }: { time: string }) => `Frame at ${time}`,
  stretch: ({ from, to }: { from: string; to: string }) => `${from} to ${to}`,
};
