/** The descriptor of SIFT (Lowe, 2004): histograms of the directions in which the brightness changes around a place. */
import { float32At, float64At } from '../../domain/array-values.ts';
import type { Plane } from '../plane.ts';

/** Four by four cells of eight directions each. */
export const descriptorLength = 128;

const cells = 4;
const directions = 8;
const side = 16;
const patchSide = side + 2;
/** A cell is three sigmas wide, as in Lowe's paper. */
const spacing = (3 * cells) / side;
/** A single strong edge must not be all that counts. */
const shareMax = 0.2;

const patch = new Float64Array(patchSide * patchSide);

/** Weights of a sample in the cell before and after it, and which these are; the same for rows and columns. */
const cellOf = Float64Array.from({ length: side }, (_, at) => (at + 0.5) / cells - 0.5);
const importance = Float64Array.from({ length: side * side }, (_, at) => {
  const dx = (at % side) + 0.5 - side / 2;
  const dy = Math.floor(at / side) + 0.5 - side / 2;
  return Math.exp(-(dx * dx + dy * dy) / (2 * (side / 2) ** 2));
});

/** Of unit length. Written to `to` from `offset` on: rows of cells, in each cell the directions. */
export function describe(
  plane: Plane,
  x: number,
  y: number,
  sigma: number,
  angle: number,
  to: Float32Array,
  offset: number,
): void {
  takePatch(plane, x, y, spacing * sigma * Math.cos(angle), spacing * sigma * Math.sin(angle));
  to.fill(0, offset, offset + descriptorLength);
  for (let row = 0; row < side; row += 1) {
    for (let column = 0; column < side; column += 1) {
      const at = (row + 1) * patchSide + column + 1;
      const dx = float64At(patch, at + 1) - float64At(patch, at - 1);
      const dy = float64At(patch, at + patchSide) - float64At(patch, at - patchSide);
      const strength = Math.sqrt(dx * dx + dy * dy) * float64At(importance, row * side + column);
      if (strength > 0) spread(row, column, Math.atan2(dy, dx), strength, to, offset);
    }
  }
  normalise(to, offset);
}

/** Turned upright; borders are repeated outwards. */
function takePatch(
  { width, height, values }: Plane,
  x: number,
  y: number,
  along: number,
  across: number,
): void {
  const middle = (patchSide - 1) / 2;
  for (let row = 0; row < patchSide; row += 1) {
    for (let column = 0; column < patchSide; column += 1) {
      const u = column - middle;
      const v = row - middle;
      const fromX = Math.max(0, Math.min(width - 1.001, x + u * along - v * across));
      const fromY = Math.max(0, Math.min(height - 1.001, y + u * across + v * along));
      const left = fromX | 0;
      const top = fromY | 0;
      const fx = fromX - left;
      const fy = fromY - top;
      const at = top * width + left;
      const upper = float32At(values, at) * (1 - fx) + float32At(values, at + 1) * fx;
      const lower = float32At(values, at + width) * (1 - fx) + float32At(values, at + width + 1) * fx;
      patch[row * patchSide + column] = upper * (1 - fy) + lower * fy;
    }
  }
}

/** Shared between the nearest cells and directions, so that a small shift changes little. */
function spread(
  row: number,
  column: number,
  angle: number,
  strength: number,
  to: Float32Array,
  offset: number,
): void {
  const cy = float64At(cellOf, row);
  const cx = float64At(cellOf, column);
  const turned = ((angle / (2 * Math.PI)) * directions + directions) % directions;
  const y0 = Math.floor(cy);
  const x0 = Math.floor(cx);
  const d0 = Math.floor(turned);
  const fy = cy - y0;
  const fx = cx - x0;
  const fd = turned - d0;
  for (let y = Math.max(0, y0); y <= Math.min(cells - 1, y0 + 1); y += 1) {
    const wy = y === y0 ? 1 - fy : fy;
    for (let x = Math.max(0, x0); x <= Math.min(cells - 1, x0 + 1); x += 1) {
      const weight = strength * wy * (x === x0 ? 1 - fx : fx);
      const cell = offset + (y * cells + x) * directions;
      const first = cell + (d0 % directions);
      const second = cell + ((d0 + 1) % directions);
      to[first] = float32At(to, first) + weight * (1 - fd);
      to[second] = float32At(to, second) + weight * fd;
    }
  }
}

/** The root of each share of the whole: differences in small shares count as they should. */
function normalise(to: Float32Array, offset: number): void {
  const end = offset + descriptorLength;
  let squares = 0;
  for (let at = offset; at < end; at += 1) squares += float32At(to, at) ** 2;
  const limit = shareMax * Math.sqrt(squares);
  let sum = 0;
  for (let at = offset; at < end; at += 1) {
    to[at] = Math.min(float32At(to, at), limit);
    sum += float32At(to, at);
  }
  if (sum === 0) return;
  for (let at = offset; at < end; at += 1) to[at] = Math.sqrt(float32At(to, at) / sum);
}
