/** The signals of what was found in time. */
import {
  type MediaSignal,
  type Moment,
  momentsMax,
  type SignalMessage,
  type VideoMethod,
} from '../../domain/media-signal.ts';
import { timeOf, type VideoView } from './video-view.ts';

export const momentOf = (view: VideoView, from: number, to: number): Moment => ({
  fromSeconds: timeOf(view, from),
  toSeconds: timeOf(view, to),
});

export const fine = <M extends VideoMethod>(method: M, ...detail: SignalMessage<M>[]): MediaSignal<M> => ({
  method,
  outcome: 'ok',
  detail,
});

/** `meaning` only where it speaks of an alteration. */
export function found<M extends VideoMethod>(
  method: M,
  finding: {
    readonly outcome: 'attention' | 'alarm';
    readonly strength: number;
    readonly isAltered: boolean;
    readonly detail: readonly SignalMessage<M>[];
    readonly moments: readonly Moment[];
  },
): MediaSignal<M> {
  return {
    method,
    outcome: finding.outcome,
    strength: Math.round(finding.strength * 100) / 100,
    ...(finding.isAltered && { meaning: 'altered' as const }),
    detail: finding.detail,
    ...(finding.moments.length > 0 && { moments: finding.moments.slice(0, momentsMax) }),
  };
}

/** As many are named; more say no more. */
const namedMax = 4;

/** The first of some times, and how many more there are. */
export const firstTimes = (seconds: readonly number[]) => ({
  seconds: seconds.slice(0, namedMax),
  more: Math.max(0, seconds.length - namedMax),
});
