/** Smaller and larger copies of a plane. */
import { float32At, int32At } from '../../domain/array-values.ts';
import type { Plane } from '../plane.ts';

/** At most `pixelsMax`, each new pixel the mean of the area it covers; the same plane where it fits already. */
export function shrinkPlane(plane: Plane, pixelsMax: number): Plane {
  const factor = Math.sqrt(pixelsMax / (plane.width * plane.height));
  if (factor >= 1) return plane;
  const width = Math.max(1, Math.floor(plane.width * factor));
  const height = Math.max(1, Math.floor(plane.height * factor));
  const columns = spans(plane.width, width);
  const rows = spans(plane.height, height);
  const values = new Float32Array(width * height);
  const line = new Float32Array(plane.width);
  for (let y = 0; y < height; y += 1) {
    line.fill(0);
    for (let tap = 0; tap < rows.taps; tap += 1) {
      const weight = float32At(rows.weights, y * rows.taps + tap);
      if (weight > 0) addRow(plane, int32At(rows.starts, y) + tap, weight, line);
    }
    for (let x = 0; x < width; x += 1) {
      const start = int32At(columns.starts, x);
      let sum = 0;
      for (let tap = 0; tap < columns.taps; tap += 1) {
        const weight = float32At(columns.weights, x * columns.taps + tap);
        if (weight > 0) sum += weight * float32At(line, start + tap);
      }
      values[y * width + x] = sum;
    }
  }
  return { width, height, values };
}

/** Twice the size, straight lines between the pixels: detail too fine for the first scale comes within its reach. */
export function doublePlane({ width, height, values }: Plane): Plane {
  const doubled = new Float32Array(4 * width * height);
  for (let y = 0; y < 2 * height; y += 1) {
    const top = (y >> 1) * width;
    const bottom = Math.min(height - 1, (y + 1) >> 1) * width;
    for (let x = 0; x < width; x += 1) {
      const next = Math.min(width - 1, x + 1);
      const here = (float32At(values, top + x) + float32At(values, bottom + x)) / 2;
      const there = (float32At(values, top + next) + float32At(values, bottom + next)) / 2;
      const at = y * 2 * width + 2 * x;
      doubled[at] = here;
      doubled[at + 1] = (here + there) / 2;
    }
  }
  return { width: 2 * width, height: 2 * height, values: doubled };
}

interface Spans {
  readonly taps: number;
  readonly starts: Int32Array;
  readonly weights: Float32Array;
}

/** Which old pixels each new one covers, and how much of each. */
function spans(from: number, to: number): Spans {
  const size = from / to;
  const taps = Math.ceil(size) + 1;
  const starts = new Int32Array(to);
  const weights = new Float32Array(to * taps);
  for (let at = 0; at < to; at += 1) {
    const [begin, end] = [at * size, Math.min(from, (at + 1) * size)];
    const start = Math.floor(begin);
    starts[at] = start;
    for (let tap = 0; tap < taps && start + tap < from; tap += 1) {
      const overlap = Math.min(end, start + tap + 1) - Math.max(begin, start + tap);
      weights[at * taps + tap] = Math.max(0, overlap) / size;
    }
  }
  return { taps, starts, weights };
}

function addRow({ width, values }: Plane, row: number, weight: number, line: Float32Array): void {
  const from = row * width;
  for (let x = 0; x < width; x += 1) line[x] = float32At(line, x) + weight * float32At(values, from + x);
}
