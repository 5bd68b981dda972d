/**
 * The hashes of an image's turned and mirrored variants, from the image itself. PDQ takes its samples up to 0.6 % to the
 * right and below of where they would be the same after mirroring, so that the variants from one transform are as far from
 * the mirrored image as after a crop of 1 %. Swapping columns and rows changes nothing about that.
 */
import { dihedralHashes, type Turn, type TurnedHash } from './dihedral.ts';
import { flipLuminance, type Luminance, wholeOf } from './luminance.ts';
import { partSamples } from './part-samples.ts';
import { pdqTransform } from './pdq.ts';

/** What a flip is called, and what it is with columns and rows swapped afterwards. */
const flips: readonly (readonly [columns: boolean, rows: boolean, plain: Turn, swapped: Turn])[] = [
  [false, false, 'original', 'transposed'],
  [true, false, 'mirrored', 'turned270'],
  [false, true, 'flipped', 'turned90'],
  [true, true, 'turned180', 'transversed'],
];

/** Those that are asked for, in the order of the flips. */
export function turnedHashes(luminance: Luminance, wanted: (turn: Turn) => boolean): TurnedHash[] {
  return flips.flatMap(([columns, rows, plain, swapped]) => {
    if (!wanted(plain) && !wanted(swapped)) return [];
    const flipped = columns || rows ? flipLuminance(luminance, { columns, rows }) : luminance;
    const { coefficients } = pdqTransform(partSamples(flipped, wholeOf(flipped)));
    return dihedralHashes(coefficients).flatMap(({ turn, words }): TurnedHash[] => {
      if (turn === 'original') return wanted(plain) ? [{ turn: plain, words }] : [];
      return turn === 'transposed' && wanted(swapped) ? [{ turn: swapped, words }] : [];
    });
  });
}
