import assert from 'node:assert/strict';
import { test } from 'node:test';
import { alphabet, createRandomIds, randomBase62 } from './random-id.ts';

test('ids have the length asked for and only letters and digits', () => {
  for (const length of [1, 12, 22, 30, 100])
    assert.match(randomBase62(length), new RegExp(`^[0-9A-Za-z]{${length}}$`));
});

test('every character is about as likely as every other', () => {
  const counts = new Map<string, number>();
  const total = 62_000;
  for (const character of randomBase62(total)) counts.set(character, (counts.get(character) ?? 0) + 1);
  assert.equal(counts.size, alphabet.length);
  // 1,000 expected, standard deviation 31: six of them either way never happens by chance.
  for (const count of counts.values()) assert.ok(Math.abs(count - 1000) < 190, String(count));
});

test('a source does not repeat itself, whatever lengths are asked for', () => {
  const randomId = createRandomIds();
  const ids = Array.from({ length: 5000 }, (_, index) => randomId(12 + (index % 20)));
  assert.equal(new Set(ids).size, ids.length);
  assert.notEqual(createRandomIds()(22), createRandomIds()(22));
});
