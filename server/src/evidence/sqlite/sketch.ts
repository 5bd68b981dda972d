/** A text's terms as numbers: what a quick ranking of thousands of texts has to read of each. */
import type { SearchConcept } from '../../language/search-concepts.ts';
import { rarity, type Statistics } from '../bm25.ts';

/** FNV-1a, 32 bits. Two of a search's terms and a text's terms meet by chance once in millions of texts. */
export function termNumber(term: string): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < term.length; place++) {
    hash = Math.imul(hash ^ term.charCodeAt(place), 0x01000193);
  }
  return hash >>> 0;
}

/** The different terms of a text, 4 bytes each, the same on every machine. */
export function sketchOf(terms: Iterable<string>): Uint8Array {
  const numbers = [...new Set(terms)].map(termNumber);
  const bytes = new DataView(new ArrayBuffer(4 * numbers.length));
  for (const [place, number] of numbers.entries()) bytes.setUint32(4 * place, number, true);
  return new Uint8Array(bytes.buffer);
}

/** The sum of the worth of the concepts that a text holds, as far as its sketch tells. */
export function createSketchScore(
  concepts: readonly SearchConcept[],
  { documents, frequencies }: Statistics,
): (sketch: Uint8Array) => number {
  const sought = new Map<number, { readonly concept: number; readonly worth: number }[]>();
  concepts.forEach(({ terms }, concept) => {
    for (const { term, weight } of terms) {
      const frequency = frequencies.get(term) ?? 0;
      if (frequency === 0) continue;
      const place = { concept, worth: weight * rarity(frequency, documents) };
      const number = termNumber(term);
      sought.set(number, [...(sought.get(number) ?? []), place]);
    }
  });
  // Nearly all of a text's terms are not sought, and two bytes of each tell so.
  const mayBeSought = new Uint8Array(0x10000);
  for (const number of sought.keys()) mayBeSought[number & 0xffff] = 1;
  // The best term of each concept so far; forgotten by way of the round, which is cheaper than emptying it.
  const best = new Float64Array(concepts.length);
  const rounds = new Uint32Array(concepts.length);
  let round = 0;
  return (sketch) => {
    round += 1;
    let score = 0;
    for (let place = 0; place + 4 <= sketch.length; place += 4) {
      const low = byteAt(sketch, place) | (byteAt(sketch, place + 1) << 8);
      if (mayBeSought[low] === 0) continue;
      const high = byteAt(sketch, place + 2) | (byteAt(sketch, place + 3) << 8);
      for (const { concept, worth } of sought.get(low + high * 0x10000) ?? []) {
        const before = rounds[concept] === round ? (best[concept] ?? 0) : 0;
        if (worth <= before) continue;
        score += worth - before;
        best[concept] = worth;
        rounds[concept] = round;
      }
    }
    return score;
  };
}

const byteAt = (bytes: Uint8Array, place: number) => bytes[place] ?? 0;
