/** Where an image that was compressed twice shows the traces of one compression only: a part that came in between. */

import { float32At, float64At, uint8At } from '../../domain/array-values.ts';
import type { Pixels } from '../../media/image.ts';
import type { Material } from '../material.ts';
import { type CoarseMap, cellOf, coarseMap, summedAround } from './coarse-map.ts';
import type { TracedFrequency } from './earlier-compression.ts';
import { levelMax } from './first-compression.ts';
import { isClipped } from './level-counts.ts';
import type { Steps } from './standard-tables.ts';

export interface PartMap {
  readonly map: CoarseMap;
  /** By cell, over its neighbourhood: nats against the earlier compression; below 0 speaks for it. */
  readonly against: Float32Array;
  /** By cell, over its neighbourhood: how far the evidence is below what the earlier compression gives, in deviations. */
  readonly deviations: Float32Array;
}

/** A level this far from what is expected counts no more than this, so that no single block decides. */
const evidenceMax = 2.5;
const endMargin = 6;

export function mapOnceCompressed(
  { dct, image }: Material,
  steps: Steps,
  traced: readonly TracedFrequency[],
): PartMap {
  const map = coarseMap(dct.blocksWide, dct.blocksHigh, 64, 2);
  const [evidence, expected, variance] = [0, 0, 0].map(() => new Float32Array(map.width * map.height)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const frequencies = traced.map(weighed);
  for (let y = 0, first = 0; y < dct.blocksHigh; y += 1) {
    for (let x = 0; x < dct.blocksWide; x += 1, first += 64) {
      if (isClipped(dct.coefficients, first, steps) || nearsEnds(image.pixels, x * 8, y * 8)) continue;
      const cell = cellOf(map, x, y);
      for (const { place, step, weights, mean, spread } of frequencies) {
        const level = Math.abs(Math.round(float32At(dct.coefficients, first + place) / step));
        if (level === 0 || level > levelMax) continue;
        evidence[cell] = float32At(evidence, cell) + float64At(weights, level);
        expected[cell] = float32At(expected, cell) + mean;
        variance[cell] = float32At(variance, cell) + spread;
      }
    }
  }
  const [found, hoped, noise] = [evidence, expected, variance].map((values) =>
    summedAround(values, map, 1),
  ) as [Float32Array, Float32Array, Float32Array];
  return {
    map,
    against: found.map((value) => -value),
    deviations: found.map(
      (value, cell) => (float32At(hoped, cell) - value) / Math.sqrt(float32At(noise, cell) + 1),
    ),
  };
}

/** Whether a colour comes near its end anywhere in the block: between two compressions it was then cut off there. */
function nearsEnds({ width, rgb }: Pixels, left: number, top: number): boolean {
  for (let row = top; row < top + 8; row += 1) {
    const from = (row * width + left) * 3;
    for (let at = from; at < from + 24; at += 1) {
      const value = uint8At(rgb, at);
      if (value < endMargin || value > 255 - endMargin) return true;
    }
  }
  return false;
}

/** What a level of this frequency says, and what the image as a whole says on average. */
function weighed({ counts, evidence }: TracedFrequency) {
  const weights = evidence.map((value) => Math.max(-evidenceMax, Math.min(evidenceMax, value)));
  let [count, sum, squares] = [0, 0, 0];
  for (let level = 1; level <= levelMax; level += 1) {
    const [times, weight] = [float64At(counts.levels, level), float64At(weights, level)];
    count += times;
    sum += times * weight;
    squares += times * weight * weight;
  }
  const mean = sum / count;
  return { place: counts.place, step: counts.step, weights, mean, spread: squares / count - mean * mean };
}
