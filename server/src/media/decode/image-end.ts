/** Where an image ends in its file, by its structure. What lies behind is not shown by any viewer. */
import { uint8At } from '../../domain/array-values.ts';
import { viewBytes } from '../containers/byte-view.ts';
import { walkBoxes } from '../containers/iso-boxes.ts';
import type { ImageFormat } from '../image.ts';

/** Undefined where the end is not in the file, or the format has none of its own (TIFF is a heap of parts). */
export function imageEnd(bytes: Uint8Array, format: ImageFormat): number | undefined {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  return finders[format]?.(view);
}

const finders: Readonly<Record<ImageFormat, ((view: Buffer) => number | undefined) | undefined>> = {
  jpeg: jpegEnd,
  png: pngEnd,
  gif: gifEnd,
  webp: riffEnd,
  avif: boxesEnd,
  heic: boxesEnd,
  bmp: bmpEnd,
  tiff: undefined,
};

/** Segments up to a scan, then its data up to the next marker that is neither stuffing nor a restart. */
function jpegEnd(view: Buffer): number | undefined {
  let at = 2;
  while (at + 1 < view.length) {
    at = view.indexOf(0xff, at);
    if (at < 0) return undefined;
    const marker = view[at + 1];
    if (marker === 0xd9) return at + 2;
    if (marker === 0xff) at += 1;
    else if (marker === undefined) return undefined;
    else if (marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8)) at += 2;
    else {
      if (at + 4 > view.length) return undefined;
      at += 2 + Math.max(2, view.readUInt16BE(at + 2));
    }
  }
  return undefined;
}

function pngEnd(view: Buffer): number | undefined {
  for (let at = 8; at + 12 <= view.length; ) {
    const end = at + 12 + view.readUInt32BE(at);
    if (end > view.length) return undefined;
    if (view.toString('latin1', at + 4, at + 8) === 'IEND') return end;
    at = end;
  }
  return undefined;
}

function gifEnd(view: Buffer): number | undefined {
  if (view.length < 13) return undefined;
  let at = 13 + colourTableBytes(view[10]);
  while (at < view.length) {
    const kind = view[at];
    if (kind === 0x3b) return at + 1;
    if (kind === 0x21) at += 2;
    else if (kind === 0x2c && at + 10 <= view.length) at += 11 + colourTableBytes(view[at + 9]);
    else return undefined;
    // Blocks of data, each after its length; one of length zero ends them.
    while (at < view.length && view[at] !== 0) at += 1 + uint8At(view, at);
    at += 1;
  }
  return undefined;
}

const colourTableBytes = (flags = 0) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

function riffEnd(view: Buffer): number | undefined {
  if (view.length < 12) return undefined;
  const sizeBytes = view.readUInt32LE(4);
  const end = 8 + sizeBytes + (sizeBytes & 1);
  // Some writers leave out the last byte of padding.
  return end - 1 === view.length ? view.length : end <= view.length ? end : undefined;
}

const boxNames = /^(ftyp|meta|mdat|moov|moof|free|skip|wide|uuid|pdin|idat|styp|sidx|mfra|jumb)$/;

/** Boxes of known names one after the other. */
function boxesEnd(file: Buffer): number | undefined {
  let end = 0;
  for (const box of walkBoxes(viewBytes(file), 0, file.length)) {
    if (!boxNames.test(box.type)) break;
    if (box.end > file.length) return undefined;
    end = box.end;
  }
  // A box that is smaller than its own head ends the walk, and is a fault.
  return boxNames.test(file.toString('latin1', end + 4, end + 8)) ? undefined : end;
}

/** By the size that the header tells, where it is not less than where the pixels begin. */
function bmpEnd(view: Buffer): number | undefined {
  if (view.length < 14) return undefined;
  const sizeBytes = view.readUInt32LE(2);
  return sizeBytes > view.readUInt32LE(10) && sizeBytes <= view.length ? sizeBytes : undefined;
}
