/** BMP to pixels. Written here because the prebuilt decoding library has no loader for it. */
import type { Image, Pixels } from '../../image.ts';
import { ImageRefused } from '../../media-refused.ts';
import type { DecodeLimits } from '../decode-image.ts';
import { scaledDown } from '../scaled-down.ts';
import { type BmpHeader, readBmpHeader } from './bmp-header.ts';
import { maskedRow, paletteRow, trueColourRow } from './bmp-rows.ts';
import { unpackRuns } from './bmp-run-lengths.ts';

export async function decodeBmp(bytes: Uint8Array, limits: DecodeLimits): Promise<Image> {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const header = readBmpHeader(view);
  const { width, height, masks } = header;
  if (width * height > limits.pixelsMax) throw new ImageRefused('too_many_pixels');
  const pixels = await scaledDown(readPixels(view, header), limits.analysisPixelsMax);
  return {
    format: 'bmp',
    width,
    height,
    orientation: 1,
    pages: 1,
    hasAlpha: masks[3] !== 0,
    pixels,
    scale: pixels.width / width,
  };
}

function readPixels(view: Buffer, header: BmpHeader): Pixels {
  if (header.compression === 'none') return readRows(view, header);
  const unpacked = Buffer.from(unpackRuns(view, header).buffer);
  return readRows(unpacked, { ...header, bits: 8, palette: widened(header.palette), pixelsAt: 0 }, 1);
}

/** Rows are stored from the bottom, unless told otherwise, and filled up to whole words of four bytes. */
function readRows(view: Buffer, header: BmpHeader, wordBytes = 4): Pixels {
  const { width, height, bits, isTopDown, pixelsAt } = header;
  const rowBytes = Math.ceil((width * bits) / 8);
  const stride = Math.ceil(rowBytes / wordBytes) * wordBytes;
  if (pixelsAt + stride * (height - 1) + rowBytes > view.length) throw new ImageRefused('truncated');
  const readRow = bits <= 8 ? paletteRow(header) : bits === 24 ? trueColourRow(header) : maskedRow(header);
  const rgb = new Uint8Array(width * height * 3);
  for (let row = 0; row < height; row += 1) {
    readRow(view, pixelsAt + row * stride, rgb, (isTopDown ? row : height - 1 - row) * width * 3);
  }
  return { width, height, rgb };
}

/** A table of 256 colours, so that any byte is in it. */
function widened(palette: Uint8Array): Uint8Array {
  const wide = new Uint8Array(256 * 3);
  wide.set(palette);
  return wide;
}
