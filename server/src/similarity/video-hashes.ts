/**
 * Which hashes describe a video, so that it is found again by what it shows (after vPDQ, which matches two videos by
 * the frames that they share). Frames are looked at at regular times, and of these as few are kept as stand for all of
 * them: every other one is nearly alike one that is kept. So it does not matter at which moments another copy is looked
 * at, nor where it was cut. What that buys is measured by evaluation/similarity.
 */

import { float32At, uint8At } from '../domain/array-values.ts';
import type { Pixels } from '../media/image.ts';
import type { VideoFrame } from '../media/video/video.ts';
import type { Turn } from './dihedral.ts';
import { hammingDistance } from './hamming.ts';
import { type ImageHash, indexedQualityMin } from './image-index.ts';
import { type Luminance, partOf } from './luminance.ts';
import { type Cut, cutOff, hashesOf, type TurnedPart } from './part-hashes.ts';
import { bitsOf, pdqTransform } from './pdq.ts';
import { findInnerFrames } from './trim-borders.ts';

export interface FrameHash extends ImageHash {
  readonly timeSeconds: number;
}

export interface StoredFrame extends FrameHash {
  /** Of the whole frame, 0 to 100: how much structure it has. */
  readonly quality: number;
}

export interface FrameQuery extends FrameHash {
  /** How the frame was turned before it was hashed. */
  readonly turn: Turn;
}

export interface VideoHashes {
  /** What is kept of a known video: at most `videoStoredMax`; none of a video without structure. */
  readonly stored: readonly StoredFrame[];
  /** What is asked for a new one: at most `videoQueriesMax`. */
  readonly queries: readonly FrameQuery[];
}

export interface VideoHasher {
  /** In the order in which they are shown; most are passed over at once. */
  take(frame: Pick<VideoFrame, 'timeSeconds' | 'colours'>): void;
  hashes(): VideoHashes;
}

/** Frames that stand for a video, with at most three stored hashes and four queries each. */
const framesMax = 21;
export const videoStoredMax = 3 * framesMax;
export const videoQueriesMax = 4 * framesMax;

/** Frames that are looked at: of a short video one every quarter of a second, of a long one fewer. */
const looksMax = 160;
const lookSeconds = 0.25;
/** As large as images are made before they are hashed: at half of it a frame and its photo differ in 16 bits of 256. */
const sideMax = 512;
/** Frames are told from each other at about this size. */
const coarseSide = 128;

/**
 * Two frames that differ in fewer bits stand for each other. The first with which there are few enough is taken: with
 * 10, another copy may differ in 20 more and is still found.
 */
const alikeDistances: readonly number[] = [10, 14, 18, 22, 26, 30];

/** What is left out at the sides, in eightieths: a crop of 5 % of each side or of the width and height is in reach. */
const storedCut: Cut = [4, 4, 4, 4];
const askedCuts: readonly Cut[] = [
  [2, 2, 2, 2],
  [4, 4, 4, 4],
];

/** A frame that may come to stand for others; many of them wait for the end of the video. */
interface Look {
  readonly timeSeconds: number;
  /** Of the frame made small: enough to tell it from others, at a tenth of the cost. */
  readonly coarse: Uint32Array;
  readonly width: number;
  readonly height: number;
  /** How bright it is, a byte a pixel. */
  readonly bytes: Uint8Array;
}

export function createVideoHasher({ durationSeconds }: { readonly durationSeconds: number }): VideoHasher {
  const everySeconds = Math.max(lookSeconds, durationSeconds / looksMax);
  const looks: Look[] = [];
  let nextSeconds = 0;
  return {
    take({ timeSeconds, colours }) {
      if (timeSeconds < nextSeconds || looks.length >= looksMax) return;
      // On a grid from the start, so that a copy with other moments of its frames is looked at at the same ones.
      nextSeconds = (Math.floor(timeSeconds / everySeconds + 1e-6) + 1) * everySeconds;
      const look = lookAt(timeSeconds, colours(sideMax));
      if (look) looks.push(look);
    },
    hashes: () => hashesOfLooks(looks),
  };
}

/** How many different frames the hashes are of. */
export const framesOf = (hashes: readonly FrameHash[]) =>
  new Set(hashes.map(({ timeSeconds }) => timeSeconds)).size;

/** Nothing of a frame that is flat. */
function lookAt(timeSeconds: number, { width, height, rgb }: Pixels): Look | undefined {
  const bytes = new Uint8Array(width * height);
  // The weights of ITU-R BT.601 in 256ths, which the description of PDQ takes.
  for (let at = 0, from = 0; at < bytes.length; at += 1, from += 3) {
    const [red, green, blue] = [uint8At(rgb, from), uint8At(rgb, from + 1), uint8At(rgb, from + 2)];
    bytes[at] = (77 * red + 150 * green + 29 * blue + 128) >> 8;
  }
  const { coefficients, quality } = pdqTransform(madeSmall(bytes, width, height));
  if (quality < indexedQualityMin) return undefined;
  return { timeSeconds, coarse: bitsOf(coefficients), width, height, bytes };
}

/** Every pixel the mean of a square of the large one; what is left over at the edges does not count. */
function madeSmall(bytes: Uint8Array, width: number, height: number): Luminance {
  const step = Math.max(1, Math.floor(Math.min(Math.max(width, height) / coarseSide, width, height)));
  const small = { width: Math.floor(width / step), height: Math.floor(height / step) };
  const values = new Float32Array(small.width * small.height);
  for (let y = 0; y < small.height * step; y += 1) {
    const [row, to] = [y * width, Math.floor(y / step) * small.width];
    for (let x = 0; x < small.width; x += 1) {
      let sum = 0;
      for (let at = row + x * step, end = at + step; at < end; at += 1) sum += uint8At(bytes, at);
      values[to + x] = float32At(values, to + x) + sum / (step * step);
    }
  }
  return { ...small, values };
}

/** In full size a frame may be flatter than it seemed. */
function hashesOfLooks(looks: readonly Look[]): VideoHashes {
  const frames = standFor(looks).flatMap(({ timeSeconds, width, height, bytes }) => {
    const luminance: Luminance = { width, height, values: Float32Array.from(bytes) };
    const { coefficients, quality } = pdqTransform(luminance);
    if (quality < indexedQualityMin) return [];
    return [{ timeSeconds, quality, words: bitsOf(coefficients), luminance, inner: trimmed(luminance) }];
  });
  return {
    stored: frames.flatMap(({ timeSeconds, quality, words, luminance, inner }) => {
      const hashes: readonly ImageHash[] = [
        { words, part: 'whole' },
        ...hashesOf(inner, 'trimmed'),
        ...hashesOf(cutOff(inner ?? luminance, storedCut), 'inner'),
      ];
      return hashes.map((hash) => ({ words: hash.words, part: hash.part, timeSeconds, quality }));
    }),
    queries: frames.flatMap(({ timeSeconds, ...frame }) =>
      queriesOf(frame).map((hash) => ({ ...hash, timeSeconds })),
    ),
  };
}

function queriesOf({
  words,
  luminance,
  inner,
}: {
  readonly words: Uint32Array;
  readonly luminance: Luminance;
  readonly inner: Luminance | undefined;
}): TurnedPart[] {
  const image = inner ?? luminance;
  const [, ...more] = hashesOf(image, inner ? 'trimmed' : 'whole', ['original', 'mirrored']);
  const cuts = askedCuts.flatMap((cut) => hashesOf(cutOff(image, cut), 'inner'));
  const whole: TurnedPart = { words, part: 'whole', turn: 'original' };
  const within = inner ? hashesOf(inner, 'trimmed') : [];
  return [whole, ...within, ...more, ...cuts].slice(0, videoQueriesMax / framesMax);
}

/** Without the bars above, below or beside it; undefined where there are none. */
function trimmed(luminance: Luminance): Luminance | undefined {
  const { outer, inner } = findInnerFrames(luminance);
  const area = inner ?? outer;
  return area && partOf(luminance, area);
}

/** As few as stand for all; of a video with too much going on, evenly spread ones. */
function standFor(looks: readonly Look[]): readonly Look[] {
  for (const distance of alikeDistances) {
    const kept = different(looks, distance);
    if (kept.length <= framesMax) return kept;
  }
  const kept = different(looks, alikeDistances.at(-1) ?? 0);
  return Array.from(
    { length: framesMax },
    (_, at) => kept[Math.floor(((at + 0.5) * kept.length) / framesMax)] as Look,
  );
}

/** Each farther than `distance` from all that were kept before it: the leader algorithm (Hartigan, “Clustering Algorithms”, 1975). */
function different(looks: readonly Look[], distance: number): Look[] {
  const kept: Look[] = [];
  for (const look of looks) {
    if (kept.every(({ coarse }) => hammingDistance(coarse, look.coarse) > distance)) kept.push(look);
  }
  return kept;
}
