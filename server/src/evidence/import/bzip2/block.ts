/** One block of a bzip2 file: read as a whole, handed out in pieces, so that a block of zeros takes no more room than any other. */
import type { BitReader } from './bit-reader.ts';
import { crcStart, crcTable } from './crc.ts';
import { damaged } from './damage.ts';
import { createSymbolReader, type SymbolReader } from './huffman.ts';

export interface Block {
  /** The next piece of the text, or undefined at the end. */
  next(): Buffer | undefined;
  /** Of the pieces handed out. */
  crc(): number;
}

const groupSymbols = 50;
const codeLengthMax = 20;
/** A run of four equal bytes is followed by a byte that tells how many more there are. */
const runLength = 4;

/** `transform` is room for as many entries as a block has bytes; it belongs to the block until its end. */
export function readBlock(bits: BitReader, transform: Uint32Array, pieceBytes: number): Block {
  // Blocks in scrambled order have not been written since 1997.
  if (bits.read(1) !== 0) throw damaged();
  const first = bits.read(24);
  const alphabet = readAlphabet(bits);
  const readers = readSymbolReaders(bits, alphabet.length + 2);
  const length = readSymbols(bits, alphabet, readers, transform);
  if (first >= length) throw damaged();
  linkUp(transform, length);
  return createPieces(transform, first, length, pieceBytes);
}

/** The bytes that occur in the block. */
function readAlphabet(bits: BitReader): Uint8Array {
  const bytes: number[] = [];
  const ranges = bits.read(16);
  for (let range = 0; range < 16; range++) {
    if (!(ranges & (0x8000 >>> range))) continue;
    const members = bits.read(16);
    for (let member = 0; member < 16; member++) {
      if (members & (0x8000 >>> member)) bytes.push(range * 16 + member);
    }
  }
  if (bytes.length === 0) throw damaged();
  return Uint8Array.from(bytes);
}

/** The code for each group of 50 symbols, in order. */
function readSymbolReaders(bits: BitReader, symbolCount: number): SymbolReader[] {
  const tableCount = bits.read(3);
  const groupCount = bits.read(15);
  if (tableCount < 2 || tableCount > 6 || groupCount === 0) throw damaged();
  const recent = Array.from({ length: tableCount }, (_, table) => table);
  const groups = new Uint8Array(groupCount);
  for (let group = 0; group < groupCount; group++) {
    let place = 0;
    while (bits.read(1) === 1) {
      place += 1;
      if (place >= tableCount) throw damaged();
    }
    const [table = 0] = recent.splice(place, 1);
    recent.unshift(table);
    groups[group] = table;
  }
  const tables = recent.map(() => createSymbolReader(readCodeLengths(bits, symbolCount)));
  return Array.from(groups, (table) => tables[table] as SymbolReader);
}

/** Each length is told by its difference from the one before. */
function readCodeLengths(bits: BitReader, symbolCount: number): Uint8Array {
  const lengths = new Uint8Array(symbolCount);
  let length = bits.read(5);
  for (let symbol = 0; symbol < symbolCount; symbol++) {
    while (bits.read(1) === 1) length += bits.read(1) === 0 ? 1 : -1;
    if (length < 1 || length > codeLengthMax) throw damaged();
    lengths[symbol] = length;
  }
  return lengths;
}

/** Fills `bytes` with the block's bytes in their sorted order; returns how many there are. */
function readSymbols(
  bits: BitReader,
  alphabet: Uint8Array,
  readers: readonly SymbolReader[],
  bytes: Uint32Array,
): number {
  const end = alphabet.length + 1;
  const recent = alphabet.slice();
  let length = 0;
  let group = 0;
  let left = 0;
  let reader: SymbolReader | undefined;
  /** A run of the byte that came last, its length written in binary with the digits 1 and 2. */
  let run = 0;
  let runDigit = 1;
  for (;;) {
    if (left === 0) {
      reader = readers[group];
      group += 1;
      left = groupSymbols;
    }
    left -= 1;
    if (!reader) throw damaged();
    const symbol = reader(bits);
    if (symbol <= 1) {
      run += runDigit << symbol;
      runDigit <<= 1;
      if (run > bytes.length) throw damaged();
      continue;
    }
    if (run > 0) {
      if (length + run > bytes.length) throw damaged();
      bytes.fill(recent[0] ?? 0, length, length + run);
      length += run;
      run = 0;
      runDigit = 1;
    }
    if (symbol === end) return length;
    if (length >= bytes.length) throw damaged();
    const place = symbol - 1;
    const byte = recent[place] ?? 0;
    recent.copyWithin(1, 0, place);
    recent[0] = byte;
    bytes[length] = byte;
    length += 1;
  }
}

/** Undoes the sorting: into the upper bits of each entry goes the place of the byte that follows it. */
function linkUp(transform: Uint32Array, length: number): void {
  const places = new Uint32Array(256);
  for (let place = 0; place < length; place++) {
    const byte = (transform[place] ?? 0) & 0xff;
    places[byte] = (places[byte] ?? 0) + 1;
  }
  let sum = 0;
  for (let byte = 0; byte < 256; byte++) {
    const count = places[byte] ?? 0;
    places[byte] = sum;
    sum += count;
  }
  for (let place = 0; place < length; place++) {
    const byte = (transform[place] ?? 0) & 0xff;
    const target = places[byte] ?? 0;
    places[byte] = target + 1;
    transform[target] = (transform[target] ?? 0) | (place << 8);
  }
}

function createPieces(transform: Uint32Array, first: number, length: number, pieceBytes: number): Block {
  let entry = transform[(transform[first] ?? 0) >>> 8] ?? 0;
  let left = length;
  let repeated = 0;
  /** How many bytes equal to `repeated` came in a row. */
  let equal = 0;
  /** Repetitions that did not fit into the last piece. */
  let owed = 0;
  let crc = crcStart;
  return {
    next() {
      if (left === 0 && owed === 0) return undefined;
      const piece = Buffer.allocUnsafe(pieceBytes);
      let filled = 0;
      let sum = crc;
      while (filled < pieceBytes) {
        if (owed > 0) {
          owed -= 1;
        } else {
          if (left === 0) break;
          left -= 1;
          const byte = entry & 0xff;
          entry = transform[entry >>> 8] ?? 0;
          if (equal === runLength) {
            equal = 0;
            if (byte === 0) continue;
            owed = byte - 1;
          } else {
            equal = equal > 0 && byte === repeated ? equal + 1 : 1;
            repeated = byte;
          }
        }
        piece[filled] = repeated;
        filled += 1;
        sum = (sum << 8) ^ (crcTable[((sum >>> 24) ^ repeated) & 0xff] ?? 0);
      }
      crc = sum;
      return piece.subarray(0, filled);
    },
    crc: () => ~crc >>> 0,
  };
}
