/** From a file's bytes to pixels: what it is is found in the bytes, limits come before work. */
import type { Image, ImageFormat } from '../image.ts';
import { ImageRefused } from '../media-refused.ts';
import { decodeBmp } from './bmp/decode-bmp.ts';
import { decodeHeic } from './decode-heic.ts';
import { decodeWithSharp } from './decode-with-sharp.ts';
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

/** Documents have hundreds of pages; counting many thousands takes the library seconds. */
const tiffPagesMax = 2000;

/**
 * What a header claims, looked at before the decoding library does, where that would cost it much or tell us little.
 * Throws ImageRefused. A header that cannot be read is left to the library.
 */
function checkHeader(bytes: Uint8Array, format: ImageFormat, pixelsMax: number): void {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (format === 'png' && view.length >= 24) {
    const [width, height] = [view.readUInt32BE(16), view.readUInt32BE(20)];
    if (width === 0 || height === 0) throw new ImageRefused('too_small');
    if (width * height > pixelsMax) throw new ImageRefused('too_many_pixels');
  }
  if (format === 'tiff' && hasMorePages(view, tiffPagesMax)) throw new ImageRefused('too_much_work');
}

/** Follows the chain of directories; one that bites its own tail has no end, and no more pages than the limit. */
function hasMorePages(view: Buffer, pagesMax: number): boolean {
  const isLittle = view[0] === 0x49;
  const isBig = view[isLittle ? 2 : 3] === 0x2b;
  const word = (at: number) => (isLittle ? view.readUInt16LE(at) : view.readUInt16BE(at));
  const long = (at: number) => (isLittle ? view.readUInt32LE(at) : view.readUInt32BE(at));
  const huge = (at: number) => Number(isLittle ? view.readBigUInt64LE(at) : view.readBigUInt64BE(at));
  const offset = isBig ? huge : long;
  const entries = isBig ? huge : word;
  const [countBytes, entryBytes, offsetBytes] = isBig ? [8, 20, 8] : [2, 12, 4];
  const seen = new Set<number>();
  let at = view.length >= 16 ? offset(isBig ? 8 : 4) : 0;
  while (at > 0 && at + countBytes <= view.length && !seen.has(at)) {
    seen.add(at);
    if (seen.size > pagesMax) return true;
    const next = at + countBytes + entries(at) * entryBytes;
    if (!(next + offsetBytes <= view.length)) return false;
    at = offset(next);
  }
  return false;
}
