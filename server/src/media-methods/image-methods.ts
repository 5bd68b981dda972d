/**
 * Every method for images, in the order of the report. A method that did not run is in the report all the same, with
 * the reason.
 */
import type { MethodDescriptor } from '../domain/media-method.ts';
import { faces } from '../faces/faces-signal.ts';
import { copyMove } from '../forensics/copy-move/copy-move.ts';
import { blockGrid } from '../forensics/file/block-grid.ts';
import { doubleCompression } from '../forensics/file/double-compression.ts';
import { quantisation } from '../forensics/file/quantisation.ts';
import { resampling } from '../forensics/file/resampling.ts';
import { errorLevel } from '../forensics/pixel/error-level.ts';
import { foreignAreas } from '../forensics/pixel/foreign-areas.ts';
import { jpegGhosts } from '../forensics/pixel/jpeg-ghosts.ts';
import { noiseLevel } from '../forensics/pixel/noise-level.ts';
import { dates } from '../metadata/dates-signal.ts';
import { dimensions } from '../metadata/dimensions-signal.ts';
import { editHistory } from '../metadata/edit-history-signal.ts';
import { exif } from '../metadata/exif-signal.ts';
import { thumbnail } from '../metadata/thumbnail-signal.ts';
import { textInImage } from '../ocr/text-signal.ts';
import { reverseSearch } from '../pipelines/media/reverse-signal.ts';
import { c2pa } from '../provenance/c2pa/c2pa-signal.ts';
import { digitalSource } from '../provenance/digital-source.ts';
import { generatorMark } from '../provenance/generator/generator-signal.ts';
import { aiDetector } from '../providers/detector/detector-signal.ts';

export const imageMethods = [
  c2pa,
  digitalSource,
  generatorMark,
  exif,
  thumbnail,
  dates,
  dimensions,
  editHistory,
  quantisation,
  doubleCompression,
  blockGrid,
  resampling,
  errorLevel,
  noiseLevel,
  jpegGhosts,
  copyMove,
  foreignAreas,
  aiDetector,
  textInImage,
  reverseSearch,
  faces,
] as const satisfies readonly MethodDescriptor[];
