import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { parseJsonObject } from './parse-json.ts';

test('every object that JSON can write is read as JSON reads it', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
      const text = JSON.stringify(value);
      assert.deepEqual(parseJsonObject(text), JSON.parse(text));
    }),
  );
});

test('NaN and infinities, as Python writes them, are read as null', () => {
  assert.deepEqual(parseJsonObject('{"a": NaN, "b": [-Infinity, Infinity], "c": "NaN \\" Infinity"}'), {
    a: null,
    b: [null, null],
    c: 'NaN " Infinity',
  });
});

test('what is not an object, too deep, too full or too large is not read', () => {
  const refused = [
    'a prompt about a cat',
    '[1, 2]',
    '"text"',
    '',
    '{',
    '{"a": Nonsense}',
    `{"a": ${'['.repeat(500_000)}${']'.repeat(500_000)}}`,
    `{"a": [${'0,'.repeat(400_000)}0]}`,
    `{"a": "${'x'.repeat(10_000_000)}"}`,
  ];
  for (const text of refused) assert.equal(parseJsonObject(text), undefined, text.slice(0, 30));
});
