/** Measures how well two parts agree, at the places whose detail makes agreement mean something. */
import { float32At } from '../../domain/array-values.ts';
import { boxMean } from './box-sums.ts';
import type { Comparison } from './compare-parts.ts';

export interface Agreement {
  /** Pixels of the region. */
  readonly area: number;
  /** Pixels of the region with detail in both directions. */
  readonly detailedArea: number;
  /** Of the detailed places in and closely around the region, the share that agrees: low where only outlines repeat. */
  readonly coverage: number;
  /** Mean correlation of the neighbourhoods of the region's detailed places. */
  readonly likeness: number;
  /**
   * The same in and closely around the region, weighted by the detail. What compression and interpolation add is as
   * large in strong detail as in weak, so that a copy agrees best where the detail is strong; what merely looks alike
   * differs there most.
   */
  readonly strongLikeness: number;
  /** Correlation of what is finer than three pixels: grain and edges, at the region's detailed places. */
  readonly fineLikeness: number;
  /** Root of the mean squared difference there, after contrast and brightness are made equal. */
  readonly difference: number;
  /** The fifth of the detailed places well inside the region that agrees least agrees at most this well. */
  readonly lowLikeness: number;
  /** The share of the region where neighbours are equal: high in drawings, screens and text, low in photos. */
  readonly flatness: number;
}

/** Half the share of a pure edge's neighbourhood: just outside the region, but surrounded by it. */
const aroundShare = 0.4;
const aroundReach = 5;
const coreShare = 0.85;
const lowShare = 0.2;

export function measureAgreement(comparison: Comparison, inside: Uint8Array, detailMin: number): Agreement {
  const { window, here, there, likeness, texture, detail } = comparison;
  const share = Float32Array.from(inside);
  boxMean(share, window.width, window.height, aroundReach, share);
  const fineHere = finer(here, window.width, window.height);
  const fineThere = finer(there, window.width, window.height);
  let [area, detailed, around, sum, weights, weighted, squares] = [0, 0, 0, 0, 0, 0, 0];
  let [xx, yy, xy] = [0, 0, 0];
  const core: number[] = [];
  for (let at = 0; at < inside.length; at += 1) {
    const isInside = inside[at] === 1;
    if (isInside) area += 1;
    const like = float32At(likeness, at);
    const strength = float32At(detail, at);
    if (strength < detailMin || (!isInside && float32At(share, at) < aroundShare)) continue;
    around += 1;
    weights += strength * strength;
    weighted += strength * strength * like;
    if (float32At(share, at) >= coreShare) core.push(like);
    if (!isInside) continue;
    detailed += 1;
    sum += like;
    squares += float32At(texture, at) ** 2 * (1 - like * like);
    const a = float32At(fineHere, at);
    const b = float32At(fineThere, at);
    xx += a * a;
    yy += b * b;
    xy += a * b;
  }
  const pixels = window.step * window.step;
  return {
    area: area * pixels,
    detailedArea: detailed * pixels,
    coverage: detailed / Math.max(1, around),
    likeness: sum / Math.max(1, detailed),
    strongLikeness: weights === 0 ? 0 : weighted / weights,
    fineLikeness: xx * yy === 0 ? 0 : xy / Math.sqrt(xx * yy),
    difference: Math.sqrt(squares / Math.max(1, detailed)),
    lowLikeness: core.sort((a, b) => a - b)[Math.floor(core.length * lowShare)] ?? 0,
    flatness: flatnessOf(comparison, inside),
  };
}

/** Of 255: what is rounding and compression in an even spot. */
const evenMax = 0.75;

function flatnessOf({ window, here }: Comparison, inside: Uint8Array): number {
  let [area, even] = [0, 0];
  for (let at = 0; at < inside.length - window.width; at += 1) {
    if (inside[at] === 0) continue;
    area += 1;
    const value = float32At(here, at);
    const isEven =
      Math.abs(value - float32At(here, at + 1)) < evenMax &&
      Math.abs(value - float32At(here, at + window.width)) < evenMax;
    if (isEven) even += 1;
  }
  return even / Math.max(1, area);
}

function finer(values: Float32Array, width: number, height: number): Float32Array {
  const means = new Float32Array(values.length);
  boxMean(values, width, height, 1, means);
  return means.map((mean, at) => float32At(values, at) - mean);
}
