/** The rhythm of the frames: whether the video was brought from one frame rate to another. */
import { float64At } from '../../domain/array-values.ts';
import type { MediaSignal } from '../../domain/media-signal.ts';
import { findRhythm, type Rhythm } from './rhythm.ts';
import { median, quantile } from './robust.ts';
import { fine, found } from './time-signal.ts';
import type { VideoView } from './video-view.ts';

const method = 'cadence';

/** How far frames may lie from their usual distance, in shares of it, before their times count as uneven. */
const unevenFrom = 0.25;

export function cadence(view: VideoView): MediaSignal<typeof method> {
  const rhythm = findRhythm(view);
  if (!rhythm) {
    const even = { code: 'even', values: { rate: view.rate } } as const;
    return isUneven(view) ? fine(method, even, { code: 'uneven' }) : fine(method, even);
  }
  return found(method, {
    outcome: 'attention',
    strength: 0.1,
    isAltered: false,
    detail: [
      {
        code: 'converted',
        values: { kind: rhythm.kind, earlier: earlierRate(view, rhythm), present: view.rate },
      },
    ],
    moments: [],
  });
}

const earlierRate = ({ rate }: VideoView, { period, images }: Rhythm): number => (rate * images) / period;

function isUneven({ track: { times } }: VideoView): boolean {
  const distances = times.subarray(1).map((time, at) => time - float64At(times, at));
  const usual = median(distances);
  return usual > 0 && quantile(distances, 0.9) - quantile(distances, 0.1) > 2 * unevenFrom * usual;
}
