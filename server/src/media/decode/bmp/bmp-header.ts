/** The headers of a BMP file, of Windows 2 to 5 and OS/2, checked before anything is made of them. */
import { ImageRefused } from '../../media-refused.ts';

export interface BmpHeader {
  readonly width: number;
  readonly height: number;
  readonly isTopDown: boolean;
  readonly bits: 1 | 2 | 4 | 8 | 16 | 24 | 32;
  readonly compression: 'none' | 'rle8' | 'rle4';
  /** Red, green, blue, alpha; of 16 and 32 bits. A mask of zero is a channel that is not there. */
  readonly masks: readonly [number, number, number, number];
  /** Red, green, blue; three bytes a colour; of up to 8 bits. */
  readonly palette: Uint8Array;
  readonly pixelsAt: number;
}

const fileHeaderBytes = 14;
/** OS/2 1, Windows 3, with two sorts of masks, OS/2 2, Windows 4 and 5. */
const headerSizes = [12, 40, 52, 56, 64, 108, 124];

export function readBmpHeader(view: Buffer): BmpHeader {
  if (view.length < fileHeaderBytes + 12) throw new ImageRefused('truncated');
  const headerBytes = view.readUInt32LE(14);
  if (!headerSizes.includes(headerBytes)) throw new ImageRefused('unsupported_format');
  if (view.length < fileHeaderBytes + headerBytes) throw new ImageRefused('truncated');
  const isOld = headerBytes === 12;
  const width = isOld ? view.readUInt16LE(18) : view.readInt32LE(18);
  const signedHeight = isOld ? view.readUInt16LE(20) : view.readInt32LE(22);
  const planes = view.readUInt16LE(isOld ? 22 : 26);
  const bits = bitsOf(view.readUInt16LE(isOld ? 24 : 28));
  const method = isOld ? 0 : view.readUInt32LE(30);
  if (width < 0 || planes > 1) throw new ImageRefused('damaged');
  const height = Math.abs(signedHeight);
  if (width === 0 || height === 0) throw new ImageRefused('too_small');
  const compression = compressionOf(method, bits, headerBytes);
  const isTopDown = signedHeight < 0;
  if (isTopDown && compression !== 'none') throw new ImageRefused('damaged');

  const masks = masksOf(view, method, bits, headerBytes);
  // In the shortest header the masks follow it, and take the room of the first colours.
  const paletteAt = fileHeaderBytes + headerBytes + masksAfter(method, headerBytes);
  const pixelsAt = view.readUInt32LE(10);
  if (pixelsAt < fileHeaderBytes + headerBytes || pixelsAt > view.length) throw new ImageRefused('damaged');
  const palette =
    bits > 8
      ? new Uint8Array()
      : readPalette(view, paletteAt, pixelsAt, bits, isOld ? 3 : 4, isOld ? 0 : view.readUInt32LE(46));
  return { width, height, isTopDown, bits, compression, masks, palette, pixelsAt };
}

function bitsOf(bits: number): BmpHeader['bits'] {
  if (bits === 1 || bits === 2 || bits === 4 || bits === 8 || bits === 16 || bits === 24 || bits === 32)
    return bits;
  // JPEG or PNG inside; all else does not exist.
  throw new ImageRefused(bits === 0 ? 'unsupported_format' : 'damaged');
}

function compressionOf(method: number, bits: number, headerBytes: number): BmpHeader['compression'] {
  if (method === 0) return 'none';
  if (method === 1 && bits === 8) return 'rle8';
  if (method === 2 && bits === 4) return 'rle4';
  if (method === 3 && headerBytes !== 64 && (bits === 16 || bits === 32)) return 'none';
  if (method === 6 && (bits === 16 || bits === 32)) return 'none';
  // Fax, 24-bit run lengths, embedded JPEG and PNG, ink: hardly any programme reads them.
  throw new ImageRefused(method <= 13 && method > 2 ? 'unsupported_format' : 'damaged');
}

const masksAfter = (method: number, headerBytes: number) =>
  headerBytes !== 40 ? 0 : method === 3 ? 12 : method === 6 ? 16 : 0;

function masksOf(view: Buffer, method: number, bits: number, headerBytes: number): BmpHeader['masks'] {
  if (method !== 3 && method !== 6)
    return bits === 16 ? [0x7c00, 0x3e0, 0x1f, 0] : [0xff0000, 0xff00, 0xff, 0];
  const hasAlpha = method === 6 || headerBytes >= 56;
  if (view.length < fileHeaderBytes + 40 + (hasAlpha ? 16 : 12)) throw new ImageRefused('truncated');
  const mask = (index: number) => {
    const value = view.readUInt32LE(fileHeaderBytes + 40 + index * 4);
    if (value !== 0 && !/^1+0*$/.test(value.toString(2))) throw new ImageRefused('damaged');
    return bits === 16 ? value & 0xffff : value;
  };
  const colours = [mask(0), mask(1), mask(2)] as const;
  if (colours.includes(0)) throw new ImageRefused('damaged');
  return [...colours, hasAlpha ? mask(3) : 0];
}

/** As many colours as told, as the bits allow and as there is room for before the pixels; the others are black. */
function readPalette(
  view: Buffer,
  at: number,
  end: number,
  bits: number,
  entryBytes: number,
  told: number,
): Uint8Array {
  const colours = 2 ** bits;
  const palette = new Uint8Array(colours * 3);
  const room = Math.floor((end - at) / entryBytes);
  if (told > Math.max(colours, room)) throw new ImageRefused('damaged');
  const count = Math.max(0, Math.min(colours, told === 0 ? colours : told, room));
  for (let colour = 0; colour < count; colour += 1) {
    for (let channel = 0; channel < 3; channel += 1) {
      palette[colour * 3 + channel] = view[at + colour * entryBytes + 2 - channel] ?? 0;
    }
  }
  return palette;
}
