/** The boxes of which MP4, QuickTime, HEIC and AVIF files are made (ISO 14496-12, section 4.2): one walk for everybody. */
import type { ByteView } from './byte-view.ts';
import { partsMax } from './collector.ts';

export interface Box {
  readonly type: string;
  /** Of what the box holds, without its head. */
  readonly from: number;
  readonly end: number;
}

/**
 * As the file tells them, one behind the other: a box may claim to end behind the file, and a name may be none. Ends
 * before a box that says to be smaller than its own head.
 */
export function* walkBoxes(view: ByteView, from: number, end: number): Generator<Box> {
  for (let at = from; at + 8 <= end; ) {
    const short = view.u32(at);
    const headBytes = short === 1 ? 16 : 8;
    const sizeBytes = short === 0 ? end - at : short === 1 ? view.u64(at + 8) : short;
    if (sizeBytes < headBytes) return;
    yield { type: view.ascii(at + 4, 4), from: at + headBytes, end: at + sizeBytes };
    at += sizeBytes;
  }
}

/** Four letters, the first perhaps the sign © of QuickTime's texts. */
const boxName = /^[\x20-\x7e\xa9][\x20-\x7e]{3}$/;
/** For lists whose boxes have numbers for names. */
export const anyBoxName = /^.{4}$/s;

/** Up to the first that cannot be one: it reaches past the end, or its name is none. */
export function boxesOf(view: ByteView, from: number, end: number, names: RegExp = boxName): Box[] {
  const boxes: Box[] = [];
  for (const box of walkBoxes(view, from, end)) {
    if (box.end > end || !names.test(box.type) || boxes.length === partsMax) break;
    boxes.push(box);
  }
  return boxes;
}
