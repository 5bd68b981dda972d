/** What the methods of time are given, and the signals of what they find. */
import type { MethodDescriptor } from '../../domain/media-method.ts';
import {
  type MediaMethod,
  type MediaSignal,
  type Moment,
  momentsMax,
  type SignalMessage,
} from '../../domain/media-signal.ts';
import type { Freeze } from './find-freezes.ts';
import type { InsertedStretch } from './inserted-stretches.ts';
import type { Repeat } from './repeats.ts';
import { timeOf, type VideoView } from './video-view.ts';

/** The course of a video, with the findings that more than one method tells of. */
export interface Course {
  readonly view: VideoView;
  readonly repeats: readonly Repeat[];
  readonly inserts: readonly InsertedStretch[];
  readonly freezes: readonly Freeze[];
  /** The joints that repeats, inserts and freezes tell of. */
  readonly explained: ReadonlySet<number>;
  /** Whether the video is edited for all to see. */
  readonly isEdited: boolean;
}

/** A method that looks at the order and the rhythm of frames. */
export interface TimeMethod<M extends MediaMethod = MediaMethod> extends MethodDescriptor<M> {
  readonly examine: (course: Course) => MediaSignal<M>;
}

export const momentOf = (view: VideoView, from: number, to: number): Moment => ({
  fromSeconds: timeOf(view, from),
  toSeconds: timeOf(view, to),
});

export const fine = <M extends MediaMethod>(method: M, ...detail: SignalMessage<M>[]): MediaSignal<M> => ({
  method,
  outcome: 'ok',
  detail,
});

/** `meaning` only where it speaks of an alteration. */
export function found<M extends MediaMethod>(
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
