/** A code and its values become a sentence of the reader's language, and nothing else does. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Message, say } from './message.ts';

const table = {
  plain: 'Nothing was found.',
  filled: ({ count }: { count: number }) => `${count} were found.`,
};

test('a sentence is said as it stands, or filled', () => {
  assert.equal(say(table, { code: 'plain' }), 'Nothing was found.');
  assert.equal(say(table, { code: 'filled', values: { count: 3 } }), '3 were found.');
});

test('a message survives being sent as JSON', () => {
  const sent = JSON.stringify({ code: 'filled', values: { count: 3 } } satisfies Message<typeof table>);
  assert.equal(say(table, JSON.parse(sent)), '3 were found.');
});

test('a code that is not in the table is a bug, also one that every object has', () => {
  for (const code of ['missing', 'constructor', '__proto__']) {
    assert.throws(() => say(table, { code } as unknown as Message<typeof table>), /no words/);
  }
});
