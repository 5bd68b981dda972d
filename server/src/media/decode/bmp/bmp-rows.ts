/** Rows of a BMP to red, green and blue. Each writer takes one row of the file and fills one of the image. */
import { uint8At } from '../../../domain/array-values.ts';
import type { BmpHeader } from './bmp-header.ts';

export type RowReader = (view: Buffer, from: number, rgb: Uint8Array, to: number) => void;

/** For colours that are numbers of a table, packed from the left. */
export function paletteRow({ width, bits, palette }: BmpHeader): RowReader {
  const perByte = 8 / bits;
  const mask = 2 ** bits - 1;
  return (view, from, rgb, to) => {
    for (let x = 0; x < width; x += 1) {
      const shift = 8 - bits * ((x % perByte) + 1);
      const colour = ((uint8At(view, from + Math.floor(x / perByte)) >> shift) & mask) * 3;
      rgb[to + x * 3] = uint8At(palette, colour);
      rgb[to + x * 3 + 1] = uint8At(palette, colour + 1);
      rgb[to + x * 3 + 2] = uint8At(palette, colour + 2);
    }
  };
}

export function trueColourRow({ width }: BmpHeader): RowReader {
  return (view, from, rgb, to) => {
    for (let at = 0; at < width * 3; at += 3) {
      rgb[to + at] = uint8At(view, from + at + 2);
      rgb[to + at + 1] = uint8At(view, from + at + 1);
      rgb[to + at + 2] = uint8At(view, from + at);
    }
  };
}

/** For colours under masks of any width, on white where there is transparency. */
export function maskedRow({ width, bits, masks }: BmpHeader): RowReader {
  const bytesEach = bits / 8;
  const [red, green, blue] = masks.slice(0, 3).map(channel) as [Channel, Channel, Channel];
  const alpha = masks[3] === 0 ? undefined : channel(masks[3]);
  return (view, from, rgb, to) => {
    for (let x = 0; x < width; x += 1) {
      const at = from + x * bytesEach;
      const value = bytesEach === 2 ? view.readUInt16LE(at) : view.readUInt32LE(at);
      const opacity = alpha ? alpha(value) / 255 : 1;
      rgb[to + x * 3] = 255 + (red(value) - 255) * opacity;
      rgb[to + x * 3 + 1] = 255 + (green(value) - 255) * opacity;
      rgb[to + x * 3 + 2] = 255 + (blue(value) - 255) * opacity;
    }
  };
}

type Channel = (value: number) => number;

function channel(mask: number): Channel {
  if (mask === 0) return () => 0;
  const unit = 2 ** (31 - Math.clz32(mask & -mask));
  const largest = mask / unit;
  return (value) => Math.round((((value & mask) >>> 0) / unit / largest) * 255);
}
