import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { askedBy, currentAsker } from './asker.ts';

test('the asker is known in all that was begun for them, whoever else asks meanwhile, and nowhere else', async () => {
  const told = async () => {
    await turn();
    return currentAsker();
  };
  assert.deepEqual(await Promise.all([askedBy('one', told), told(), askedBy('two', told)]), [
    'one',
    '',
    'two',
  ]);
});
