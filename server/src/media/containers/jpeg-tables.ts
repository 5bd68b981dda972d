/** Reads the tables of a JPEG file: steps of quantisation, frame, Huffman codes. */
import { uint8At } from '../../domain/array-values.ts';
import type { ByteView } from './byte-view.ts';
import type { JpegStructure } from './container.ts';

/** Place in rows of each value in the order of the file. */
const zigzag = zigzagOrder();

function zigzagOrder(): Uint8Array {
  const order = new Uint8Array(64);
  let [row, column] = [0, 0];
  for (let at = 0; at < 64; at += 1) {
    order[at] = row * 8 + column;
    const upwards = (row + column) % 2 === 0;
    if (upwards) {
      if (column === 7) row += 1;
      else if (row === 0) column += 1;
      else [row, column] = [row - 1, column + 1];
    } else if (row === 7) column += 1;
    else if (column === 0) row += 1;
    else [row, column] = [row + 1, column - 1];
  }
  return order;
}

/** Several tables may stand in one segment. */
export function readQuantisation(
  view: ByteView,
  from: number,
  end: number,
  slots: (Uint16Array | undefined)[],
): void {
  let at = from;
  while (at < end) {
    const head = view.u8(at);
    const bytesEach = head >> 4 === 0 ? 1 : 2;
    const slot = head & 15;
    if (slot > 3 || at + 1 + 64 * bytesEach > end) return;
    const table = new Uint16Array(64);
    for (let index = 0; index < 64; index += 1) {
      const place = at + 1 + index * bytesEach;
      table[uint8At(zigzag, index)] = bytesEach === 1 ? view.u8(place) : view.u16(place);
    }
    slots[slot] = table;
    at += 1 + 64 * bytesEach;
  }
}

export type Frame = Pick<JpegStructure, 'width' | 'height' | 'isProgressive' | 'components'>;

/** SOF0 to SOF15; the three numbers between them mean something else. */
export function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

export function readFrame(view: ByteView, marker: number, from: number, end: number): Frame {
  const count = Math.min(4, view.u8(from + 5), Math.floor(Math.max(0, end - from - 6) / 3));
  return {
    height: view.u16(from + 1),
    width: view.u16(from + 3),
    isProgressive: (marker & 3) === 2,
    components: Array.from({ length: count }, (_, index) => {
      const at = from + 6 + index * 3;
      const sampling = view.u8(at + 1);
      return {
        id: view.u8(at),
        horizontal: sampling >> 4,
        vertical: sampling & 15,
        table: view.u8(at + 2),
      };
    }),
  };
}

/** Whether all codes of the segment are the ones that the JPEG standard prints as examples. */
export function hasOnlyStandardCodes(view: ByteView, from: number, end: number): boolean {
  let at = from;
  while (at + 17 <= end) {
    let values = 0;
    for (let length = 1; length <= 16; length += 1) values += view.u8(at + length);
    if (at + 17 + values > end || !isStandardHuffman(view.slice(at, 17 + values))) return false;
    at += 17 + values;
  }
  return at === end;
}

/**
 * The Huffman codes that the JPEG standard prints as examples (ITU-T T.81, tables K.3 to K.6), which most cameras use:
 * sixteen counts and the values, in the notation of the file and without the byte that names class and slot.
 */
const standardCodes = {
  direct: [
    '00010501010101010100000000000000000102030405060708090a0b',
    '00030101010101010101010000000000000102030405060708090a0b',
  ],
  alternating: [
    '0002010303020403050504040000017d01020300041105122131410613516107227114328191a1082342b1c11552d1f0243362' +
      '7282090a161718191a25262728292a3435363738393a434445464748494a535455565758595a636465666768696a73747576' +
      '7778797a838485868788898a92939495969798999aa2a3a4a5a6a7a8a9aab2b3b4b5b6b7b8b9bac2c3c4c5c6c7c8c9cad2d3' +
      'd4d5d6d7d8d9dae1e2e3e4e5e6e7e8e9eaf1f2f3f4f5f6f7f8f9fa',
    '00020102040403040705040400010277000102031104052131061241510761711322328108144291a1b1c109233352f0156272' +
      'd10a162434e125f11718191a262728292a35363738393a434445464748494a535455565758595a636465666768696a737475' +
      '767778797a82838485868788898a92939495969798999aa2a3a4a5a6a7a8a9aab2b3b4b5b6b7b8b9bac2c3c4c5c6c7c8c9ca' +
      'd2d3d4d5d6d7d8d9dae2e3e4e5e6e7e8e9eaf2f3f4f5f6f7f8f9fa',
  ],
};

/** `table` as in the file: class and slot, sixteen counts, values. */
function isStandardHuffman(table: Uint8Array): boolean {
  const codes = (table[0] ?? 0) >> 4 === 0 ? standardCodes.direct : standardCodes.alternating;
  return codes.includes(Buffer.from(table.subarray(1)).toString('hex'));
}
