/** Writes BMP files of every kind, also such as no programme writes. */

export interface BmpParts {
  readonly headerBytes: number;
  readonly width: number;
  readonly height: number;
  readonly bits: number;
  readonly compression?: number;
  readonly coloursTold?: number;
  /** Red, green, blue, alpha; behind a header of 40 bytes, inside a longer one. */
  readonly masks?: readonly number[];
  /** Red, green, blue. */
  readonly palette?: readonly (readonly number[])[];
  readonly data: Uint8Array;
}

export function bmpOf(parts: BmpParts): Buffer {
  const {
    headerBytes,
    width,
    height,
    bits,
    compression = 0,
    coloursTold = 0,
    masks = [],
    palette = [],
  } = parts;
  const header = Buffer.alloc(headerBytes);
  header.writeUInt32LE(headerBytes);
  if (headerBytes === 12) {
    header.writeUInt16LE(width, 4);
    header.writeUInt16LE(height, 6);
    header.writeUInt16LE(1, 8);
    header.writeUInt16LE(bits, 10);
  } else if (headerBytes >= 40) {
    header.writeInt32LE(width, 4);
    header.writeInt32LE(height, 8);
    header.writeUInt16LE(1, 12);
    header.writeUInt16LE(bits, 14);
    header.writeUInt32LE(compression, 16);
    header.writeUInt32LE(coloursTold, 32);
  }
  const maskBytes = Buffer.alloc(masks.length * 4);
  for (const [index, mask] of masks.entries()) maskBytes.writeUInt32LE(mask, index * 4);
  if (headerBytes > 40) maskBytes.copy(header, 40);
  const colours = palette.map(([red = 0, green = 0, blue = 0]) =>
    headerBytes === 12 ? [blue, green, red] : [blue, green, red, 0],
  );
  const before = [header, headerBytes === 40 ? maskBytes : Buffer.alloc(0), Buffer.from(colours.flat())];
  const file = Buffer.alloc(14);
  const pixelsAt = 14 + before.reduce((sum, { length }) => sum + length, 0);
  file.write('BM');
  file.writeUInt32LE(pixelsAt + parts.data.length, 2);
  file.writeUInt32LE(pixelsAt, 10);
  return Buffer.concat([file, ...before, parts.data]);
}
