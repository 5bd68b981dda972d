/** From what one detector says of single frames to a signal about the video. */
import { momentsMax } from '../../domain/media-signal.ts';
import { timeWords } from '../../domain/time-words.ts';
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
import { caution, outOfHundred, videoFindingWords } from './detector-words.ts';

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
  const counts = {
    detector,
    speaking: speaking.length,
    all: frames.length,
    probability: middle.probability,
  };
  if (frames.length < framesMin) return tooFew(counts);
  const share = speaking.length / frames.length;
  if (share <= undecidedShare) return silent(counts);
  const moments = speaking
    .slice(0, momentsMax)
    .map(({ timeSeconds }) => ({ fromSeconds: timeSeconds, toSeconds: timeSeconds }));
  if (middle.step === 0) return { ...undecided(counts), moments };
  const isCalibrated = detector.thresholds.alarm !== undefined;
  return {
    method: 'aiDetector',
    outcome: middle.step === steps.indexOf('alarm') ? 'alarm' : 'attention',
    strength: Math.min(middle.probability, isCalibrated ? strengthMax : rawStrengthMax),
    meaning: meaningOf(detector),
    detail: spokenWords(counts, speaking[0]?.timeSeconds ?? 0),
    moments,
  };
}

interface Counts {
  readonly detector: KnownDetector;
  readonly speaking: number;
  readonly all: number;
  /** Of the middle frame. */
  readonly probability: number;
}

function spokenWords(
  { detector: { id, finds }, speaking, all, probability }: Counts,
  strongestSeconds: number,
): DetectorSignal['detail'] {
  const words = videoFindingWords[finds];
  const number = outOfHundred(probability);
  const when = timeWords(strongestSeconds);
  return {
    it: `Il rilevatore ${id} indica ${speaking} dei ${all} fotogrammi letti come ${words.it} (a metà classifica ${number.it}), il più deciso a ${when.it}. È fatto per immagini singole. ${caution.it}`,
    en: `The detector ${id} takes ${speaking} of the ${all} frames that it read for ${words.en} (the middle one ${number.en}), most decidedly at ${when.en}. It is made for single pictures. ${caution.en}`,
  };
}

function silent({ detector: { id, finds }, speaking, all }: Counts): DetectorSignal {
  const words = videoFindingWords[finds];
  return {
    method: 'aiDetector',
    outcome: 'ok',
    detail: {
      it: `Il rilevatore ${id} ha letto ${all} fotogrammi e ne indica ${speaking} come ${words.it}: troppo pochi per dire qualcosa. Questo non dimostra che il video sia autentico.`,
      en: `The detector ${id} has read ${all} frames and takes ${speaking} of them for ${words.en}: too few to say anything. This does not prove that the video is authentic.`,
    },
  };
}

function undecided({ detector: { id, finds }, speaking, all }: Counts): DetectorSignal {
  const words = videoFindingWords[finds];
  return {
    method: 'aiDetector',
    outcome: 'inconclusive',
    detail: {
      it: `Il rilevatore ${id} indica ${speaking} dei ${all} fotogrammi letti come ${words.it}, e gli altri no: un giudizio che cambia così non dice nulla sul video.`,
      en: `The detector ${id} takes ${speaking} of the ${all} frames that it read for ${words.en}, and the others not: a judgement that changes like this says nothing about the video.`,
    },
  };
}

function tooFew({ detector: { id }, all }: Counts): DetectorSignal {
  return {
    method: 'aiDetector',
    outcome: 'inconclusive',
    detail: {
      it: `Il rilevatore ${id} ha potuto leggere soltanto ${all === 1 ? 'un fotogramma' : `${all} fotogrammi`}: troppo poco per giudicare un video.`,
      en: `The detector ${id} could read only ${all === 1 ? 'one frame' : `${all} frames`}: too little to judge a video.`,
    },
  };
}
