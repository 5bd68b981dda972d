/** A value that is missing is a gap in the sentence: never `undefined`, never an error. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { part, sayWithGaps } from './gaps.ts';
import type { Message } from './message.ts';

const reasons = { late: 'it is late', full: ({ limit }: { limit: number }) => `${limit} are there` };
const refused = ({ name, reason }: { name: string; reason: Message<typeof reasons> }) =>
  `${name} is refused: ${part(reasons, reason)}.`;

test('a sentence is said with its values', () => {
  assert.equal(sayWithGaps('Nothing.', {}), 'Nothing.');
  const reason: Message<typeof reasons> = { code: 'full', values: { limit: 3 } };
  assert.equal(sayWithGaps(refused, { name: 'a', reason }), 'a is refused: 3 are there.');
});

test('what is missing, or unknown to this version, is a gap', () => {
  assert.equal(sayWithGaps(refused, {}), '… is refused: ….');
  assert.equal(sayWithGaps(refused, { name: null, reason: { code: 'full' } }), '… is refused: … are there.');
  for (const code of ['newer', 'constructor', '__proto__', 7]) {
    assert.equal(sayWithGaps(refused, { name: 'a', reason: { code } }), 'a is refused: ….');
  }
});
