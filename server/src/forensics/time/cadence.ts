/** The rhythm of the frames: whether the video was brought from one frame rate to another. */
import { float64At } from '../../domain/array-values.ts';
import { outcomesWithoutAlarm } from '../../domain/media-method.ts';
import type { MediaSignal } from '../../domain/media-signal.ts';
import { findRhythm, type Rhythm } from './rhythm.ts';
import { median, quantile } from './robust.ts';
import { type Course, fine, found, type TimeMethod } from './time-signal.ts';
import type { VideoView } from './video-view.ts';

const method = 'cadence';

export const cadence = {
  id: method,
  kind: 'time',
  families: ['time'],
  outcomes: outcomesWithoutAlarm,
  meanings: [],
  looksAt: {
    video:
      'frames shown twice, left out or mixed at regular places: another number of frames a second than before',
  },
  examine,
} satisfies TimeMethod<typeof method>;

/** How far frames may lie from their usual distance, in shares of it, before their times count as uneven. */
const unevenFrom = 0.25;

function examine({ view }: Course): MediaSignal<typeof method> {
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
