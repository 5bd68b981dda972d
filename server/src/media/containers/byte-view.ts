/** Reads numbers and pieces of a file that may lie about its own sizes: never outside it, and never by throwing. */

export interface ByteView {
  readonly sizeBytes: number;
  /** Numbers past the end are 0. */
  u8(at: number): number;
  u16(at: number): number;
  u32(at: number): number;
  u64(at: number): number;
  /** A view, not a copy; cut where the file ends. */
  slice(from: number, sizeBytes: number): Uint8Array;
  /** One character a byte, as in Latin-1; cut where the file ends. */
  ascii(from: number, sizeBytes: number): string;
}

export type ByteOrder = 'big' | 'little';

export function viewBytes(bytes: Uint8Array, order: ByteOrder = 'big'): ByteView {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const little = order === 'little';
  const holds = (at: number, sizeBytes: number) => at >= 0 && at + sizeBytes <= bytes.length;
  const u32 = (at: number) => (holds(at, 4) ? data.getUint32(at, little) : 0);
  return {
    sizeBytes: bytes.length,
    u8: (at) => (holds(at, 1) ? data.getUint8(at) : 0),
    u16: (at) => (holds(at, 2) ? data.getUint16(at, little) : 0),
    u32,
    u64: (at) => (little ? u32(at + 4) * 2 ** 32 + u32(at) : u32(at) * 2 ** 32 + u32(at + 4)),
    slice: (from, sizeBytes) => bytes.subarray(clamp(from), clamp(from + sizeBytes)),
    ascii: (from, sizeBytes) => buffer.toString('latin1', clamp(from), clamp(from + sizeBytes)),
  };

  function clamp(at: number): number {
    return Math.min(Math.max(at, 0), bytes.length);
  }
}
