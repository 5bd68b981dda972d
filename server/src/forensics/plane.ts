/** The brightness of an image, and its blocks of eight by eight taken apart into frequencies, computed once for all. */
import { float32At, float64At, floatAt, uint8At } from '../domain/array-values.ts';
import type { Pixels } from '../media/image.ts';

export interface Plane {
  readonly width: number;
  readonly height: number;
  /** JPEG's Y, 0 to 255, not rounded; rows from the top. */
  readonly values: Float32Array;
}

/** Whole blocks on the grid that begins in the upper left corner; what is left at the right and below is not in it. */
export interface BlockDct {
  readonly blocksWide: number;
  readonly blocksHigh: number;
  /** 64 a block, blocks in rows; JPEG's own scale (orthonormal, level-shifted by 128), so that value / step is the level. */
  readonly coefficients: Float32Array;
}

export function luminanceOf({ width, height, rgb }: Pixels): Plane {
  const values = new Float32Array(width * height);
  for (let pixel = 0, at = 0; pixel < values.length; pixel += 1, at += 3) {
    values[pixel] = 0.299 * uint8At(rgb, at) + 0.587 * uint8At(rgb, at + 1) + 0.114 * uint8At(rgb, at + 2);
  }
  return { width, height, values };
}

const cosines = Float64Array.from({ length: 64 }, (_, at) => {
  const [frequency, place] = [at >> 3, at & 7];
  const scale = frequency === 0 ? Math.SQRT1_2 / 2 : 0.5;
  return scale * Math.cos(((2 * place + 1) * frequency * Math.PI) / 16);
});

/** `offsetX` and `offsetY` move the grid, for the question which grid an image was compressed on. */
export function blockDct({ width, height, values }: Plane, offsetX = 0, offsetY = 0): BlockDct {
  const blocksWide = Math.max(0, (width - offsetX) >> 3);
  const blocksHigh = Math.max(0, (height - offsetY) >> 3);
  const coefficients = new Float32Array(blocksWide * blocksHigh * 64);
  const half = new Float64Array(64);
  let out = 0;
  for (let blockY = 0; blockY < blocksHigh; blockY += 1) {
    for (let blockX = 0; blockX < blocksWide; blockX += 1) {
      const first = (offsetY + blockY * 8) * width + offsetX + blockX * 8;
      for (let row = 0; row < 8; row += 1) transform(values, first + row * width, 1, half, row * 8, 1);
      for (let column = 0; column < 8; column += 1) transform(half, column, 8, coefficients, out + column, 8);
      coefficients[out] = float32At(coefficients, out) - 1024;
      out += 64;
    }
  }
  return { blocksWide, blocksHigh, coefficients };
}

/** One dimension: even and odd frequencies apart, which halves the work. */
function transform(
  from: Float32Array | Float64Array,
  at: number,
  step: number,
  to: Float32Array | Float64Array,
  target: number,
  stride: number,
): void {
  const v0 = floatAt(from, at);
  const v1 = floatAt(from, at + step);
  const v2 = floatAt(from, at + 2 * step);
  const v3 = floatAt(from, at + 3 * step);
  const v4 = floatAt(from, at + 4 * step);
  const v5 = floatAt(from, at + 5 * step);
  const v6 = floatAt(from, at + 6 * step);
  const v7 = floatAt(from, at + 7 * step);
  const [s0, s1, s2, s3] = [v0 + v7, v1 + v6, v2 + v5, v3 + v4];
  const [d0, d1, d2, d3] = [v0 - v7, v1 - v6, v2 - v5, v3 - v4];
  for (let frequency = 0; frequency < 8; frequency += 2) {
    const c = frequency * 8;
    to[target + frequency * stride] =
      s0 * float64At(cosines, c) +
      s1 * float64At(cosines, c + 1) +
      s2 * float64At(cosines, c + 2) +
      s3 * float64At(cosines, c + 3);
    const o = c + 8;
    to[target + (frequency + 1) * stride] =
      d0 * float64At(cosines, o) +
      d1 * float64At(cosines, o + 1) +
      d2 * float64At(cosines, o + 2) +
      d3 * float64At(cosines, o + 3);
  }
}
