/** From what a detector of cloned voices says of some windows of a sound to a signal. */
import { everyOutcome, type MethodDescriptor } from '../../domain/media-method.ts';
import { type MediaSignal, type Moment, momentsMax } from '../../domain/media-signal.ts';

const method = 'voiceDetector';

export const voiceDetector = {
  id: method,
  kind: 'detector',
  families: ['detector'],
  outcomes: everyOutcome,
  meanings: ['part_made_by_ai'],
  looksAt: { video: 'learned detectors of cloned voices that the operator has installed' },
} satisfies MethodDescriptor<typeof method>;

export type VoiceSignal = MediaSignal<typeof method>;

export interface HeardWindow extends Moment {
  /** 0 to 1: that the voice is cloned. */
  readonly probability: number;
}

export interface KnownVoiceDetector {
  /** Name and revision of the model. */
  readonly id: string;
  readonly thresholds: { readonly attention: number; readonly alarm: number };
  readonly isCalibrated: boolean;
}

/** One odd window of many says nothing: this share of them must speak up. */
const shareMin = 0.5;
/** However sure it is, another kind of evidence must weigh more; what is not calibrated is no probability at all. */
const [strengthMax, rawStrengthMax] = [0.8, 0.4];

/** A cloned voice is a part that was made by AI; it never stands alone for a verdict. */
export function voiceSignal(detector: KnownVoiceDetector, windows: readonly HeardWindow[]): VoiceSignal {
  const { id, thresholds, isCalibrated } = detector;
  if (windows.length === 0) return { method, outcome: 'not_applicable', detail: [{ code: 'noVoice' }] };
  const raised = windows.filter(({ probability }) => probability >= thresholds.attention);
  if (raised.length === 0)
    return { method, outcome: 'ok', detail: [{ code: 'silent', values: { id, count: windows.length } }] };
  if (raised.length < shareMin * windows.length) {
    const values = { id, raised: raised.length, count: windows.length };
    return { method, outcome: 'inconclusive', detail: [{ code: 'some', values }] };
  }
  const middle =
    raised.toSorted((a, b) => a.probability - b.probability)[raised.length >> 1]?.probability ?? 0;
  const values = { id, raised: raised.length, count: windows.length, middle };
  return {
    method,
    outcome: isCalibrated && middle >= thresholds.alarm ? 'alarm' : 'attention',
    strength: Math.min(middle, isCalibrated ? strengthMax : rawStrengthMax),
    meaning: 'part_made_by_ai',
    detail: [{ code: isCalibrated ? 'raised' : 'raisedUncalibrated', values }],
    moments: raised
      .toSorted((a, b) => b.probability - a.probability)
      .slice(0, momentsMax)
      .map(({ fromSeconds, toSeconds }) => ({ fromSeconds, toSeconds })),
  };
}
