/**
 * The hashes of an image's eight turned and mirrored variants (the dihedral group of the square), from one transform. Mirroring an image changes the
 * sign of every other coefficient along that direction, and transposing it transposes the coefficients, so that no
 * pixel is looked at again.
 */
import { float32At } from '../domain/array-values.ts';
import { bitsOf } from './pdq.ts';

/** Turned clockwise; mirrored left and right, flipped top and bottom, or swapped over one of the diagonals. */
export type Turn =
  | 'original'
  | 'turned90'
  | 'turned180'
  | 'turned270'
  | 'mirrored'
  | 'flipped'
  | 'transposed'
  | 'transversed';

export interface TurnedHash {
  readonly turn: Turn;
  readonly words: Uint32Array;
}

const side = 16;

/** First transposed, then the signs of every other column, of every other row. */
const steps: readonly (readonly [Turn, transpose: boolean, columns: boolean, rows: boolean])[] = [
  ['original', false, false, false],
  ['turned90', true, true, false],
  ['turned180', false, true, true],
  ['turned270', true, false, true],
  ['mirrored', false, true, false],
  ['flipped', false, false, true],
  ['transposed', true, false, false],
  ['transversed', true, true, true],
];

/** All eight, the original first. Takes the coefficients of `pdqTransform`. */
export function dihedralHashes(coefficients: Float32Array): TurnedHash[] {
  return steps.map(([turn, transpose, columns, rows]) => {
    const turned = new Float32Array(coefficients.length);
    for (let row = 0; row < side; row += 1) {
      for (let column = 0; column < side; column += 1) {
        const from = transpose ? column * side + row : row * side + column;
        // The cosines without the constant one begin with an odd one, at place 0: those change their sign.
        const changes = (columns && column % 2 === 0) !== (rows && row % 2 === 0);
        const coefficient = float32At(coefficients, from);
        turned[row * side + column] = changes ? -coefficient : coefficient;
      }
    }
    return { turn, words: bitsOf(turned) };
  });
}
