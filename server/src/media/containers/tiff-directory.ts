/** Reads the directories of a TIFF structure, which EXIF is too: tags and their raw values, within bounds. */
import { type ByteOrder, type ByteView, viewBytes } from './byte-view.ts';

export interface TiffTag {
  readonly tag: number;
  /** As in the file; 2 is text, 7 undefined bytes. */
  readonly type: number;
  /** The values' bytes; a view, not a copy. */
  readonly value: Uint8Array;
  /** The first value of a whole-number tag. */
  readonly number: number;
}

export interface Tiff {
  readonly order: ByteOrder;
  readonly firstDirectory: number;
  /** At most 1,000 tags; those whose value lies outside the file are left out. */
  directory(offset: number): TiffTag[];
}

const tagsMax = 1000;
/** Bytes of one value by its type; types 1 to 13 of TIFF 6 and its first supplement. */
const valueBytes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4];

export function readTiffStructure(bytes: Uint8Array): Tiff | undefined {
  const head = viewBytes(bytes).ascii(0, 2);
  if (head !== 'II' && head !== 'MM') return undefined;
  const order = head === 'II' ? 'little' : 'big';
  const view = viewBytes(bytes, order);
  if (view.u16(2) !== 42) return undefined;
  return { order, firstDirectory: view.u32(4), directory: (offset) => directory(view, offset) };
}

function directory(view: ByteView, offset: number): TiffTag[] {
  if (offset < 8) return [];
  const tags: TiffTag[] = [];
  const count = Math.min(tagsMax, view.u16(offset));
  for (let index = 0; index < count; index += 1) {
    const at = offset + 2 + index * 12;
    if (at + 12 > view.sizeBytes) break;
    const type = view.u16(at + 2);
    const sizeBytes = (valueBytes[type] ?? 0) * view.u32(at + 4);
    const from = sizeBytes <= 4 ? at + 8 : view.u32(at + 8);
    if (sizeBytes === 0 || from + sizeBytes > view.sizeBytes) continue;
    const value = view.slice(from, sizeBytes);
    tags.push({ tag: view.u16(at), type, value, number: wholeNumber(view, type, from) });
  }
  return tags;
}

function wholeNumber(view: ByteView, type: number, at: number): number {
  if (valueBytes[type] === 1) return view.u8(at);
  return valueBytes[type] === 2 ? view.u16(at) : view.u32(at);
}
