/** Frames as files: small for people, exact for detectors. */
import { sharp } from '../decode/strict-sharp.ts';
import type { Pixels } from '../image.ts';

/** WebP with no side above `sideMax`, without metadata. */
export function toWebp(pixels: Pixels, sideMax: number): Promise<Buffer> {
  return imageOf(pixels)
    .resize({ width: sideMax, height: sideMax, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer();
}

/** PNG, packed quickly rather than tightly. */
export const toPng = (pixels: Pixels): Promise<Buffer> =>
  imageOf(pixels).png({ compressionLevel: 2 }).toBuffer();

const imageOf = ({ width, height, rgb }: Pixels) =>
  sharp(rgb, { raw: { width, height, channels: 3 }, limitInputPixels: false });
