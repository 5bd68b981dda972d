/** Connected groups of small cells in which brightness goes to and fro as it does across letters. */
import { float32At, int32At, uint16At } from '../domain/array-values.ts';
import type { Plane } from '../forensics/plane.ts';

/** A cell of the grid in pixels: about a letter wide, and low enough to see the gap between two lines. */
export const cellWidth = 16;
export const cellHeight = 4;
/** Differences of brightness over two pixels: the side of a stroke, and flat ground. */
const strokeContrast = 40;
const flatContrast = 12;
/** Of a cell with strokes: changes of direction in a row of pixels, and the share of flat ground. */
const changesMin = 1.25;
const flatShareMin = 0.15;

/** In cells; `x1` and `y1` lie outside, `cells` are those with strokes. */
export interface Band {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  readonly cells: number;
}

/** Cells with strokes are set. */
function strokeCells({ width, values }: Plane, columns: number, rows: number): Uint8Array {
  const cells = new Uint8Array(columns * rows);
  const changes = new Uint16Array(columns);
  const flat = new Uint16Array(columns);
  for (let row = 0; row < rows; row += 1) {
    changes.fill(0);
    flat.fill(0);
    for (let y = row * cellHeight; y < (row + 1) * cellHeight; y += 1) {
      const first = y * width;
      let direction = 0;
      for (let x = 1; x < columns * cellWidth - 1; x += 1) {
        const slope = float32At(values, first + x + 1) - float32At(values, first + x - 1);
        const column = (x / cellWidth) | 0;
        if (slope > -flatContrast && slope < flatContrast) {
          flat[column] = uint16At(flat, column) + 1;
        } else if (slope > strokeContrast ? direction !== 1 : slope < -strokeContrast && direction !== -1) {
          direction = slope > 0 ? 1 : -1;
          changes[column] = uint16At(changes, column) + 1;
        }
      }
    }
    for (let column = 0; column < columns; column += 1) {
      const hasStrokes = uint16At(changes, column) >= changesMin * cellHeight;
      const hasGround = uint16At(flat, column) >= flatShareMin * cellWidth * cellHeight;
      if (hasStrokes && hasGround) cells[row * columns + column] = 1;
    }
  }
  return cells;
}

/** Neighbours to the side may be one cell away: the space between two words. */
const steps = [
  [1, 0],
  [-1, 0],
  [2, 0],
  [-2, 0],
  [0, 1],
  [0, -1],
] as const;

export function* strokeBands(plane: Plane): Generator<Band> {
  const columns = Math.floor(plane.width / cellWidth);
  const rows = Math.floor(plane.height / cellHeight);
  const cells = strokeCells(plane, columns, rows);
  const stack = new Int32Array(cells.length);
  for (let start = 0; start < cells.length; start += 1) {
    if (cells[start] !== 1) continue;
    let [x0, y0, x1, y1, count, height] = [columns, rows, 0, 0, 0, 1];
    stack[0] = start;
    cells[start] = 0;
    while (height > 0) {
      height -= 1;
      const cell = int32At(stack, height);
      const x = cell % columns;
      const y = (cell - x) / columns;
      count += 1;
      x0 = Math.min(x0, x);
      y0 = Math.min(y0, y);
      x1 = Math.max(x1, x + 1);
      y1 = Math.max(y1, y + 1);
      for (const [right, down] of steps) {
        const next = (y + down) * columns + x + right;
        const isInside = x + right >= 0 && x + right < columns && y + down >= 0 && y + down < rows;
        if (!isInside || cells[next] !== 1) continue;
        cells[next] = 0;
        stack[height] = next;
        height += 1;
      }
    }
    yield { x0, y0, x1, y1, cells: count };
  }
}
