/** Reads the blocks of a GIF file: comments, and XMP in its application extension. */
import { type ByteView, viewBytes } from './byte-view.ts';
import { type Collector, partsMax } from './collector.ts';

const xmpApplication = 'XMP DataXMP';
/** XMP is stored as it is, followed by 258 bytes that lead a reader of blocks to the end from wherever it arrives. */
const xmpTrailerBytes = 258;

export function readGif(bytes: Uint8Array, found: Collector): void {
  const view = viewBytes(bytes);
  let at = 13 + colourBytes(view.u8(10));
  for (let count = 0; count < partsMax && at < view.sizeBytes; count += 1) {
    const kind = view.u8(at);
    if (kind === 0x3b) {
      found.endsAt(at + 1, view.sizeBytes);
      return;
    }
    if (kind === 0x2c) at = blocksEnd(view, at + 11 + colourBytes(view.u8(at + 9)));
    else if (kind === 0x21) at = readExtension(view, at, found);
    else return;
  }
}

function readExtension(view: ByteView, at: number, found: Collector): number {
  const label = view.u8(at + 1);
  const end = blocksEnd(view, at + 2);
  if (label === 0xfe) found.comment(joinBlocks(view, at + 2, end));
  const isXmp = label === 0xff && view.u8(at + 2) === 11 && view.ascii(at + 3, 11) === xmpApplication;
  if (isXmp) found.xmp(xmpOf(view, at + 14, end));
  return end;
}

function xmpOf(view: ByteView, from: number, end: number): Uint8Array {
  const trailerAt = end - xmpTrailerBytes;
  const hasTrailer = trailerAt >= from && view.u8(trailerAt) === 1 && view.u8(trailerAt + 1) === 0xff;
  return hasTrailer ? view.slice(from, trailerAt - from) : joinBlocks(view, from, end);
}

/** Bytes of a table of colours, from the byte that announces it. */
function colourBytes(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

/** Behind a row of blocks, each with its size before it, and the 0 that ends the row. */
function blocksEnd(view: ByteView, from: number): number {
  let at = from;
  while (at < view.sizeBytes && view.u8(at) !== 0) at += 1 + view.u8(at);
  return Math.min(view.sizeBytes, at + 1);
}

function joinBlocks(view: ByteView, from: number, end: number): Uint8Array {
  const blocks: Uint8Array[] = [];
  for (let at = from; at < end - 1; at += 1 + view.u8(at)) {
    if (view.u8(at) === 0) break;
    blocks.push(view.slice(at + 1, view.u8(at)));
  }
  return Buffer.concat(blocks);
}
