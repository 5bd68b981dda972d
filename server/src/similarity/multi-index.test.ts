/** Searching by bands, held against comparing with every hash. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { sortIntoBands } from './band-lists.ts';
import { hammingDistance } from './hamming.ts';
import { createMultiIndex, distanceLimit, type HashEntry, type HashMatch } from './multi-index.ts';

/** So small that segments fill up and are sorted. */
const sizes = { sizeMax: 64, unsortedMin: 8 };

const hash = fc.uint32Array({ minLength: 8, maxLength: 8 });
/** Bits to change: spread at will, or as evenly over the bands as can be, where a search has the least to go by. */
const changes = fc.oneof(
  fc.uniqueArray(fc.nat(255), { maxLength: 40 }),
  fc
    .tuple(fc.nat(40), fc.nat(15), fc.nat(15))
    .map(([count, band, bit]) =>
      Array.from({ length: count }, (_, n) => ((n + band) % 16) * 16 + ((bit + (n >> 4) * 5) % 16)),
    ),
);
const nearOne = (base: fc.Arbitrary<Uint32Array>) =>
  fc.tuple(base, changes).map(([words, bits]) => changed(words, bits));
const flat = fc.constantFrom(new Uint32Array(8), new Uint32Array(8).fill(0xffffffff));
/** Chance alone, near-duplicates of one image, of several, nothing but copies, and all of these together. */
const distributions = fc.oneof(
  fc.array(hash, { maxLength: 150 }),
  fc
    .tuple(hash, fc.array(changes, { maxLength: 150 }))
    .map(([base, all]) => all.map((bits) => changed(base, bits))),
  fc
    .tuple(
      fc.array(hash, { minLength: 1, maxLength: 5 }),
      fc.array(fc.tuple(fc.nat(4), changes), { maxLength: 150 }),
    )
    .map(([bases, all]) => all.map(([at, bits]) => changed(bases[at % bases.length] as Uint32Array, bits))),
  fc.tuple(hash, fc.nat(150)).map(([words, count]) => Array.from({ length: count }, () => words)),
  fc.array(fc.oneof(hash, nearOne(flat)), { maxLength: 150 }),
);
/** A query near one of the hashes, or anywhere. */
const withQuery = distributions.chain((hashes) =>
  fc.tuple(fc.constant(hashes), hashes.length > 0 ? nearOne(fc.constantFrom(...hashes)) : hash),
);

function changed(words: Uint32Array, bits: readonly number[]): Uint32Array {
  const copy = words.slice();
  for (const bit of bits) copy[bit >> 5] = (copy[bit >> 5] as number) ^ (1 << (bit & 31));
  return copy;
}

/** Three hashes an image, and dates that repeat. */
const entriesOf = (hashes: readonly Uint32Array[]): HashEntry[] =>
  hashes.map((words, at) => ({
    words,
    image: 1 + Math.floor(at / 3),
    minute: (Math.floor(at / 3) * 7) % 5,
    part: at % 3,
  }));

function bruteForce(
  entries: readonly HashEntry[],
  queries: readonly Uint32Array[],
  max: number,
  limit: number,
) {
  const best = new Map<number, HashMatch & { minute: number }>();
  for (const { words, image, minute, part } of entries) {
    queries.forEach((wanted, query) => {
      const distance = hammingDistance(words, wanted);
      const before = best.get(image);
      if (distance <= max && (!before || distance < before.distance))
        best.set(image, { image, distance, minute, part, query });
    });
  }
  return [...best.values()]
    .sort((a, b) => a.distance - b.distance || a.minute - b.minute || a.image - b.image)
    .slice(0, limit);
}
/** Two parts of an image may be equally near: then either may be named. */
const told = (matches: readonly HashMatch[]) => matches.map(({ image, distance }) => [image, distance]);

test('the lists of its bands hold every hash within the distance', () => {
  fc.assert(
    fc.property(withQuery, fc.nat(distanceLimit), ([hashes, wanted], distanceMax) => {
      const lists = sortIntoBands(Uint32Array.from(hashes.flatMap((words) => [...words])), hashes.length);
      const length = lists.lengthFor(wanted, distanceMax);
      const places = new Set(lists.placesFor(wanted, distanceMax, length));
      assert.ok(places.size <= length);
      hashes.forEach((words, at) => {
        if (hammingDistance(words, wanted) <= distanceMax) assert.ok(places.has(at));
      });
    }),
    { numRuns: 50 },
  );
});

test('hashes at distance 31 are found even with their changes spread over all bands', () => {
  const base = Uint32Array.from([1, 2, 3, 4, 5, 6, 7, 8]);
  for (let lucky = 0; lucky < 16; lucky += 1) {
    // Two bits in every band but one, where it is one.
    const bits = Array.from({ length: 16 }, (_, band) =>
      band === lucky ? [band * 16 + 9] : [band * 16 + 3, band * 16 + 14],
    ).flat();
    const lists = sortIntoBands(changed(base, bits), 1);
    assert.equal(bits.length, distanceLimit);
    assert.deepEqual([...lists.placesFor(base, distanceLimit, 272)], [0]);
  }
});

test('a search gives what comparing with every hash gives, in the same order', () => {
  fc.assert(
    fc.property(
      withQuery,
      hash,
      fc.nat(distanceLimit),
      fc.integer({ min: 1, max: 40 }),
      ([hashes, wanted], other, distanceMax, limit) => {
        const bands = createMultiIndex(sizes);
        const entries = entriesOf(hashes);
        for (const entry of entries) bands.add(entry);
        const queries = [other, wanted];
        const found = bands.search(queries, distanceMax, limit);
        assert.deepEqual(told(found), told(bruteForce(entries, queries, distanceMax, limit)));
        for (const { image, part, query, distance } of found) {
          const entry = entries.find((each) => each.image === image && each.part === part);
          assert.ok(entry);
          assert.equal(hammingDistance(entry.words, queries[query] as Uint32Array), distance);
        }
      },
    ),
    { numRuns: 120 },
  );
});

test('what is added and removed between searches is found and forgotten', () => {
  const steps = fc.array(fc.record({ add: fc.nat(40), removeEvery: fc.integer({ min: 1, max: 4 }) }), {
    minLength: 1,
    maxLength: 6,
  });
  fc.assert(
    fc.property(withQuery, steps, ([hashes, wanted], plan) => {
      const bands = createMultiIndex(sizes);
      let entries: HashEntry[] = [];
      const waiting = entriesOf(hashes);
      for (const { add, removeEvery } of plan) {
        for (const entry of waiting.splice(0, add)) {
          bands.add(entry);
          entries.push(entry);
        }
        bands.search([wanted], distanceLimit, 10);
        const gone = new Set(entries.map(({ image }) => image).filter((image) => image % removeEvery === 0));
        assert.equal(bands.remove(gone), gone.size);
        entries = entries.filter(({ image }) => !gone.has(image));
        assert.equal(bands.size(), entries.length);
        assert.deepEqual(
          told(bands.search([wanted], distanceLimit, 10)),
          told(bruteForce(entries, [wanted], distanceLimit, 10)),
        );
      }
    }),
    { numRuns: 60 },
  );
});

test('among ten thousand hashes nothing within the distance is missed', () => {
  const bands = createMultiIndex();
  const entries = Array.from(
    { length: 10_000 },
    (_, at): HashEntry => ({
      words: crypto.getRandomValues(new Uint32Array(8)),
      image: at + 1,
      minute: 0,
      part: 0,
    }),
  );
  for (const entry of entries) bands.add(entry);
  for (let at = 1; at < 32; at += 3) {
    const bits = Array.from({ length: at }, (_, n) => (n * 37 + at * 11) % 256);
    const wanted = changed((entries[at * 300] as HashEntry).words, bits);
    const found = bands.search([wanted], distanceLimit, 5);
    assert.deepEqual(told(found), told(bruteForce(entries, [wanted], distanceLimit, 5)));
    assert.equal(found[0]?.distance, at);
  }
});

test('of ten thousand copies the oldest are found, and no more are held than asked for', () => {
  const bands = createMultiIndex();
  const words = Uint32Array.from([9, 8, 7, 6, 5, 4, 3, 2]);
  for (let image = 1; image <= 10_000; image += 1)
    bands.add({ words, image, minute: (image * 7_919) % 10_007, part: 0 });
  const minutes = bands.search([words], 0, 25).map(({ image }) => (image * 7_919) % 10_007);
  const oldest = Array.from({ length: 10_000 }, (_, at) => ((at + 1) * 7_919) % 10_007).sort((a, b) => a - b);
  assert.deepEqual(minutes, oldest.slice(0, 25));
});

test('a distance that the bands cannot vouch for is refused', () => {
  assert.throws(() => createMultiIndex().search([new Uint32Array(8)], distanceLimit + 1, 1), RangeError);
});
