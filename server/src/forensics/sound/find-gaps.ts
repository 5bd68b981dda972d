/** Stretches where not even the room is heard, inside of a sound in which it is: samples were set to nothing. */
import { float32At } from '../../domain/array-values.ts';
import type { Moment } from '../../domain/media-signal.ts';
import type { SoundTrack } from '../../media/video/video.ts';
import { quantile } from '../time/robust.ts';
import { decibels, isHeard } from './levels.ts';

export interface Gap extends Moment {
  /** The steps of the track from which to which, not including, nothing is heard. */
  readonly from: number;
  readonly to: number;
  /** How loud the room is around it, in decibels of full scale; the louder, the more is missing. */
  readonly roomDecibels: number;
}

/** Shorter ones are lost packets, and what codecs do where one file was joined to another. */
const gapSecondsMin = 0.06;
/** Around a gap, within this. */
const roomSeconds = 1.5;
/** A quieter room than any: sound that was made or cleaned, where pauses are empty by nature. */
const roomDecibelsMin = -75;

/** Of the inner ones only: tracks begin and end with silence of their own. */
export function findGaps(track: SoundTrack): Gap[] {
  const { count, peak, stepSeconds, startSeconds } = track;
  const gaps: Gap[] = [];
  const [first, last] = [peak.findIndex(isHeard), peak.findLastIndex(isHeard)];
  for (let from = Math.max(0, first); from <= last; from += 1) {
    if (isHeard(float32At(peak, from))) continue;
    let to = from;
    while (to < count && !isHeard(float32At(peak, to))) to += 1;
    const roomDecibels = roomAround(track, from, to);
    if ((to - from) * stepSeconds >= gapSecondsMin && roomDecibels >= roomDecibelsMin) {
      const fromSeconds = startSeconds + from * stepSeconds;
      gaps.push({ from, to, roomDecibels, fromSeconds, toSeconds: startSeconds + to * stepSeconds });
    }
    from = to;
  }
  return gaps;
}

/** The quiet moments on the quieter side. What is nothing there too does not count as room. */
function roomAround({ power, peak, stepSeconds, count }: SoundTrack, from: number, to: number): number {
  const reach = Math.round(roomSeconds / stepSeconds);
  // One step away from the gap: codecs let a little of the sound run into it.
  const side = (start: number, end: number) => {
    const levels: number[] = [];
    for (let step = Math.max(0, start); step < Math.min(count, end); step += 1) {
      if (isHeard(float32At(peak, step))) levels.push(decibels(float32At(power, step)));
    }
    return levels.length * stepSeconds < 0.1 ? -100 : quantile(levels, 0.1);
  };
  return Math.min(side(from - 1 - reach, from - 1), side(to + 1, to + 1 + reach));
}
