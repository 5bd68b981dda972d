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
  allarme: 'strong signal',
  attenzione: 'worth a look',
  ok: 'nothing to report',
  inconcludente: 'inconclusive',
  non_applicabile: 'not applicable',
  non_eseguito: 'did not run',
  errore: 'failed',
};

export const signalKinds = {
  provenienza: 'provenance',
  metadati: 'data in the file',
  forense: 'forensic analysis',
  rilevatore: 'automatic detector',
  ricerca_inversa: 'reverse image search',
  volti: 'faces',
  audio: 'audio',
  temporale: 'passing of time',
  contenitore: 'structure of the file',
  testo: 'text',
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
