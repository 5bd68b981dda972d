/** Pixels that were decoded here, made smaller where they are more than the analyses take. */
import type { Pixels } from '../image.ts';
import { analysisSize } from './analysis-size.ts';
import { sharp } from './strict-sharp.ts';

export async function scaledDown(pixels: Pixels, pixelsMax: number): Promise<Pixels> {
  const { width, height, rgb } = pixels;
  const size = analysisSize(width, height, pixelsMax);
  if (size.width === width && size.height === height) return pixels;
  const raw = { width, height, channels: 3 as const };
  const data = await sharp(rgb, { raw, limitInputPixels: false })
    .resize({ ...size, fit: 'fill' })
    .raw()
    .toBuffer();
  return { ...size, rgb: data };
}
