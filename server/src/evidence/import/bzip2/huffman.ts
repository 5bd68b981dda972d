/** The prefix codes of a bzip2 block. */
import { type BitReader, peekedBits } from './bit-reader.ts';
import { damaged } from './damage.ts';

/** Codes up to this length, nearly all that occur, are looked up in one step. */
const quickBits = 10;

export type SymbolReader = (bits: BitReader) => number;

/** `lengths` tells for each symbol how many bits, 1 to 20, its code has. */
export function createSymbolReader(lengths: Uint8Array): SymbolReader {
  const counts = new Int32Array(peekedBits + 2);
  for (const length of lengths) counts[length] = (counts[length] ?? 0) + 1;
  // Codes of one length follow one another; a longer code begins where the shorter ones end.
  const firstCode = new Int32Array(peekedBits + 2);
  const firstPlace = new Int32Array(peekedBits + 2);
  for (let length = 1, code = 0, place = 0; length <= peekedBits; length++) {
    firstCode[length] = code;
    firstPlace[length] = place;
    const count = counts[length] ?? 0;
    if (code + count > 1 << length) throw damaged();
    code = (code + count) << 1;
    place += count;
  }
  const places = firstPlace.slice();
  const symbols = new Int32Array(lengths.length);
  const quick = new Int32Array(1 << quickBits);
  lengths.forEach((length, symbol) => {
    const place = places[length] ?? 0;
    places[length] = place + 1;
    symbols[place] = symbol;
    if (length > quickBits) return;
    const code = (firstCode[length] ?? 0) + place - (firstPlace[length] ?? 0);
    const spare = quickBits - length;
    quick.fill((symbol << 5) | length, code << spare, (code + 1) << spare);
  });

  return (bits) => {
    const peeked = bits.peek();
    const found = quick[peeked >>> (peekedBits - quickBits)] ?? 0;
    if (found !== 0) {
      bits.skip(found & 31);
      return found >>> 5;
    }
    for (let length = quickBits + 1; length <= peekedBits; length++) {
      const beyond = (peeked >>> (peekedBits - length)) - (firstCode[length] ?? 0);
      if (beyond < 0 || beyond >= (counts[length] ?? 0)) continue;
      bits.skip(length);
      return symbols[(firstPlace[length] ?? 0) + beyond] ?? 0;
    }
    throw damaged();
  };
}
