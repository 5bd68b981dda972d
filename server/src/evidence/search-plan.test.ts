/** What a search asks the databases for. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { rarity, type Statistics } from './bm25.ts';
import { planSearch, type SearchPlan } from './search-plan.ts';

const plenty = { rowsMax: 10_000, entriesMax: 100_000 };
const conceptsOf = (terms: readonly string[]) => terms.map((term) => ({ terms: [{ term, weight: 1 }] }));
const statistics = (documents: number, frequencies: Record<string, number>): Statistics => ({
  documents,
  averageLength: 50,
  frequencies: new Map(Object.entries(frequencies)),
});
const fits = ({ alternatives }: SearchPlan, terms: ReadonlySet<string>) =>
  alternatives.some(
    ({ all, any }) => all.every((term) => terms.has(term)) && any.some((term) => terms.has(term)),
  );

test('in a small index every text that holds any of the terms is ranked', () => {
  const plan = planSearch(conceptsOf(['a', 'b', 'c']), statistics(1_000, { a: 1, b: 40, c: 900 }), plenty);
  assert.deepEqual(plan, { alternatives: [{ all: [], any: ['a', 'b', 'c'] }] });
});

test('in a large index a rare term is enough alone, common ones have to come together', () => {
  const frequencies = { name: 300, tax: 60_000, govern: 70_000, year: 90_000 };
  const plan = planSearch(conceptsOf(Object.keys(frequencies)), statistics(1_000_000, frequencies), {
    rowsMax: 10_000,
    entriesMax: 500_000,
  });
  assert.ok(fits(plan, new Set(['name'])));
  assert.ok(fits(plan, new Set(['tax', 'govern'])));
  for (const term of ['tax', 'govern', 'year']) assert.ok(!fits(plan, new Set([term])), term);
});

test('terms that no text holds are not asked for, and nothing known means nothing to ask', () => {
  const some = planSearch(conceptsOf(['a', 'unknown']), statistics(10, { a: 2 }), plenty);
  assert.deepEqual(some, { alternatives: [{ all: [], any: ['a'] }] });
  assert.deepEqual(planSearch(conceptsOf(['unknown']), statistics(10, {}), plenty), { alternatives: [] });
  assert.deepEqual(planSearch([], statistics(0, {}), plenty), { alternatives: [] });
});

test('the terms of one concept stand for each other and are never asked for together', () => {
  const terms = [
    { term: 'cas', weight: 1 },
    { term: 'hous', weight: 1 },
  ];
  const plan = planSearch([{ terms }], statistics(1_000_000, { cas: 80_000, hous: 80_000 }), plenty);
  for (const { all } of plan.alternatives) assert.deepEqual(all, []);
});

test('even a single term that is far too common is asked for rather than nothing', () => {
  const plan = planSearch(conceptsOf(['year']), statistics(1_000_000, { year: 400_000 }), plenty);
  assert.deepEqual(plan, { alternatives: [{ all: [], any: ['year'] }] });
});

const search = fc.record({
  documents: fc.integer({ min: 100_000, max: 2_000_000 }),
  frequencies: fc.dictionary(fc.stringMatching(/^[a-z]{1,3}$/), fc.integer({ min: 1, max: 90_000 }), {
    minKeys: 1,
    maxKeys: 40,
  }),
});

test('whatever is sought, the budget holds as soon as there is more than one thing to ask for', () => {
  fc.assert(
    fc.property(search, ({ documents, frequencies }) => {
      const plan = planSearch(
        conceptsOf(Object.keys(frequencies)),
        statistics(documents, frequencies),
        plenty,
      );
      const rows = plan.alternatives.flatMap(({ all, any }) => {
        const base = all.reduce((sum, term) => (sum * (frequencies[term] ?? 0)) / documents, documents);
        return any.map((term) => (base * (frequencies[term] ?? 0)) / documents);
      });
      assert.ok(rows.length <= 1 || rows.reduce((sum, each) => sum + each, 0) <= plenty.rowsMax + 1e-6);
    }),
  );
});

test('of two texts, when the poorer one is looked at, so is the richer', () => {
  const worth = (
    terms: readonly string[],
    { documents, frequencies }: { documents: number; frequencies: Record<string, number> },
  ) => terms.reduce((sum, term) => sum + rarity(frequencies[term] ?? 0, documents), 0);
  fc.assert(
    fc.property(search, fc.integer(), fc.integer(), (given, first, second) => {
      // Pairs among the most valuable: the plan looks at no more than threes of those.
      const terms = Object.keys(given.frequencies)
        .sort((a, b) => (given.frequencies[a] ?? 0) - (given.frequencies[b] ?? 0))
        .slice(0, 8);
      const pick = (seed: number) =>
        new Set([
          terms[Math.abs(seed) % terms.length] ?? '',
          terms[Math.abs(seed >> 8) % terms.length] ?? '',
        ]);
      const [one, other] = [pick(first), pick(second)];
      const [poorer, richer] =
        worth([...one], given) < worth([...other], given) ? [one, other] : [other, one];
      const plan = planSearch(conceptsOf(terms), statistics(given.documents, given.frequencies), plenty);
      if (fits(plan, poorer)) assert.ok(fits(plan, richer));
    }),
  );
});
