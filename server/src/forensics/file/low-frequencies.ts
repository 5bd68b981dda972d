/** The low frequencies of an image's blocks, few and cheap: those in which compression leaves its traces. */
import { float32At, float64At } from '../../domain/array-values.ts';
import type { Plane } from '../plane.ts';

/** As places in rows of eight, in the order of JPEG's zigzag after the mean. */
export const lowFrequencies = [1, 8, 16, 9, 2, 3, 10, 17, 24] as const;

const cosines = Float64Array.from({ length: 32 }, (_, at) => {
  const [frequency, place] = [at >> 3, at & 7];
  return (frequency === 0 ? Math.SQRT1_2 / 2 : 0.5) * Math.cos(((2 * place + 1) * frequency * Math.PI) / 16);
});

/** Frequencies 0 to 3 both ways of the block whose corner is at `left`, `top`, into `to` (rows of eight, as in BlockDct). */
export function transformLow({ width, values }: Plane, left: number, top: number, to: Float64Array): void {
  for (let row = 0; row < 8; row += 1) {
    const at = (top + row) * width + left;
    for (let across = 0; across < 4; across += 1) {
      let sum = 0;
      for (let column = 0; column < 8; column += 1)
        sum += float32At(values, at + column) * float64At(cosines, across * 8 + column);
      half[row * 4 + across] = sum;
    }
  }
  for (let down = 0; down < 4; down += 1) {
    for (let across = 0; across < 4; across += 1) {
      let sum = 0;
      for (let row = 0; row < 8; row += 1)
        sum += float64At(half, row * 4 + across) * float64At(cosines, down * 8 + row);
      to[down * 8 + across] = sum;
    }
  }
}

const half = new Float64Array(32);
