/** Draws where an image stands out: in colours for people, in grey for the evaluation. */

import sharp, { type Sharp } from 'sharp';
import { float32At, uint8At, uint32At } from '../domain/array-values.ts';
import type { Heat } from './heat.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * From dark violet over red to light yellow. Lightness rises all along, so that the order is seen without telling
 * red from green, and in grey print too.
 */
const colours: readonly (readonly [red: number, green: number, blue: number])[] = [
  [24, 12, 60],
  [86, 18, 110],
  [152, 38, 100],
  [208, 66, 70],
  [240, 122, 36],
  [250, 186, 40],
  [252, 250, 170],
];

/** Below this the image beneath is not tinted at all; from there to 1 the colour covers it more and more. */
const visibleFrom = 0.15;
const alphaMax = 210;

/**
 * A PNG to lay over the preview. `size` is the preview's own, upright; `orientation` is the EXIF orientation by which
 * the preview was turned, since heat lies on the image as stored.
 */
export async function renderHeat(heat: Heat, size: Size, orientation: number): Promise<Buffer> {
  const lies = orientation >= 5;
  const stored = lies ? { width: size.height, height: size.width } : size;
  const grey = await enlarged(heat, stored).raw().toBuffer();
  const rgba = Buffer.alloc(grey.length * 4);
  const place = placeInStored(stored, orientation);
  for (let y = 0, out = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1, out += 4) {
      rgba.writeUInt32BE(uint32At(palette, uint8At(grey, place(x, y))), out);
    }
  }
  return sharp(rgba, { raw: { ...size, channels: 4 } })
    .png({ compressionLevel: 6 })
    .toBuffer();
}

/** A PNG in 8-bit grey, brighter where it stands out more, on the image as stored; neither interlaced nor with a palette. */
export function greyHeat(heat: Heat, size: Size): Promise<Buffer> {
  return enlarged(heat, size).png({ progressive: false, palette: false, compressionLevel: 9 }).toBuffer();
}

function enlarged({ width, height, values }: Heat, size: Size): Sharp {
  const grey = Buffer.alloc(width * height);
  for (let at = 0; at < grey.length; at += 1) {
    const value = float32At(values, at);
    grey[at] = value > 0 ? Math.min(255, Math.round(value * 255)) : 0;
  }
  return sharp(grey, { raw: { width, height, channels: 1 } })
    .resize({ ...size, fit: 'fill', kernel: 'linear' })
    .toColourspace('b-w');
}

/** A colour and its alpha for each of the 256 values, as one big-endian number. */
const palette = Uint32Array.from({ length: 256 }, (_, value) => {
  const place = (value / 255) * (colours.length - 1);
  const [below, above] = [colours[Math.floor(place)], colours[Math.ceil(place)]];
  if (!below || !above) return 0;
  const share = place - Math.floor(place);
  const channel = (at: 0 | 1 | 2) => Math.round(below[at] + (above[at] - below[at]) * share);
  const alpha = Math.round(
    alphaMax * Math.min(1, Math.max(0, (value / 255 - visibleFrom) / (1 - visibleFrom))),
  );
  return channel(0) * 2 ** 24 + channel(1) * 2 ** 16 + channel(2) * 2 ** 8 + alpha;
});

/** Where a pixel of the upright image comes from: the eight cases of EXIF. */
function placeInStored({ width, height }: Size, orientation: number): (x: number, y: number) => number {
  const lies = orientation >= 5;
  const fromRight = [2, 3, 7, 8].includes(orientation);
  const fromBelow = [3, 4, 6, 7].includes(orientation);
  return (x, y) => {
    const [across, down] = lies ? [y, x] : [x, y];
    return (fromBelow ? height - 1 - down : down) * width + (fromRight ? width - 1 - across : across);
  };
}
