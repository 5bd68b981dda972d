/** Whether two photos of a set are the same one, told by their pixels and not by the hashes that are measured. */

import sharp from 'sharp';
import { uint8At } from '../../domain/array-values.ts';
import type { Pixels } from '../../media/image.ts';

const side = 32;
/** Mean difference in levels: another compression makes less than 2, another photo of the same place more than 5. */
const differenceMax = 3;

export function thumbnailOf({ width, height, rgb }: Pixels): Promise<Uint8Array> {
  return sharp(rgb, { raw: { width, height, channels: 3 }, limitInputPixels: false })
    .resize({ width: side, height: side, fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer();
}

export function isSameImage(a: Uint8Array, b: Uint8Array): boolean {
  const sumMax = differenceMax * side * side;
  let sum = 0;
  for (let at = 0; at < a.length && sum <= sumMax; at += 1) {
    sum += Math.abs(uint8At(a, at) - uint8At(b, at));
  }
  return sum <= sumMax;
}
