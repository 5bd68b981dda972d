/** Smoothing over cells: plainly, or within things of like colour. */
import { float64At, numberAt } from '../../domain/array-values.ts';
import type { Cells } from './cells.ts';

/** Makes a Gaussian mean in which each cell counts by its weight; edges repeat. */
export function createSmoother(
  weights: Float64Array,
  cells: Cells,
  spreadCells: number,
): (values: Float64Array) => Float64Array {
  const total = blur(weights, cells, spreadCells);
  return (values) => {
    const weighted = values.map((value, cell) => value * float64At(weights, cell));
    return blur(weighted, cells, spreadCells).map((value, cell) => value / (float64At(total, cell) + 1e-3));
  };
}

function blur(values: Float64Array, { width, height }: Cells, spreadCells: number): Float64Array {
  const reach = Math.ceil(spreadCells * 3);
  const bell = Float64Array.from({ length: 2 * reach + 1 }, (_, at) =>
    Math.exp(-((at - reach) ** 2) / (2 * spreadCells ** 2)),
  );
  const sum = bell.reduce((before, value) => before + value, 0);
  const line = new Float64Array(Math.max(width, height) + 2 * reach);
  const across = new Float64Array(values.length);
  for (let y = 0; y < height; y += 1) blurLine(values, across, y * width, 1, width, bell, sum, line);
  const both = new Float64Array(values.length);
  for (let x = 0; x < width; x += 1) blurLine(across, both, x, width, height, bell, sum, line);
  return both;
}

/** One row or column, copied with its ends repeated, so that the inner loop has no edges to mind. */
function blurLine(
  from: Float64Array,
  to: Float64Array,
  first: number,
  step: number,
  length: number,
  bell: Float64Array,
  sum: number,
  line: Float64Array,
): void {
  const reach = bell.length >> 1;
  for (let at = 0; at < length + 2 * reach; at += 1) {
    line[at] = float64At(from, first + Math.min(length - 1, Math.max(0, at - reach)) * step);
  }
  for (let place = 0; place < length; place += 1) {
    let total = 0;
    for (let at = 0; at < bell.length; at += 1) total += float64At(bell, at) * float64At(line, place + at);
    to[first + place * step] = total / sum;
  }
}

export interface Colours {
  readonly brightness: Float64Array;
  readonly blue: Float64Array;
  readonly red: Float64Array;
}

/** In cells: as far as a mean reaches, every second cell taken. */
const reachCells = 8;
const spreadCells = 4;
/** In steps of colour: as far apart as two places of one thing usually are. */
const spreadColour = 12;

const nearness = Array.from({ length: 2 * reachCells + 1 }, (_, at) =>
  Math.exp(-((at - reachCells) ** 2) / (2 * spreadCells ** 2)),
);
/** exp(-x) in steps of 1/32: read a million times an image. */
const likeness = Float64Array.from({ length: 256 }, (_, at) => (at === 255 ? 0 : Math.exp(-at / 32)));

/**
 * A mean over neighbours of like colour: what is found on a part of a thing spreads over the thing and stops at its
 * edge.
 */
export function smoothWithinThings(
  values: Float64Array,
  { brightness, blue, red }: Colours,
  { width, height }: Cells,
): Float64Array {
  const to = new Float64Array(values.length);
  const scale = 32 / (2 * spreadColour ** 2);
  for (let y = 0, cell = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, cell += 1) {
      const [ownBrightness, ownBlue, ownRed] = [
        float64At(brightness, cell),
        float64At(blue, cell),
        float64At(red, cell),
      ];
      let [sum, total] = [0, 0];
      for (let dy = -reachCells; dy <= reachCells; dy += 2) {
        const row = Math.min(height - 1, Math.max(0, y + dy)) * width;
        const nearY = numberAt(nearness, dy + reachCells);
        for (let dx = -reachCells; dx <= reachCells; dx += 2) {
          const other = row + Math.min(width - 1, Math.max(0, x + dx));
          const apart =
            (float64At(brightness, other) - ownBrightness) ** 2 / 4 +
            2 * (float64At(blue, other) - ownBlue) ** 2 +
            2 * (float64At(red, other) - ownRed) ** 2;
          const like = float64At(likeness, Math.min(255, Math.floor(apart * scale)));
          const weight = nearY * numberAt(nearness, dx + reachCells) * like;
          sum += weight * float64At(values, other);
          total += weight;
        }
      }
      to[cell] = sum / total;
    }
  }
  return to;
}
