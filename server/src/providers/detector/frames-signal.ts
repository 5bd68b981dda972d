/** From what one detector says of single frames to a signal about the video. */
import { momentsMax } from '../../domain/media-signal.ts';
import type { DetectorView } from './detector.ts';
import {
  type DetectorSignal,
  failedSignal,
  type KnownDetector,
  meaningOf,
  rawStrengthMax,
  stepOf,
  steps,
  strengthMax,
} from './detector-signal.ts';

const method = 'aiDetector';

export interface FrameReading {
  readonly timeSeconds: number;
  readonly views: readonly DetectorView[];
}

/** So many frames have to be read for a video to be judged by them. */
const framesMin = 3;
/** More than half of the frames carry a finding; with more than this and no majority the detector cannot tell. */
const undecidedShare = 0.25;

/**
 * Single frames of real videos often look strange to detectors of images. A frame counts for what its least sure copy
 * says, the video for what its middle frame says, and a finding needs more than half of the frames.
 */
export function framesSignal(detector: KnownDetector, readings: readonly FrameReading[]): DetectorSignal {
  const frames = readings
    .filter(({ views }) => views.length > 0)
    .map(({ timeSeconds, views }) => {
      const probability = Math.min(...views.map((view) => view.probability));
      return { timeSeconds, probability, step: stepOf(probability, detector.thresholds) };
    })
    .sort((a, b) => b.probability - a.probability);
  const middle = frames[frames.length >> 1];
  if (!middle) return failedSignal(detector, 'image');
  const speaking = frames.filter(({ step }) => step > 0);
  const { id, finds } = detector;
  const counts = { id, finds, speaking: speaking.length, all: frames.length };
  if (frames.length < framesMin) {
    return {
      method,
      outcome: 'inconclusive',
      detail: [{ code: 'framesTooFew', values: { id, all: frames.length } }],
    };
  }
  const share = speaking.length / frames.length;
  if (share <= undecidedShare)
    return { method, outcome: 'ok', detail: [{ code: 'framesSilent', values: counts }] };
  const moments = speaking
    .slice(0, momentsMax)
    .map(({ timeSeconds }) => ({ fromSeconds: timeSeconds, toSeconds: timeSeconds }));
  if (middle.step === 0) {
    return {
      method,
      outcome: 'inconclusive',
      detail: [{ code: 'framesUndecided', values: counts }],
      moments,
    };
  }
  const values = {
    ...counts,
    middle: middle.probability,
    strongestSeconds: speaking[0]?.timeSeconds ?? 0,
  };
  const isCalibrated = detector.thresholds.alarm !== undefined;
  return {
    method,
    outcome: middle.step === steps.indexOf('alarm') ? 'alarm' : 'attention',
    strength: Math.min(middle.probability, isCalibrated ? strengthMax : rawStrengthMax),
    meaning: meaningOf(detector),
    detail: [{ code: 'framesFound', values }, { code: 'caution' }],
    moments,
  };
}
