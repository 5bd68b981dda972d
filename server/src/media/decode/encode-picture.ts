/** A small picture for the page of a result. */
import type { Picture } from '../picture.ts';
import { sharp } from './strict-sharp.ts';

const sideMax = 1024;

/** WebP, at most 1024 pixels a side, turned as a viewer would, with nothing of the file's metadata. */
export function toPreview({ pixels, orientation }: Picture): Promise<Buffer> {
  const { width, height, rgb } = pixels;
  const image = sharp(rgb, { raw: { width, height, channels: 3 }, limitInputPixels: false });
  const [mirror, angle] = turns[orientation] ?? [false, 0];
  // The library mirrors before it turns, whatever the order here.
  return image
    .flop(mirror)
    .rotate(angle)
    .resize({ width: sideMax, height: sideMax, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer();
}

/** By EXIF orientation: whether mirrored left to right, and then degrees clockwise. */
const turns: Readonly<Record<number, readonly [mirror: boolean, angle: number]>> = {
  2: [true, 0],
  3: [false, 180],
  4: [true, 180],
  5: [true, 270],
  6: [false, 90],
  7: [true, 90],
  8: [false, 270],
};
