/** Moments at which the background of a sound becomes another from one step to the next, and stays so. */
import { float32At, uint32At } from '../../domain/array-values.ts';
import type { SoundTrack } from '../../media/video/video.ts';
import { median } from '../time/robust.ts';
import { type Background, createBackground, emptyBand, type Levels } from './background.ts';

export interface Change {
  /** The first step of the track after it. */
  readonly step: number;
  readonly seconds: number;
  /** By how many decibels the background of each group of bands rises or falls; 0 where it cannot be told. */
  readonly groups: Float32Array;
  /** On average over the groups, in decibels; how far beyond what it does by itself. */
  readonly size: number;
  readonly excess: number;
  /**
   * `level`: all of it louder or softer; `dull`: above some frequency there is nothing any more; `bright`: there is
   * something again; `background`: another mixture.
   */
  readonly kind: 'level' | 'dull' | 'bright' | 'background';
  /** Whether both sides are an even background, as rooms and streets are, and not music or clatter. */
  readonly isSteady: boolean;
  /** Too small to be told by itself: only as the way back from another. */
  readonly isWeak: boolean;
}

/**
 * In decibels, from made sound of four kinds in several rooms, encoded by a camera and again as AAC at 48 and 96 kbit/s
 * and as Opus: untouched, an excess of at most 1.2 at a size of 2; at joints with another room, level or cut-off at
 * least 2.9 at a size of 3.5. A fade reaches any size, but its excess is below a fifth of it; at joints it is above
 * three quarters.
 */
const excessMin = 2.6;
const sizeMin = 3.2;
const excessShareMin = 0.6;
/** How much smaller the way back from a change may be. */
const weakShare = 0.65;
/** How much of the change lies between the few steps before and after a joint; of a slow one it is a small part. */
const suddenShareMin = 0.55;
/** In steps: voices hide where exactly. */
const suddenReach = 10;
/**
 * How far the loud moments of a room, a street or a machine lie above its quiet ones at most, in decibels; music and
 * clatter go further.
 */
const steadyRangeMax = 8;
/** In decibels: by how much what lies above a cut-off falls at least. */
const cutOffMin = 10;
/** A joint is no further from the next than this in any edit that can be heard. */
const apartSeconds = 0.35;
const lookEvery = 5;
/** Around a joint codecs mix what is before and after it. */
const blurredSteps = 2;

export function findChanges(track: SoundTrack): Change[] {
  const background = createBackground(track);
  const side = 2 * background.halfSteps + blurredSteps;
  const places = background.steps.length;
  if (background.groups < 2 || places < 2 * side) return [];
  const peaks: { place: number; excess: number }[] = [];
  for (let place = side; place + side <= places; place += lookEvery) {
    const { excess, size } = compare(background, place);
    // Beside the exact place, which is looked for later, both are smaller.
    if (excess >= excessMin / 2 && size >= sizeMin / 2) peaks.push({ place, excess });
  }
  const apart = Math.round(apartSeconds / track.stepSeconds);
  const coarse = spaced(peaks, apart);
  const fine = coarse.map(({ place }) => {
    const best = refine(background, place, side);
    return { place: best, ...compare(background, best) };
  });
  return spaced(fine, apart)
    .filter((change) => isLarge(change, weakShare))
    .flatMap((change) => suddenPlace(background, change) ?? [])
    .map((change) => changeAt(background, track, change))
    .toSorted((a, b) => a.step - b.step);
}

/** The strongest of those that lie close together. */
function spaced<T extends { readonly place: number; readonly excess: number }>(
  of: readonly T[],
  apart: number,
): T[] {
  const kept: T[] = [];
  for (const one of of.toSorted((a, b) => b.excess - a.excess)) {
    if (kept.every(({ place }) => Math.abs(place - one.place) > apart)) kept.push(one);
  }
  return kept;
}

const isLarge = ({ excess, size }: Comparison, share = 1) =>
  excess >= excessMin * share && size >= sizeMin * share && excess >= excessShareMin * size;

/** The same change where it happens from one moment to the next; undefined when it comes slowly. */
function suddenPlace(background: Background, change: Found): Found | undefined {
  const { brief, briefSteps, firstTelling, steps } = background;
  let best = { place: change.place, share: 0 };
  for (let place = change.place - suddenReach; place <= change.place + suddenReach; place += 1) {
    const [before, after] = [place - briefSteps - blurredSteps, place + blurredSteps];
    if (before < 0 || after + briefSteps > steps.length) continue;
    const [old, young] = [brief(before).quiet, brief(after).quiet];
    let [along, all] = [0, 0];
    for (let group = firstTelling; group < old.length; group += 1) {
      const whole = float32At(change.groups, group);
      along += whole * (float32At(young, group) - float32At(old, group));
      all += whole * whole;
    }
    if (along / all > best.share) best = { place, share: along / all };
  }
  return best.share >= suddenShareMin ? { ...change, place: best.place } : undefined;
}

/** Step by step around a coarse place: where the two sides differ most. */
function refine(background: Background, place: number, side: number): number {
  let best = place;
  let most = Number.NEGATIVE_INFINITY;
  const to = Math.min(background.steps.length - side, place + lookEvery + 2);
  for (let at = Math.max(side, place - lookEvery - 2); at <= to; at += 1) {
    const { excess } = compare(background, at);
    if (excess > most) [best, most] = [at, excess];
  }
  return best;
}

function changeAt(background: Background, track: SoundTrack, found: Found): Change {
  const { groups, size, excess } = found;
  const step = uint32At(background.steps, found.place);
  const seconds = track.startSeconds + step * track.stepSeconds;
  return {
    step,
    seconds,
    groups,
    size,
    excess,
    kind: kindOf(background, found),
    isSteady: found.range <= steadyRangeMax,
    isWeak: !isLarge(found),
  };
}

interface Found extends Comparison {
  readonly place: number;
}

interface Comparison {
  readonly groups: Float32Array;
  readonly size: number;
  readonly excess: number;
  /** From the quiet to the loud moments, on the side where it is wider. */
  readonly range: number;
}

/** A second before against a second after; each second's own halves tell how much the background moves by itself. */
function compare({ half, halfSteps, groups, firstTelling }: Background, place: number): Comparison {
  const earlier = half(place - 2 * halfSteps - blurredSteps);
  const before = half(place - halfSteps - blurredSteps);
  const after = half(place + blurredSteps);
  const later = half(place + halfSteps + blurredSteps);
  const changes = new Float32Array(groups);
  let [size, wanderedBefore, wanderedAfter] = [0, 0, 0];
  for (let group = 0; group < groups; group += 1) {
    const quiet = mean(after, later, 'quiet', group) - mean(earlier, before, 'quiet', group);
    const loud = mean(after, later, 'loud', group) - mean(earlier, before, 'loud', group);
    // Only what changes alike in quiet and in loud moments is the background.
    const change = quiet * loud > 0 ? Math.sign(quiet) * Math.min(Math.abs(quiet), Math.abs(loud)) : 0;
    changes[group] = change;
    if (group < firstTelling) continue;
    size += Math.abs(change);
    wanderedBefore += Math.abs(float32At(before.quiet, group) - float32At(earlier.quiet, group));
    wanderedAfter += Math.abs(float32At(later.quiet, group) - float32At(after.quiet, group));
  }
  const count = groups - firstTelling;
  const excess = (size - Math.max(wanderedBefore, wanderedAfter)) / count;
  const ranges = [earlier, before, after, later].map((side) => rangeOf(side, firstTelling));
  const range = Math.max(median(ranges.slice(0, 2)), median(ranges.slice(2)));
  return { groups: changes, size: size / count, excess, range };
}

const rangeOf = ({ quiet, loud }: Levels, firstTelling: number) =>
  median(loud.map((level, group) => level - float32At(quiet, group)).subarray(firstTelling));

const mean = (a: Levels, b: Levels, level: keyof Levels, group: number) =>
  (float32At(a[level], group) + float32At(b[level], group)) / 2;

function kindOf(background: Background, { groups, place }: Found): Change['kind'] {
  const [before, after] = [place - background.halfSteps - blurredSteps, place + blurredSteps];
  if (isCutOff(background.half(after), groups, -1)) return 'dull';
  if (isCutOff(background.half(before), groups, 1)) return 'bright';
  const telling = groups.subarray(background.firstTelling);
  const middle = median(telling);
  const apart = median(Float32Array.from(telling, (change) => Math.abs(change - middle)));
  return Math.abs(middle) >= sizeMin && apart <= Math.max(1.5, Math.abs(middle) / 4) ? 'level' : 'background';
}

/** Whether from some frequency up nothing is left even in loud moments, where the other side has something. */
function isCutOff({ loud }: Levels, groups: Float32Array, sign: 1 | -1): boolean {
  const first = groups.findIndex((change) => change * sign >= cutOffMin);
  if (first < 1) return false;
  const above = groups.subarray(first);
  const empty = above.filter(
    (change, at) => change * sign >= cutOffMin && float32At(loud, first + at) < emptyBand,
  ).length;
  const below = median(Float32Array.from(groups.subarray(0, Math.max(1, first - 1)), Math.abs));
  // The group in which the cut-off lies is still half full.
  return empty >= 1 && empty >= 0.6 * (above.length - 1) && below <= 6;
}
