/** From what one detector says of an image and of its copies to a signal. */
import type { MethodDescriptor } from '../../domain/media-method.ts';
import type { Meaning, MediaSignal } from '../../domain/media-signal.ts';
import type { Detector, DetectorFailure, DetectorThresholds, DetectorView } from './detector.ts';

/** Of images and, through their frames, of videos. */
const method = 'aiDetector';

export const aiDetector = {
  id: method,
  kind: 'detector',
  families: ['detector'],
  outcomes: ['ok', 'attention', 'alarm', 'inconclusive'],
  meanings: ['made_by_ai', 'altered'],
  carries: true,
  looksAt: {
    image:
      'learned detectors that the operator has installed ([models.md](models.md)), each on the picture, a smaller and a recompressed copy; one that changes its mind is `inconcludente`',
    video: 'the same on frames: more than half of them must agree',
  },
  okMeans: 'read_for_ai',
} satisfies MethodDescriptor<typeof method>;

export type DetectorSignal = MediaSignal<typeof method>;

export type KnownDetector = Pick<Detector, 'id' | 'finds' | 'thresholds'>;

/** However sure a detector is, another kind of evidence must weigh more. */
export const strengthMax = 0.9;
/** What is not calibrated is a number, not a probability. */
export const rawStrengthMax = 0.5;

export const steps = ['none', 'attention', 'alarm'] as const;

/**
 * The detector must stand by what it says: when a copy that is only smaller or saved again changes its mind, the
 * signal is `inconclusive`. Where all of them speak up, the least sure one counts.
 */
export function detectorSignal(detector: KnownDetector, views: readonly DetectorView[]): DetectorSignal {
  const reached = views.map(({ probability }) => stepOf(probability, detector.thresholds));
  const speakUp = reached.filter((step) => step > 0).length;
  if (views.length === 0) return failedSignal(detector, 'model');
  if (speakUp === 0) return silent(detector, views);
  if (speakUp < views.length) return undecided(detector, views);
  const least = Math.min(...views.map(({ probability }) => probability));
  const isCalibrated = detector.thresholds.alarm !== undefined;
  const values = { id: detector.id, finds: detector.finds, least };
  return {
    method,
    outcome: Math.min(...reached) === steps.indexOf('alarm') ? 'alarm' : 'attention',
    strength: Math.min(least, isCalibrated ? strengthMax : rawStrengthMax),
    meaning: meaningOf(detector),
    detail: [{ code: isCalibrated ? 'probable' : 'uncalibrated', values }, { code: 'caution' }],
  };
}

export function meaningOf({ finds }: Pick<Detector, 'finds'>): Meaning {
  return finds === 'made_by_ai' ? 'made_by_ai' : 'altered';
}

export function failedSignal({ id }: KnownDetector, reason: DetectorFailure): DetectorSignal {
  return {
    method,
    outcome: reason === 'changed' ? 'not_run' : 'error',
    detail: [{ code: 'failedFor', values: { id, reason } }],
  };
}

/** None is installed. */
export const noDetectorSignal: DetectorSignal = {
  method,
  outcome: 'not_run',
  detail: [{ code: 'none' }],
};

export function stepOf(probability: number, { attention, alarm }: DetectorThresholds): number {
  if (alarm !== undefined && probability >= alarm) return steps.indexOf('alarm');
  return steps.indexOf(probability >= attention ? 'attention' : 'none');
}

function silent({ id, finds }: KnownDetector, views: readonly DetectorView[]): DetectorSignal {
  const most = Math.max(...views.map(({ probability }) => probability));
  return {
    method,
    outcome: 'ok',
    detail: [{ code: 'silent', values: { id, finds, most } }],
  };
}

function undecided({ id }: KnownDetector, views: readonly DetectorView[]): DetectorSignal {
  return {
    method,
    outcome: 'inconclusive',
    detail: [
      {
        code: 'undecided',
        values: { id, views: views.map(({ view, probability }) => ({ view, probability })) },
      },
    ],
  };
}
