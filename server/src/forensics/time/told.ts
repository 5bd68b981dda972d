/** The signals of what was found in time, with their words. */
import type { Bilingual } from '@riscontro/contract';
import { type Moment, momentsMax, type VideoMethod, type VideoSignal } from '../../domain/media-signal.ts';
import { timeOf, type VideoView } from './video-view.ts';

export const momentOf = (view: VideoView, from: number, to: number): Moment => ({
  fromSeconds: timeOf(view, from),
  toSeconds: timeOf(view, to),
});

export const fine = (method: VideoMethod, detail: Bilingual): VideoSignal => ({
  method,
  outcome: 'ok',
  detail,
});

/** `meaning` only where it speaks of an alteration. */
export function found(
  method: VideoMethod,
  finding: {
    readonly outcome: 'attention' | 'alarm';
    readonly strength: number;
    readonly isAltered: boolean;
    readonly detail: Bilingual;
    readonly moments: readonly Moment[];
  },
): VideoSignal {
  return {
    method,
    outcome: finding.outcome,
    strength: Math.round(finding.strength * 100) / 100,
    ...(finding.isAltered && { meaning: 'altered' as const }),
    detail: finding.detail,
    ...(finding.moments.length > 0 && { moments: finding.moments.slice(0, momentsMax) }),
  };
}
