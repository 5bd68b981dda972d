import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { answerText } from './result-text.ts';

test('an answer is the stored result with the id, the share link and, from the cache, cache: true', () => {
  const field = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(
      field,
      fc.dictionary(
        field.filter((name) => name !== '__proto__'),
        fc.jsonValue(),
        { minKeys: 1 },
      ),
      fc.boolean(),
      (id, rest, cached) => {
        const own = new Set(['id', 'condividi', 'cache']);
        const stored = Object.fromEntries(
          Object.entries({ tipo: 'testo', ...rest }).filter(([name]) => !own.has(name)),
        );
        const answer: unknown = JSON.parse(
          answerText(id, JSON.stringify(stored), 'https://x.example', cached),
        );
        const expected = {
          id,
          condividi: `https://x.example/v/${id}`,
          ...(cached ? { cache: true } : {}),
          ...stored,
        };
        assert.deepEqual(answer, JSON.parse(JSON.stringify(expected)));
      },
    ),
  );
});
