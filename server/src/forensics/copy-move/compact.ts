/** Turns descriptors so that what tells them apart comes first, and a mirrored one differs in signs alone. */
import { float64At, floatAt, numberAt } from '../../domain/array-values.ts';
import { descriptorLength } from './descriptor.ts';

/**
 * Cosines over the rows and columns of cells, cosines and sines over the directions: lengths and distances stay as
 * they are. Mirroring a place top to bottom, in its own upright frame, changes the sign of the odd half.
 */
interface Basis {
  readonly row: number;
  readonly column: number;
  readonly direction: number;
  readonly isOdd: boolean;
}

const cellBasis = Array.from({ length: 4 }, (_, frequency) =>
  Array.from(
    { length: 4 },
    (_, at) => (frequency === 0 ? 0.5 : Math.SQRT1_2) * Math.cos(((2 * at + 1) * frequency * Math.PI) / 8),
  ),
);

/** 0: the mean; 1, 3, 5: cosines; 2, 4, 6: sines; 7: alternating. */
const directionBasis = Array.from({ length: 8 }, (_, kind) =>
  Array.from({ length: 8 }, (_, at) => {
    const angle = (Math.ceil(kind / 2) * at * 2 * Math.PI) / 8;
    if (kind === 0) return Math.sqrt(1 / 8);
    if (kind === 7) return Math.sqrt(1 / 8) * Math.cos(angle);
    return 0.5 * (kind % 2 === 1 ? Math.cos(angle) : Math.sin(angle));
  }),
);

const order: readonly Basis[] = Array.from({ length: descriptorLength }, (_, at) => {
  const [row, column, direction] = [at >> 5, (at >> 3) & 3, at & 7];
  const isSine = direction === 2 || direction === 4 || direction === 6;
  return { row, column, direction, isOdd: (row % 2 === 1) !== isSine };
}).sort((a, b) => Number(a.isOdd) - Number(b.isOdd) || frequencyOf(a) - frequencyOf(b));

/** How many of the numbers do not change in a mirror; they come first. */
export const evenLength = order.filter(({ isOdd }) => !isOdd).length;

function frequencyOf({ row, column, direction }: Basis): number {
  return row + column + Math.ceil(direction / 2);
}

/** In place, each of the `count` descriptors. */
export function compact(descriptors: Float32Array, count: number): void {
  const byDirection = new Float64Array(descriptorLength);
  const byColumn = new Float64Array(descriptorLength);
  const byRow = new Float64Array(descriptorLength);
  for (let index = 0; index < count; index += 1) {
    const offset = index * descriptorLength;
    turn(descriptors.subarray(offset, offset + descriptorLength), byDirection, directionBasis, 1);
    turn(byDirection, byColumn, cellBasis, 8);
    turn(byColumn, byRow, cellBasis, 32);
    for (let at = 0; at < descriptorLength; at += 1) {
      const { row, column, direction } = order[at] as Basis;
      descriptors[offset + at] = float64At(byRow, row * 32 + column * 8 + direction);
    }
  }
}

/** Along one of the three ways through a descriptor, whose neighbours are `stride` apart. */
function turn(
  from: Float32Array | Float64Array,
  to: Float64Array,
  basis: readonly (readonly number[])[],
  stride: number,
): void {
  const length = basis.length;
  for (let at = 0; at < descriptorLength; at += 1) {
    const frequency = Math.floor(at / stride) % length;
    const first = at - frequency * stride;
    const row = basis[frequency] as readonly number[];
    let sum = 0;
    for (let place = 0; place < length; place += 1) {
      sum += numberAt(row, place) * floatAt(from, first + place * stride);
    }
    to[at] = sum;
  }
}
