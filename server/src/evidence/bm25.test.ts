/** The ranking alone, without a database. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { SearchConcept } from '../language/search-concepts.ts';
import { type Candidate, rank, rarity, type Statistics } from './bm25.ts';

const concept = (...terms: (string | [string, number])[]): SearchConcept => ({
  terms: terms.map((term) =>
    typeof term === 'string' ? { term, weight: 1 } : { term: term[0], weight: term[1] },
  ),
});
const text = (id: number, words: string, title = ''): Candidate => ({
  id,
  titleTerms: title.split(' ').filter(Boolean),
  textTerms: words.split(' ').filter(Boolean),
});
const statistics = (frequencies: Record<string, number>): Statistics => ({
  documents: 1_000,
  averageLength: 4,
  frequencies: new Map(Object.entries(frequencies)),
});
const order = (...parameters: Parameters<typeof rank>) => rank(...parameters).map(({ id }) => id);

test('a rare word weighs more than a common one', () => {
  const found = order(
    [concept('comun'), concept('rar')],
    [text(1, 'comun x x x'), text(2, 'rar x x x')],
    statistics({ comun: 500, rar: 3 }),
  );
  assert.deepEqual(found, [2, 1]);
});

test('two concepts weigh more than one that is repeated', () => {
  const found = order(
    [concept('torr'), concept('parig')],
    [text(1, 'torr torr torr torr'), text(2, 'torr parig x x')],
    statistics({ torr: 10, parig: 10 }),
  );
  assert.deepEqual(found, [2, 1]);
});

test('of the terms of one concept the best counts, not their sum', () => {
  const both = rank(
    [concept('cas', ['hous', 0.5])],
    [text(1, 'cas hous x x')],
    statistics({ cas: 9, hous: 9 }),
  );
  const one = rank([concept('cas')], [text(1, 'cas hous x x')], statistics({ cas: 9, hous: 9 }));
  assert.deepEqual(both, one);
});

test('a term counts by its weight', () => {
  const [heavy] = rank([concept('cas')], [text(1, 'cas')], statistics({ cas: 9 }));
  const [light] = rank([concept(['cas', 0.5])], [text(1, 'cas')], statistics({ cas: 9 }));
  assert.ok(heavy && light);
  assert.ok(Math.abs(light.score - heavy.score / 2) < 1e-9);
});

test('a word of the title is found like one of the text, and counts for more', () => {
  const found = order(
    [concept('rom')],
    [text(1, 'x x x x'), text(2, 'rom x x x'), text(3, 'x x x', 'rom')],
    statistics({ rom: 9 }),
  );
  assert.deepEqual(found, [3, 2]);
});

test('two in the text outweigh one in the title', () => {
  const found = order(
    [concept('rom')],
    [text(1, 'x x x', 'rom'), text(2, 'rom rom x x')],
    statistics({ rom: 9 }),
  );
  assert.deepEqual(found, [2, 1]);
});

test('a rare term leads a common one by more than their logarithms do', () => {
  const byLogarithm = (frequency: number) => Math.log(1 + (1_000 - frequency + 0.5) / (frequency + 0.5));
  assert.ok(rarity(3, 1_000) / rarity(300, 1_000) > byLogarithm(3) / byLogarithm(300));
});

test('the shorter of two texts that hold the same goes first', () => {
  const long = text(1, `rom ${'x '.repeat(50)}`);
  assert.deepEqual(order([concept('rom')], [long, text(2, 'rom x')], statistics({ rom: 9 })), [2, 1]);
});

test('texts that hold nothing of what is sought are left out; equals stay in the order they were added', () => {
  const found = order(
    [concept('rom')],
    [text(7, 'rom x'), text(3, 'rom x'), text(5, 'y')],
    statistics({ rom: 9 }),
  );
  assert.deepEqual(found, [3, 7]);
});

test('a term that every text holds is still worth a little, and nothing is ever worth less than nothing', () => {
  fc.assert(
    fc.property(fc.nat(1_000), fc.nat(1_000), (frequency, documents) => {
      const value = rarity(frequency, documents);
      assert.ok(value >= 0 && Number.isFinite(value));
    }),
  );
  assert.ok(rarity(1_000, 1_000) > 0);
});
