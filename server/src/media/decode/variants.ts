/** Copies of an image as they are made when it is passed on: what holds of the image holds of them. */
import type { Pixels } from '../image.ts';
import { sharp } from './strict-sharp.ts';

const imageOf = ({ width, height, rgb }: Pixels) =>
  sharp(rgb, { raw: { width, height, channels: 3 }, limitInputPixels: false });

/** A JPEG file; quality 1 to 100, colours at half resolution as most writers do. */
export function jpegCopy(pixels: Pixels, quality: number): Promise<Buffer> {
  return imageOf(pixels).jpeg({ quality }).toBuffer();
}

/** A PNG file, so that only the size is changed. */
export function resizedCopy(pixels: Pixels, factor: number): Promise<Buffer> {
  const side = (length: number) => Math.max(1, Math.round(length * factor));
  const size = { width: side(pixels.width), height: side(pixels.height) };
  return imageOf(pixels)
    .resize({ ...size, fit: 'fill' })
    .png({ compressionLevel: 1 })
    .toBuffer();
}
