/** From a file's bytes to pixels: what it is is found in the bytes, limits come before work. */
import type { Picture, PictureFormat } from '../picture.ts';
import { PictureRefused } from '../picture-refused.ts';
import { decodeBmp } from './bmp/decode-bmp.ts';
import { decodeHeic } from './decode-heic.ts';
import { decodeWithSharp } from './decode-with-sharp.ts';
import { checkHeader } from './header-limits.ts';
import { pictureFormat } from './picture-format.ts';
import { isTwoFiles } from './two-files.ts';

export interface DecodeLimits {
  /** Of the picture as its header tells it; refused above, before anything is decoded. */
  readonly pixelsMax: number;
  /** Larger pictures are scaled down to it. */
  readonly analysisPixelsMax: number;
}

export const usualLimits: DecodeLimits = { pixelsMax: 100_000_000, analysisPixelsMax: 25_000_000 };

/**
 * Rejects with PictureRefused, whatever the bytes are. Bounded in memory by the limits; the bound in time is the
 * process in which it runs. Pictures of a single pixel are pictures.
 */
export async function decodePicture(bytes: Uint8Array, limits: DecodeLimits = usualLimits): Promise<Picture> {
  const format = pictureFormat(bytes);
  if (isTwoFiles(bytes, format)) throw new PictureRefused('two_files_in_one');
  checkHeader(bytes, format, limits.pixelsMax);
  try {
    return await decodeFormat(bytes, format, limits);
  } catch (error) {
    throw error instanceof PictureRefused ? error : new PictureRefused('damaged', error);
  }
}

function decodeFormat(bytes: Uint8Array, format: PictureFormat, limits: DecodeLimits): Promise<Picture> {
  if (format === 'bmp') return decodeBmp(bytes, limits);
  if (format === 'heic') return decodeHeic(bytes, limits);
  return decodeWithSharp(bytes, format, limits);
}
