/** The quick ranking of SQLite's matches. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { rarity } from '../bm25.ts';
import { createSketchScore, sketchOf } from './sketch.ts';

const word = fc.stringMatching(/^[a-z]{1,2}$/);
const concept = fc.record({
  terms: fc.array(fc.record({ term: word, weight: fc.double({ min: 0, max: 1, noNaN: true }) }), {
    maxLength: 3,
  }),
});

test('a sketch scores as its words would: the best term of each concept, added up', () => {
  fc.assert(
    fc.property(
      fc.array(concept, { maxLength: 6 }),
      fc.array(fc.array(word), { minLength: 1, maxLength: 4 }),
      fc.dictionary(word, fc.integer({ min: 1, max: 50 })),
      (concepts, texts, frequencies) => {
        const statistics = {
          documents: 50,
          averageLength: 5,
          frequencies: new Map(Object.entries(frequencies)),
        };
        const scoreOf = createSketchScore(concepts, statistics);
        for (const words of texts) {
          const expected = concepts.reduce((sum, { terms }) => {
            const worths = terms
              .filter(({ term }) => words.includes(term) && statistics.frequencies.has(term))
              .map(({ term, weight }) => weight * rarity(statistics.frequencies.get(term) ?? 0, 50));
            return sum + Math.max(0, ...worths);
          }, 0);
          assert.ok(Math.abs(scoreOf(sketchOf(words)) - expected) < 1e-9);
        }
      },
    ),
  );
});

test('a word counts once, however often the text repeats it', () => {
  assert.deepEqual(sketchOf(['mare', 'mare', 'sole']), sketchOf(['mare', 'sole']));
});
