/** The steps of the checks of images and videos, as they are told to those who wait. */
import { format } from '../format.ts';

export const image = {
  fetching: 'Fetching the picture',
  decoding: 'Opening the file',
  provenance: 'Reading provenance and metadata',
  compression: 'Examining traces of compression',
  pixels: 'Examining the pixels',
  copies: 'Looking for copied parts',
  text: 'Reading the text in the picture',
  search: 'Looking for earlier appearances',
  verdict: 'Weighing the signals',
};

export const video = {
  fetching: 'Fetching the video',
  decoding: 'Opening the file',
  provenance: 'Reading provenance and metadata',
  frames: 'Reading the frames',
  time: 'Examining the passing of time',
  sound: 'Examining the sound',
  pixels: 'Examining single frames',
  detectors: 'Asking the automatic detectors',
  search: 'Looking for earlier appearances',
  verdict: 'Weighing the signals',
};

/** While other videos are examined. */
export const videoQueue = {
  next: 'Waiting: this video is next',
  waiting: ({ before }: { before: number }) =>
    format.plural(before, {
      one: 'Waiting: there is one video before this one',
      other: `Waiting: there are ${before} videos before this one`,
    }),
};
