/** Takes the elements of EBML apart, the notation of Matroska and WebM (RFC 8794). */
import type { ByteView } from '../containers/byte-view.ts';
import { partsMax } from '../containers/collector.ts';

export interface Element {
  /** With its length marker, as in tables of the format: 0x1549a966. */
  readonly id: number;
  readonly from: number;
  readonly end: number;
}

/** Up to the first that cannot be one. One of unknown size, as live recordings have, reaches to the end. */
export function elementsOf(view: ByteView, from: number, end: number): Element[] {
  const elements: Element[] = [];
  let at = from;
  while (at + 2 <= end && elements.length < partsMax) {
    const idBytes = lengthOf(view.u8(at), 4);
    const sizeBytes = lengthOf(view.u8(at + idBytes), 8);
    const bodyAt = at + idBytes + sizeBytes;
    if (idBytes === 0 || sizeBytes === 0 || bodyAt > end) break;
    const body = size(view, at + idBytes, sizeBytes);
    const next = body === undefined ? end : bodyAt + body;
    if (next > end) {
      // A file that was cut: what is there of the last element still counts.
      elements.push({ id: number(view, at, idBytes), from: bodyAt, end });
      break;
    }
    elements.push({ id: number(view, at, idBytes), from: bodyAt, end: next });
    at = next;
  }
  return elements;
}

/** Unsigned; larger than 53 bits only roughly. */
export function number(view: ByteView, from: number, sizeBytes: number): number {
  let value = 0;
  for (let at = 0; at < Math.min(8, sizeBytes); at += 1) value = value * 256 + view.u8(from + at);
  return value;
}

/** How many zeros the first byte begins with says how many bytes follow; 0: too many. */
function lengthOf(first: number, max: number): number {
  const length = Math.clz32(first) - 23;
  return length <= max ? length : 0;
}

/** Undefined for all ones. */
function size(view: ByteView, from: number, sizeBytes: number): number | undefined {
  // Without the marker bit first: eight bytes with it are more than a number holds exactly.
  const first = view.u8(from) & (0xff >> sizeBytes);
  const value = first * 256 ** (sizeBytes - 1) + number(view, from + 1, sizeBytes - 1);
  return value >= 2 ** (7 * sizeBytes) - 1 ? undefined : value;
}
