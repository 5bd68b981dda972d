/** What each method for images and videos says, by its name; `shared`: what several of them say, `page`: what is noticed about an article's page. */
import type { Words } from '../../languages.ts';
import { blockGrid, doubleCompression, quantisation, resampling } from './compression.ts';
import { container } from './container.ts';
import { aiDetector, voiceDetector } from './detectors.ts';
import { faces } from './faces.ts';
import { dates, dimensions, editHistory, exif, thumbnail } from './metadata.ts';
import { page } from './page.ts';
import { copyMove, errorLevel, foreignAreas, jpegGhosts, noiseLevel } from './pixels.ts';
import { c2pa, digitalSource, generatorMark } from './provenance.ts';
import { reverseSearch } from './reverse-search.ts';
import { shared } from './shared.ts';
import { soundJoints, soundLength, soundTrack } from './sound.ts';
import { textInImage } from './text.ts';
import {
  cadence,
  cuts,
  freezes,
  gopStructure,
  grain,
  insertions,
  reEncoding,
  repetitions,
  reversals,
} from './time.ts';

export const signals: Words['signals'] = {
  shared,
  c2pa,
  digitalSource,
  generatorMark,
  exif,
  thumbnail,
  dates,
  dimensions,
  editHistory,
  container,
  quantisation,
  doubleCompression,
  blockGrid,
  resampling,
  errorLevel,
  noiseLevel,
  jpegGhosts,
  copyMove,
  foreignAreas,
  cuts,
  freezes,
  repetitions,
  reversals,
  insertions,
  grain,
  cadence,
  gopStructure,
  reEncoding,
  soundTrack,
  soundLength,
  soundJoints,
  faces,
  aiDetector,
  voiceDetector,
  textInImage,
  reverseSearch,
  page,
};
