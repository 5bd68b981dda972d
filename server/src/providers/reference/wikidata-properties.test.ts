/** The table of properties can be used as it is. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { analyse } from '../../language/analyse.ts';
import { factProperties, unitNames } from './wikidata-properties.ts';

test('every property has its wording and its cues in both languages, and stands once', () => {
  assert.ok(factProperties.length >= 50);
  assert.equal(new Set(factProperties.map(({ id }) => id)).size, factProperties.length);
  for (const { id, value, it, en, cues } of factProperties) {
    assert.match(id, /^P[1-9]\d*$/);
    assert.ok(['item', 'time', 'quantity'].includes(value), id);
    for (const wording of [it, en]) {
      assert.equal(wording.split('{subject}').length, 2, id);
      assert.equal(wording.split('{value}').length, 2, id);
      assert.doesNotMatch(wording, /\.$/, id);
    }
    assert.ok(analyse(cues.it, 'it').length > 0 && analyse(cues.en, 'en').length > 0, id);
  }
});

test('every unit has its name in both languages', () => {
  for (const [id, { it, en }] of Object.entries(unitNames)) {
    assert.match(id, /^Q[1-9]\d*$/);
    assert.ok(it && en, id);
  }
});
