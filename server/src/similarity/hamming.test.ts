/** Counting bits, held against counting them one by one. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { bitCount, hammingDistance, nextWithin } from './hamming.ts';

const hash = fc.uint32Array({ minLength: 8, maxLength: 8 });
const digits = (word: number) => (word >>> 0).toString(2).replaceAll('0', '').length;
const slowDistance = (a: Uint32Array, b: Uint32Array) =>
  a.reduce((sum, word, at) => sum + digits(word ^ (b[at] as number)), 0);

test('the bits of a word are counted, the sign among them', () => {
  for (const word of [0, 1, 0x80000000, -1, 0x7fffffff, 0xdeadbeef])
    assert.equal(bitCount(word), digits(word));
  fc.assert(fc.property(fc.maxSafeInteger(), (word) => bitCount(word | 0) === digits(word | 0)));
});

test('the distance of two hashes is the number of bits that differ', () => {
  assert.equal(hammingDistance(new Uint32Array(8), new Uint32Array(8).fill(0xffffffff)), 256);
  fc.assert(fc.property(hash, hash, (a, b) => hammingDistance(a, b) === slowDistance(a, b)));
});

test('the next hash within a distance is found, or the end', () => {
  const few = fc.array(hash, { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(few, hash, fc.integer({ min: 0, max: 256 }), fc.nat(20), (hashes, wanted, max, from) => {
      const many = Uint32Array.from(hashes.flatMap((one) => [...one]));
      const expected = hashes.findIndex((one, at) => at >= from && slowDistance(one, wanted) <= max);
      const found = nextWithin(wanted, many, from, Math.max(from, hashes.length), max);
      assert.equal(found, expected < 0 ? Math.max(from, hashes.length) : expected);
    }),
  );
});
