/** The notation of PostgreSQL's full-text types. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { queryOf, termsOfVector, vectorOf } from './full-text.ts';

const terms = fc.array(
  fc.oneof(fc.stringMatching(/^[a-zà-ü0-9]{1,8}$/), fc.constantFrom("o'neil", 'a\\b', "''", '日本')),
);

test('the terms of a vector come back, each as often as it occurs', () => {
  fc.assert(
    fc.property(terms, terms, (titleTerms, textTerms) => {
      const back = termsOfVector(vectorOf(titleTerms, textTerms));
      assert.deepEqual(back.titleTerms.sort(), titleTerms.sort());
      assert.deepEqual(back.textTerms.sort(), textTerms.sort());
    }),
  );
});

test('an alternative becomes a query in which no term can act as an operator', () => {
  assert.equal(queryOf({ all: ['a'], any: ["b'|!c", 'd'] }), "'a' & ('b''|!c' | 'd')");
  assert.equal(queryOf({ all: [], any: ['e'] }), "('e')");
});
