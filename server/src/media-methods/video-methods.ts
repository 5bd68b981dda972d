/**
 * Every method for videos, in the order of the report. One that images have as well is the same method, carried out on
 * frames.
 */
import type { MethodDescriptor } from '../domain/media-method.ts';
import { faces } from '../faces/faces-signal.ts';
import { copyMove } from '../forensics/copy-move/copy-move.ts';
import { foreignAreas } from '../forensics/pixel/foreign-areas.ts';
import { soundJoints } from '../forensics/sound/sound-joints.ts';
import { soundLength } from '../forensics/sound/sound-length.ts';
import { soundTrack } from '../forensics/sound/sound-track.ts';
import { cadence } from '../forensics/time/cadence.ts';
import { cuts } from '../forensics/time/cuts.ts';
import { freezes } from '../forensics/time/freezes.ts';
import { gopStructure } from '../forensics/time/gop-structure.ts';
import { grain } from '../forensics/time/grain.ts';
import { insertions } from '../forensics/time/insertions.ts';
import { reEncoding } from '../forensics/time/re-encoding.ts';
import { repetitions } from '../forensics/time/repetitions.ts';
import { reversals } from '../forensics/time/reversals.ts';
import { dates } from '../metadata/dates-signal.ts';
import { editHistory } from '../metadata/edit-history-signal.ts';
import { exif } from '../metadata/exif-signal.ts';
import { container } from '../metadata/video/container-signal.ts';
import { reverseSearch } from '../pipelines/media/reverse-signal.ts';
import { c2pa } from '../provenance/c2pa/c2pa-signal.ts';
import { digitalSource } from '../provenance/digital-source.ts';
import { generatorMark } from '../provenance/generator/generator-signal.ts';
import { aiDetector } from '../providers/detector/detector-signal.ts';
import { voiceDetector } from '../providers/detector/voice-signal.ts';

export const videoMethods = [
  c2pa,
  digitalSource,
  generatorMark,
  exif,
  dates,
  editHistory,
  container,
  cuts,
  freezes,
  repetitions,
  reversals,
  insertions,
  grain,
  cadence,
  gopStructure,
  reEncoding,
  copyMove,
  foreignAreas,
  faces,
  soundTrack,
  soundLength,
  soundJoints,
  aiDetector,
  voiceDetector,
  reverseSearch,
] as const satisfies readonly MethodDescriptor[];

/** Those that look at the order and the rhythm of frames. */
export const timeMethods = videoMethods.filter((method) => 'examine' in method);

/** Those that listen to the sound. */
export const soundMethods = videoMethods.filter((method) => 'listen' in method);
