/** JPEG, PNG, WebP, GIF, AVIF and TIFF to pixels. */

import type { Sharp, SharpOptions } from 'sharp';
import { uint8At } from '../../domain/array-values.ts';
import type { Image, ImageFormat, Pixels } from '../image.ts';
import { ImageRefused } from '../media-refused.ts';
import { analysisSize } from './analysis-size.ts';
import type { DecodeLimits } from './decode-image.ts';
import { imageEnd } from './image-end.ts';
import { sharp } from './strict-sharp.ts';

export async function decodeWithSharp(
  bytes: Uint8Array,
  format: ImageFormat,
  limits: DecodeLimits,
): Promise<Image> {
  try {
    return await decode(bytes, format, limits, 'error');
  } catch (error) {
    const refused = refusalOf(error, bytes, format);
    if (format !== 'jpeg' || refused.reason !== 'truncated') throw refused;
    return decodeWithoutEnd(bytes, limits, refused);
  }
}

/** Some writers leave out the marker at the very end. With it put there the image is whole, or else gives a warning. */
async function decodeWithoutEnd(
  bytes: Uint8Array,
  limits: DecodeLimits,
  refused: ImageRefused,
): Promise<Image> {
  try {
    return await decode(Buffer.concat([bytes, Buffer.from([0xff, 0xd9])]), 'jpeg', limits, 'warning');
  } catch {
    // What was wrong with the file as it came says more.
    throw refused;
  }
}

/**
 * Fails on `error`: damaged and truncated files, but not on warnings such as extraneous bytes before a marker. Short of
 * `error`, a broken PNG is let through. None of the three settings refuses a photo of the evaluation, so that it does
 * not choose between them.
 */
async function decode(
  bytes: Uint8Array,
  format: ImageFormat,
  limits: DecodeLimits,
  failOn: 'error' | 'warning',
): Promise<Image> {
  const options: SharpOptions = {
    failOn,
    limitInputPixels: limits.pixelsMax,
    limitInputChannels: 5,
    unlimited: false,
    autoOrient: false,
    pages: 1,
    animated: false,
  };
  const {
    width,
    height,
    orientation = 1,
    pages = 1,
    hasAlpha,
    space,
    channels,
    depth,
  } = await sharp(bytes, options).metadata();
  if (width * height > limits.pixelsMax) throw new ImageRefused('too_many_pixels');
  // Numbers as stored: a change of colour space would blur the traces that compression leaves. Ink is another matter.
  const image = sharp(bytes, { ...options, ignoreIcc: space !== 'cmyk' });
  if (hasAlpha) image.flatten({ background: '#fff' });
  if (space !== 'srgb' || channels !== 3 || depth !== 'uchar') image.toColourspace('srgb');
  const size = analysisSize(width, height, limits.analysisPixelsMax);
  if (size.width !== width || size.height !== height) image.resize({ ...size, fit: 'fill' });
  const pixels = await pixelsOf(image);
  return {
    format,
    width,
    height,
    orientation: orientation >= 1 && orientation <= 8 ? orientation : 1,
    pages,
    hasAlpha,
    pixels,
    scale: pixels.width / width,
  };
}

async function pixelsOf(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const count = width * height;
  if (channels === 3) return { width, height, rgb: data };
  const rgb = new Uint8Array(count * 3);
  for (let pixel = 0; pixel < count; pixel += 1) {
    for (let colour = 0; colour < 3; colour += 1) {
      rgb[pixel * 3 + colour] = uint8At(data, pixel * channels + (channels < 3 ? 0 : colour));
    }
  }
  return { width, height, rgb };
}

function refusalOf(error: unknown, bytes: Uint8Array, format: ImageFormat): ImageRefused {
  if (error instanceof ImageRefused) return error;
  const message = error instanceof Error ? error.message : '';
  if (/pixel limit/i.test(message)) return new ImageRefused('too_many_pixels', error);
  if (/too many|limit/i.test(message)) return new ImageRefused('too_much_work', error);
  const isCut = format !== 'tiff' && imageEnd(bytes, format) === undefined;
  if (isCut || /premature end|truncated|end of (file|image)|not enough|short read/i.test(message))
    return new ImageRefused('truncated', error);
  return new ImageRefused('damaged', error);
}
