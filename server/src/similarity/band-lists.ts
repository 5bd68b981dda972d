/** For each of the 16 bands of a hash the places of many hashes, by a counting sort in order of the band's value. */
import { uint32At } from '../domain/array-values.ts';
import { hashWords } from './hamming.ts';

export const bandCount = 16;
const bandBits = 16;
const valueCount = 2 ** bandBits;

export interface BandLists {
  /** So many hashes are in the lists: the first ones. */
  readonly size: number;
  /** How many places the lists of a query hold together. */
  lengthFor(query: Uint32Array, distanceMax: number): number;
  /** The places of every hash within the distance, with others, each once. Overwritten by the next call. */
  placesFor(query: Uint32Array, distanceMax: number, lengthMax: number): Uint32Array;
}

/** The 16 bits of a band: half a word, one row of the transform. */
function bandOf(words: Uint32Array, place: number, band: number): number {
  return (uint32At(words, place * hashWords + (band >> 1)) >>> ((band & 1) * bandBits)) & (valueCount - 1);
}

/**
 * How many bits may differ in a band. Were every band to differ in more than this, the distances would add up to more
 * than `distanceMax`; below 0 the band need not be looked at.
 */
const radiusOf = (band: number, distanceMax: number) =>
  Math.floor(distanceMax / bandCount) - (band > distanceMax % bandCount ? 1 : 0);

/** Takes some 0.2 µs a hash. */
export function sortIntoBands(words: Uint32Array, size: number): BandLists {
  const starts = new Uint32Array(bandCount * (valueCount + 1));
  const places = new Uint32Array(bandCount * size);
  for (let band = 0; band < bandCount; band += 1) sortBand(words, size, band, starts, places);

  let found = new Uint32Array(0);
  /** A bit for every place, all 0 between two calls. */
  const seen = new Uint32Array(Math.ceil(size / 32));

  /** Calls with the borders of every list that belongs to the query. */
  const eachList = (query: Uint32Array, distanceMax: number, call: (from: number, to: number) => void) => {
    for (let band = 0; band < bandCount; band += 1) {
      const radius = radiusOf(band, distanceMax);
      const value = bandOf(query, 0, band);
      const first = band * (valueCount + 1);
      const list = (wanted: number) =>
        call(
          band * size + uint32At(starts, first + wanted),
          band * size + uint32At(starts, first + wanted + 1),
        );
      if (radius >= 0) list(value);
      if (radius >= 1) for (let bit = 0; bit < bandBits; bit += 1) list(value ^ (1 << bit));
    }
  };
  return {
    size,
    lengthFor(query, distanceMax) {
      let length = 0;
      eachList(query, distanceMax, (from, to) => {
        length += to - from;
      });
      return length;
    },
    placesFor(query, distanceMax, lengthMax) {
      if (found.length < lengthMax) found = new Uint32Array(2 * lengthMax);
      let count = 0;
      eachList(query, distanceMax, (from, to) => {
        for (let at = from; at < to; at += 1) {
          const place = uint32At(places, at);
          const [word, bit] = [place >>> 5, 1 << (place & 31)];
          if (uint32At(seen, word) & bit) continue;
          seen[word] = uint32At(seen, word) | bit;
          found[count++] = place;
        }
      });
      const result = found.subarray(0, count);
      for (let at = 0; at < count; at += 1) seen[uint32At(result, at) >>> 5] = 0;
      return result;
    },
  };
}

/** Counts every value, then puts the places from the last to the first before those that follow in their list. */
function sortBand(
  words: Uint32Array,
  size: number,
  band: number,
  allStarts: Uint32Array,
  places: Uint32Array,
): void {
  const starts = allStarts.subarray(band * (valueCount + 1), (band + 1) * (valueCount + 1));
  for (let place = 0; place < size; place += 1) {
    const value = bandOf(words, place, band);
    starts[value] = uint32At(starts, value) + 1;
  }
  let sum = 0;
  for (let value = 0; value <= valueCount; value += 1) {
    sum += uint32At(starts, value);
    starts[value] = sum;
  }
  for (let place = size - 1; place >= 0; place -= 1) {
    const value = bandOf(words, place, band);
    const at = uint32At(starts, value) - 1;
    starts[value] = at;
    places[band * size + at] = place;
  }
}
