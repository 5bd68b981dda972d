/** From a file's bytes to pixels: what it is is found in the bytes, limits come before work. */
import type { Image, ImageFormat } from '../image.ts';
import { ImageRefused } from '../media-refused.ts';
import { decodeBmp } from './bmp/decode-bmp.ts';
import { decodeHeic } from './decode-heic.ts';
import { decodeWithSharp } from './decode-with-sharp.ts';
import { checkHeader } from './header-limits.ts';
import { imageFormat } from './image-format.ts';
import { isTwoFiles } from './two-files.ts';

export interface DecodeLimits {
  /** Of the image as its header tells it; refused above, before anything is decoded. */
  readonly pixelsMax: number;
  /** Larger images are scaled down to it. */
  readonly analysisPixelsMax: number;
}

export const usualLimits: DecodeLimits = { pixelsMax: 100_000_000, analysisPixelsMax: 25_000_000 };

/**
 * Rejects with ImageRefused, whatever the bytes are. Bounded in memory by the limits; the bound in time is the
 * process in which it runs. Images of a single pixel are images.
 */
export async function decodeImage(bytes: Uint8Array, limits: DecodeLimits = usualLimits): Promise<Image> {
  const format = imageFormat(bytes);
  if (isTwoFiles(bytes, format)) throw new ImageRefused('two_files_in_one');
  checkHeader(bytes, format, limits.pixelsMax);
  try {
    return await decodeFormat(bytes, format, limits);
  } catch (error) {
    throw error instanceof ImageRefused ? error : new ImageRefused('damaged', error);
  }
}

function decodeFormat(bytes: Uint8Array, format: ImageFormat, limits: DecodeLimits): Promise<Image> {
  if (format === 'bmp') return decodeBmp(bytes, limits);
  if (format === 'heic') return decodeHeic(bytes, limits);
  return decodeWithSharp(bytes, format, limits);
}
