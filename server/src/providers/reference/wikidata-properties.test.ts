/** The table of properties can be used as it is. Their wording is tested with the grammars. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factProperties } from './wikidata-properties.ts';

test('every property is one of Wikidata, and stands once', () => {
  assert.ok(factProperties.length >= 50);
  assert.equal(new Set(factProperties.map(({ id }) => id)).size, factProperties.length);
  for (const { id } of factProperties) assert.match(id, /^P[1-9]\d*$/);
});
