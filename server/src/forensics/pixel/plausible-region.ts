/** The one place where something stands out, if it has the size and shape of a thing. */
import { heaviestRegion, type Region } from '../file/compact-region.ts';
import type { Cells } from './cells.ts';

/** Of the image: a pasted thing is neither a speck nor the image itself. */
const shareMin = 0.008;
const shareMax = 0.4;
/** Of the rectangle around it: a disc fills .79, a thin diagonal line hardly anything. */
const fillMin = 0.4;
/** Of all the cells that stand out: what is found all over the image is how the image is. */
const partMin = 0.6;

export function plausibleRegion(
  { width, height }: Cells,
  stands: (cell: number) => boolean,
): Region | undefined {
  const standing = Float32Array.from({ length: width * height }, (_, cell) => (stands(cell) ? 1 : 0));
  const region = heaviestRegion(standing, width);
  if (!region || region.share < shareMin || region.share > shareMax || region.fill < fillMin)
    return undefined;
  const all = standing.reduce((sum, one) => sum + one, 0);
  return region.weight / all >= partMin ? region : undefined;
}
