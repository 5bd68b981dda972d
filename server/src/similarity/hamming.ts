/**
 * Hamming distance: how many of 256 bits two hashes differ in. Bits are counted within a word, and three words are added up
 * first by a carry-save adder (Warren, “Hacker’s Delight”, 2002, chapter 5).
 */
import { uint32At } from '../domain/array-values.ts';

/** Words of 32 bits in a hash. */
export const hashWords = 8;

export const hammingDistance = (a: Uint32Array, b: Uint32Array): number => distanceAt(a, b, 0);

/** The bits of a 32-bit word that are set, added up in pairs, then fours, then bytes. */
export function bitCount(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Three words at the price of two: they are added up bit by bit first. */
function bitCountOfThree(a: number, b: number, c: number): number {
  const ones = a ^ b ^ c;
  const twos = (a & b) | (c & (a ^ b));
  return bitCount(ones) + 2 * bitCount(twos);
}

/** How far a hash is from the one that stands at a place among many. */
export function distanceAt(hash: Uint32Array, many: Uint32Array, place: number): number {
  let distance = 0;
  for (let word = 0; word < hashWords; word += 1)
    distance += bitCount(uint32At(many, place * hashWords + word) ^ uint32At(hash, word));
  return distance;
}

/**
 * The first place from `from` on, before `to`, whose hash among many is within the distance; `to` when there is none.
 * The words are spelt out because this is where a search spends its time: 9 ns a hash instead of 21.
 */
export function nextWithin(
  hash: Uint32Array,
  many: Uint32Array,
  from: number,
  to: number,
  distanceMax: number,
): number {
  const [h0, h1, h2] = [uint32At(hash, 0), uint32At(hash, 1), uint32At(hash, 2)];
  for (let place = from, at = from * hashWords; place < to; place += 1, at += hashWords) {
    let distance = bitCountOfThree(
      uint32At(many, at) ^ h0,
      uint32At(many, at + 1) ^ h1,
      uint32At(many, at + 2) ^ h2,
    );
    // Nearly all pairs of different images are told apart here.
    if (distance > distanceMax) continue;
    distance += bitCountOfThree(
      uint32At(many, at + 3) ^ uint32At(hash, 3),
      uint32At(many, at + 4) ^ uint32At(hash, 4),
      uint32At(many, at + 5) ^ uint32At(hash, 5),
    );
    if (distance > distanceMax) continue;
    distance +=
      bitCount(uint32At(many, at + 6) ^ uint32At(hash, 6)) +
      bitCount(uint32At(many, at + 7) ^ uint32At(hash, 7));
    if (distance <= distanceMax) return place;
  }
  return to;
}
