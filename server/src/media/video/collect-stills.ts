/**
 * Keeps some frames in colour while a video is decoded, and picks those that say most about it.
 *
 * The video is divided into slots of the same length; of each slot one frame stays, a sharp one and one that stands for
 * itself where there is one. Which scenes there are is known only at the end: of the kept frames those are picked that
 * are spread best over scenes and time. A second pass that goes to single frames would have to decode all frames since
 * the last key frame for each of them.
 */
import type { Pixels } from '../image.ts';
import type { KeptFrame } from './frame-track.ts';
import type { Still, VideoFrame } from './video.ts';

export interface StillSettings {
  readonly durationSeconds: number;
  /** Of the kept frames; default 1,280. */
  readonly sideMax?: number;
  /** Default 40; each may hold 3 MB. */
  readonly slots?: number;
}

export interface StillCollector {
  /** `kept` is the same frame as it stands in the track. */
  take(frame: VideoFrame, kept: KeptFrame | undefined): void;
  /** At most `count`, in their order, spread over the scenes by their length. */
  pick(scenes: readonly Stretch[], count: number): Still[];
  /** What stands for the video: the sharpest that was kept, and where nothing is to be seen its first frame. */
  best(): Pixels;
}

/** From the first frame to the first that no longer belongs to it, among the frames of the track. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Standard deviation of the luminance below which there is nothing to see: black, white, fog. */
const contrastMin = 6;
/** A frame replaces the one before in its slot when it is this much sharper. */
const sharperBy = 1.3;
/** In one slot: each of them costs some milliseconds. */
const replacementsMax = 3;

interface Slot {
  readonly still: Still;
  readonly sharpness: number;
  readonly replaced: number;
}

export function createStillCollector(settings: StillSettings): StillCollector {
  const { durationSeconds, sideMax = 1280, slots: count = 40 } = settings;
  const slots = new Map<number, Slot>();
  let first: Pixels | undefined;
  const slotOf = (timeSeconds: number) =>
    Math.min(count - 1, Math.floor((timeSeconds / Math.max(durationSeconds, 1e-3)) * count));

  return {
    take(frame, kept) {
      first ??= frame.colours(sideMax);
      if (!kept || contrastOf(kept.small) < contrastMin) return;
      const place = slotOf(frame.timeSeconds);
      const before = slots.get(place);
      if (before && !isBetter(frame, kept, before)) return;
      const { timeSeconds, kind } = frame;
      slots.set(place, {
        still: { index: kept.index, timeSeconds, kind, pixels: frame.colours(sideMax) },
        sharpness: kept.sharpness,
        replaced: before ? before.replaced + 1 : 0,
      });
    },
    best() {
      const [best] = [...slots.values()].toSorted((a, b) => b.sharpness - a.sharpness);
      const pixels = best?.still.pixels ?? first;
      if (!pixels) throw new Error('no frame was taken');
      return pixels;
    },
    pick(scenes, wanted) {
      const stills = [...slots.values()].map(({ still }) => still).toSorted((a, b) => a.index - b.index);
      return spread(stills, scenes, wanted);
    },
  };
}

function isBetter(frame: VideoFrame, kept: KeptFrame, before: Slot): boolean {
  if (before.replaced >= replacementsMax) return false;
  if (frame.kind === 'i' && before.still.kind !== 'i') return kept.sharpness * sharperBy > before.sharpness;
  if (frame.kind !== 'i' && before.still.kind === 'i') return false;
  return kept.sharpness > before.sharpness * sharperBy;
}

function contrastOf(small: Uint8Array): number {
  let sum = 0;
  let squares = 0;
  for (const value of small) {
    sum += value;
    squares += value * value;
  }
  const mean = sum / small.length;
  return Math.sqrt(Math.max(0, squares / small.length - mean * mean));
}

/** Seats as in a parliament: the next one to the scene that has most frames for each still it has. */
function spread(stills: readonly Still[], scenes: readonly Stretch[], wanted: number): Still[] {
  if (stills.length <= wanted) return [...stills];
  const parties = scenes
    .map(({ from, to }) => ({
      length: to - from,
      stills: stills.filter(({ index }) => index >= from && index < to),
      seats: 0,
    }))
    .filter(({ stills: own }) => own.length > 0);
  if (parties.length === 0) return evenly(stills, wanted);
  for (let seat = 0; seat < wanted; seat += 1) {
    const open = parties.filter(({ seats, stills: own }) => seats < own.length);
    const next = open.reduce<(typeof parties)[number] | undefined>(
      (best, one) => (best && best.length / (best.seats + 1) >= one.length / (one.seats + 1) ? best : one),
      undefined,
    );
    if (!next) break;
    next.seats += 1;
  }
  return parties
    .flatMap(({ stills: own, seats }) => evenly(own, seats))
    .toSorted((a, b) => a.index - b.index);
}

/** `count` of them, the middle of each of `count` equal parts. */
export function evenly<T>(items: readonly T[], count: number): T[] {
  const taken = Math.min(count, items.length);
  return Array.from(
    { length: taken },
    (_, at) => items[Math.floor(((at + 0.5) * items.length) / taken)] as T,
  );
}
