/** Draws where the copied parts are, both ends of each: which of the two was there first, the pixels do not tell. */
import { float32At } from '../../domain/array-values.ts';
import type { Heat } from '../material.ts';
import type { Plane } from '../plane.ts';
import { boxMean } from './box-sums.ts';
import type { Copy } from './verify-group.ts';

export interface MarkedCopy {
  readonly copy: Copy;
  /** How bright, 0 to 1. */
  readonly weight: number;
}

const sideMax = 512;
/** How far, in shares of the longer side, a plain spot may reach that a copy surrounds. */
const closingReach = 1 / 80;

export function markCopies(plane: Plane, copies: readonly MarkedCopy[]): Heat {
  const factor = Math.min(1, sideMax / Math.max(plane.width, plane.height));
  const width = Math.max(1, Math.round(plane.width * factor));
  const height = Math.max(1, Math.round(plane.height * factor));
  const values = new Float32Array(width * height);
  const mark = (x: number, y: number, weight: number) => {
    const column = Math.floor((x * width) / plane.width);
    const row = Math.floor((y * height) / plane.height);
    if (column < 0 || row < 0 || column >= width || row >= height) return;
    values[row * width + column] = Math.max(float32At(values, row * width + column), weight);
  };
  for (const { copy, weight } of copies) {
    const { a, b, c, d, e, f } = copy.transform;
    eachPixel(copy, (x, y) => {
      mark(x, y, weight);
      mark(a * x + b * y + e, c * x + d * y + f, weight);
    });
  }
  return { width, height, values: closed(values, width, height) };
}

function eachPixel({ window, inside }: Copy, visit: (x: number, y: number) => void): void {
  const { left, top, step, width } = window;
  for (let at = 0; at < inside.length; at += 1) {
    if (inside[at] === 0) continue;
    const x = left + (at % width) * step;
    const y = top + Math.floor(at / width) * step;
    for (let row = 0; row < step; row += 1) {
      for (let column = 0; column < step; column += 1) visit(x + column, y + row);
    }
  }
}

/** Plain spots agree with everything and are left out of a region; what it surrounds belongs to it. */
function closed(values: Float32Array, width: number, height: number): Float32Array {
  const around = new Float32Array(values.length);
  boxMean(values, width, height, Math.max(2, Math.round(Math.max(width, height) * closingReach)), around);
  return around.map((mean, at) => Math.min(1, Math.max(float32At(values, at), mean)));
}
