/** Reads the tables of items in a HEIC or AVIF file: what each is, and where it lies. */
import type { ByteView } from './byte-view.ts';
import { partsMax } from './collector.ts';

export interface Item {
  readonly id: number;
  readonly type: string;
  /** Of items of type `mime` only. */
  readonly mime: string;
}

export interface Extent {
  /** In the box `idat` rather than in the file. */
  readonly inData: boolean;
  readonly offset: number;
  readonly sizeBytes: number;
}

interface Span {
  readonly from: number;
  readonly end: number;
}

const textBytesMax = 128;
const extentsMax = 64;

/** The box `iinf`: a box `infe` for each item, of which versions 2 and 3 are in use. */
export function readItems(view: ByteView, { from, end }: Span): Item[] {
  const items: Item[] = [];
  let at = from + (view.u8(from) === 0 ? 6 : 8);
  while (at + 12 <= end && items.length < partsMax) {
    const sizeBytes = view.u32(at);
    if (sizeBytes < 12 || at + sizeBytes > end) break;
    const version = view.u8(at + 8);
    if (view.ascii(at + 4, 4) === 'infe' && version >= 2) {
      const wide = version === 2 ? 0 : 2;
      const typeAt = at + 16 + wide;
      const [, mime = ''] = view
        .ascii(typeAt + 4, Math.min(textBytesMax, Math.max(0, at + sizeBytes - typeAt - 4)))
        .split('\0', 3);
      const id = wide ? view.u32(at + 12) : view.u16(at + 12);
      items.push({ id, type: view.ascii(typeAt, 4), mime });
    }
    at += sizeBytes;
  }
  return items;
}

/** The box `iloc`, for the wanted items alone. Sizes of its fields are named in its head. */
export function readLocations(
  view: ByteView,
  { from, end }: Span,
  wanted: ReadonlySet<number>,
): Map<number, Extent[]> {
  const version = view.u8(from);
  const sizes = view.u16(from + 4);
  const [offsetBytes, lengthBytes, baseBytes] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15];
  const indexBytes = version === 0 ? 0 : sizes & 15;
  const idBytes = version < 2 ? 2 : 4;
  const found = new Map<number, Extent[]>();
  let at = from + 6 + idBytes;
  const next = (sizeBytes: number): number => {
    const value = number(view, at, sizeBytes);
    at += sizeBytes;
    return value;
  };
  for (let count = 0; count < partsMax && at < end; count += 1) {
    const id = next(idBytes);
    const method = version === 0 ? 0 : next(2) & 15;
    at += 2;
    const base = next(baseBytes);
    const extents: Extent[] = [];
    const extentCount = next(2);
    for (let index = 0; index < extentCount && at < end; index += 1) {
      at += indexBytes;
      const offset = base + next(offsetBytes);
      const sizeBytes = next(lengthBytes);
      if (method <= 1 && extents.length < extentsMax)
        extents.push({ inData: method === 1, offset, sizeBytes });
      if (indexBytes + offsetBytes + lengthBytes === 0) break;
    }
    if (wanted.has(id) && !found.has(id)) found.set(id, extents);
  }
  return found;
}

function number(view: ByteView, at: number, sizeBytes: number): number {
  if (sizeBytes === 2) return view.u16(at);
  if (sizeBytes === 4) return view.u32(at);
  return sizeBytes === 8 ? view.u64(at) : 0;
}
