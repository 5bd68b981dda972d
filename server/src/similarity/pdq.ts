/**
 * PDQ, the perceptual hash of 256 bits by Meta: images that look alike have hashes that differ in few bits. Written
 * after the published description (Davis and Rosen, “The TMK+PDQF Video-Hashing Algorithm and the PDQ Image-Hashing
 * Algorithm”, 2019), because no package offers it.
 */
import { float32At, uint32At } from '../domain/array-values.ts';
import type { Luminance } from './luminance.ts';

export interface PdqHash {
  /** 256 bits in eight words; bit k of the hash is bit k mod 32 of word k div 32. */
  readonly words: Uint32Array;
  /** 0 to 100: how much structure the image has. Below 50 a hash says little: flat images all look alike. */
  readonly quality: number;
}

const sampled = 64;
const kept = 16;

/** 16 rows of cosines over 64 samples, without the constant one. */
const cosines = Float32Array.from({ length: kept * sampled }, (_, at) => {
  const [row, column] = [Math.floor(at / sampled), at % sampled];
  return Math.sqrt(2 / sampled) * Math.cos((Math.PI / 2 / sampled) * (row + 1) * (2 * column + 1));
});

/** The hash and its seven turned and mirrored variants come from one transform: see `dihedral`. */
export function pdqTransform(luminance: Luminance): {
  readonly coefficients: Float32Array;
  readonly quality: number;
} {
  const small = sampleDown(smooth(luminance));
  return { coefficients: transform(small), quality: qualityOf(small) };
}

export function pdqHash(luminance: Luminance): PdqHash {
  const { coefficients, quality } = pdqTransform(luminance);
  return { words: bitsOf(coefficients), quality };
}

/** Two passes of a box filter each way: nearly a tent, at a cost that does not depend on its width. */
function smooth({ width, height, values }: Luminance): Luminance {
  const from = Float32Array.from(values);
  const to = new Float32Array(values.length);
  const [windowX, windowY] = [windowOf(width), windowOf(height)];
  for (let pass = 0; pass < 2; pass += 1) {
    for (let row = 0; row < height; row += 1) boxAlong(from, to, row * width, 1, width, windowX);
    for (let column = 0; column < width; column += 1) boxAlong(to, from, column, width, height, windowY);
  }
  return { width, height, values: from };
}

const windowOf = (side: number) => Math.floor((side + 2 * sampled - 1) / (2 * sampled));

function boxAlong(
  from: Float32Array,
  to: Float32Array,
  first: number,
  step: number,
  length: number,
  window: number,
): void {
  const half = Math.floor((window + 2) / 2);
  const lead = half - 1;
  const fill = Math.min(length, window - half + 1);
  let sum = 0;
  let count = 0;
  let entering = 0;
  let leaving = 0;
  let out = 0;
  for (let i = 0; i < lead && entering < length; i += 1) {
    sum += float32At(from, first + step * entering++);
    count += 1;
  }
  for (let i = 0; i < fill && out < length; i += 1) {
    if (entering < length) {
      sum += float32At(from, first + step * entering++);
      count += 1;
    }
    to[first + step * out++] = sum / count;
  }
  while (entering < length) {
    sum += float32At(from, first + step * entering++) - float32At(from, first + step * leaving++);
    to[first + step * out++] = sum / count;
  }
  while (out < length) {
    sum -= float32At(from, first + step * leaving++);
    count -= 1;
    to[first + step * out++] = sum / count;
  }
}

function sampleDown({ width, height, values }: Luminance): Float32Array {
  const small = new Float32Array(sampled * sampled);
  for (let row = 0; row < sampled; row += 1) {
    const y = Math.floor(((row + 0.5) * height) / sampled);
    for (let column = 0; column < sampled; column += 1) {
      const x = Math.floor(((column + 0.5) * width) / sampled);
      small[row * sampled + column] = float32At(values, y * width + x);
    }
  }
  return small;
}

/** The sum of the differences between neighbours, in hundredths of the range, as the description counts it. */
function qualityOf(small: Float32Array): number {
  let sum = 0;
  const differ = (a: number, b: number) =>
    Math.abs(Math.trunc(((float32At(small, a) - float32At(small, b)) * 100) / 255));
  for (let row = 0; row < sampled; row += 1) {
    for (let column = 0; column < sampled; column += 1) {
      const at = row * sampled + column;
      if (row + 1 < sampled) sum += differ(at, at + sampled);
      if (column + 1 < sampled) sum += differ(at, at + 1);
    }
  }
  return Math.min(100, Math.trunc(sum / 90));
}

function transform(small: Float32Array): Float32Array {
  const half = new Float32Array(kept * sampled);
  for (let row = 0; row < kept; row += 1) {
    for (let column = 0; column < sampled; column += 1) {
      let sum = 0;
      for (let k = 0; k < sampled; k += 1)
        sum += float32At(cosines, row * sampled + k) * float32At(small, k * sampled + column);
      half[row * sampled + column] = sum;
    }
  }
  const coefficients = new Float32Array(kept * kept);
  for (let row = 0; row < kept; row += 1) {
    for (let column = 0; column < kept; column += 1) {
      let sum = 0;
      for (let k = 0; k < sampled; k += 1)
        sum += float32At(half, row * sampled + k) * float32At(cosines, column * sampled + k);
      coefficients[row * kept + column] = sum;
    }
  }
  return coefficients;
}

/** A bit where the coefficient is above the median of all. */
export function bitsOf(coefficients: Float32Array): Uint32Array {
  const median = float32At(coefficients.toSorted(), coefficients.length / 2 - 1);
  const words = new Uint32Array(8);
  for (let at = 0; at < coefficients.length; at += 1) {
    if (float32At(coefficients, at) > median)
      words[at >> 5] = (uint32At(words, at >> 5) | (1 << (at & 31))) >>> 0;
  }
  return words;
}

/** 64 hexadecimal digits, the last bits first, as other tools write it. */
export function hexOf(words: Uint32Array): string {
  return Array.from(words, (word) => word.toString(16).padStart(8, '0'))
    .toReversed()
    .join('');
}
