/** Duplicates and replacements, held against a model that takes one document at a time. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type Identity, sortOut } from './compare-with-known.ts';

const identity = fc.record({
  key: fc.constantFrom('a', 'b', 'c', 'd'),
  fingerprint: fc.constantFrom('1', '2', '3', '4', '5'),
});

/** What the index holds after the documents, one by one. */
function model(stored: ReadonlyMap<string, string>, documents: readonly Identity[]) {
  const holds = new Map(stored);
  let duplicates = 0;
  for (const { key, fingerprint } of documents) {
    if ([...holds.values()].includes(fingerprint)) duplicates += 1;
    else holds.set(key, fingerprint);
  }
  return { holds, duplicates };
}

test('a batch leaves the index as its documents one by one would', () => {
  fc.assert(
    fc.property(fc.array(identity), fc.array(identity, { maxLength: 12 }), (earlier, documents) => {
      const stored = model(new Map(), earlier).holds;
      const known = Array.from(stored, ([key, fingerprint]) => ({ key, fingerprint }));
      const expected = model(stored, documents);

      const { insert, removeKeys, counts } = sortOut(documents, known);
      const holds = new Map(stored);
      for (const key of removeKeys) assert.ok(holds.delete(key), 'only what is there is removed');
      for (const { key, fingerprint } of insert) {
        assert.ok(!holds.has(key), 'nothing is inserted over what is there');
        holds.set(key, fingerprint);
      }
      assert.deepEqual(Object.fromEntries(holds), Object.fromEntries(expected.holds));
      assert.deepEqual(counts, {
        added: documents.length - expected.duplicates,
        duplicates: expected.duplicates,
      });
    }),
  );
});
