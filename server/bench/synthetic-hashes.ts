/** Invented hashes of images, the same in every run: by chance alone, or as uneven as those of a real collection. */
import { uint32At } from '../src/domain/array-values.ts';

export type Spread = 'even' | 'uneven';

/** Of the uneven ones so many are copies of popular images, cut, captioned and compressed again. */
const copiedShare = 0.2;
const popularImages = 2_000;
/** Neighbouring bits agree a little more often than not: makes lists 1.4 times as long, real photos 1.3 (measured). */
const agreeing = 0.58;

/** xorshift, seeded: a number below 1 at every call. */
function createChance(seed: number): () => number {
  let state = (seed ^ 0x9e3779b9) | 1;
  const next = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
  for (let turn = 0; turn < 8; turn += 1) next();
  return next;
}

export function syntheticHash(number: number, spread: Spread): Uint32Array {
  const chance = createChance(Math.imul(number + 1, 2_654_435_761));
  if (spread === 'even') return Uint32Array.from({ length: 8 }, () => chance() * 2 ** 32);
  if (chance() >= copiedShare) return agreeingHash(chance);
  // The most popular has been copied twice as often as the second, three times as often as the third.
  const rank = Math.floor(popularImages ** chance());
  const original = agreeingHash(createChance(-rank));
  return withChangedBits(original, Math.floor(chance() * 20), number);
}

function agreeingHash(chance: () => number): Uint32Array {
  const words = new Uint32Array(8);
  let bit = 0;
  for (let at = 0; at < 256; at += 1) {
    bit = at % 16 === 0 ? Math.round(chance()) : chance() < agreeing ? bit : 1 - bit;
    words[at >> 5] = uint32At(words, at >> 5) | (bit << (at & 31));
  }
  return words;
}

export function withChangedBits(words: Uint32Array, count: number, seed: number): Uint32Array {
  const chance = createChance(seed + 77);
  const changed = words.slice();
  for (let bit = 0; bit < count; bit += 1) {
    const at = Math.floor(chance() * 256);
    changed[at >> 5] = uint32At(changed, at >> 5) ^ (1 << (at & 31));
  }
  return changed;
}
