/** A small image for the page of a result. */
import type { Image } from '../image.ts';
import { sharp } from './strict-sharp.ts';
import { turnUpright } from './turn-upright.ts';

const sideMax = 1024;

/** WebP, at most 1024 pixels a side, turned as a viewer would, with nothing of the file's metadata. */
export function toPreview({ pixels, orientation }: Image): Promise<Buffer> {
  const { width, height, rgb } = pixels;
  const image = sharp(rgb, { raw: { width, height, channels: 3 }, limitInputPixels: false });
  return turnUpright(image, orientation)
    .resize({ width: sideMax, height: sideMax, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer();
}
