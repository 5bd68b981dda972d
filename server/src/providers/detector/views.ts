/** The copies of an image that a detector must agree on: what changes with a little resizing or saving is no finding. */
import sharp from 'sharp';
import type { Pixels } from '../../media/image.ts';
import type { DetectorView } from './detector.ts';

const resizeFactor = 0.75;
const jpegQuality = 75;

/** One after the other, so that only one copy is in memory. */
export async function* viewsOf(
  pixels: Pixels,
): AsyncGenerator<{ readonly view: DetectorView['view']; readonly pixels: Pixels }> {
  yield { view: 'original', pixels };
  yield { view: 'resized', pixels: await resized(pixels) };
  yield { view: 'recompressed', pixels: await recompressed(pixels) };
}

/** `width` and `height` in pixels, the proportions being the caller's concern. */
export async function resizedTo(
  pixels: Pixels,
  width: number,
  height: number,
  kernel: 'nearest' | 'linear' | 'cubic' | 'lanczos3',
): Promise<Pixels> {
  if (width === pixels.width && height === pixels.height) return pixels;
  const rgb = await asSharp(pixels).resize({ width, height, fit: 'fill', kernel }).raw().toBuffer();
  return { width, height, rgb };
}

function resized(pixels: Pixels): Promise<Pixels> {
  const part = (side: number) => Math.max(1, Math.round(side * resizeFactor));
  return resizedTo(pixels, part(pixels.width), part(pixels.height), 'lanczos3');
}

async function recompressed(pixels: Pixels): Promise<Pixels> {
  const jpeg = await asSharp(pixels).jpeg({ quality: jpegQuality }).toBuffer();
  return { ...pixels, rgb: await sharp(jpeg).raw().toBuffer() };
}

function asSharp({ rgb, width, height }: Pixels) {
  return sharp(rgb, { raw: { width, height, channels: 3 } });
}
