import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { groupLookups } from './group-lookups.ts';

function createLookup() {
  const queries: (readonly string[])[] = [];
  const lookUp = groupLookups(async (keys) => {
    queries.push(keys);
    if (keys.includes('bad')) throw new Error('out of reach');
    return new Map(keys.filter((key) => key !== 'missing').map((key) => [key, `value of ${key}`]));
  });
  return { lookUp, queries };
}

test('keys of one turn are one query, and each gets its own value', async () => {
  const { lookUp, queries } = createLookup();
  const values = await Promise.all(['a', 'b', 'a', 'missing'].map(lookUp));
  assert.deepEqual(values, ['value of a', 'value of b', 'value of a', undefined]);
  assert.deepEqual(queries, [['a', 'b', 'missing']]);
});

test('keys of the next turn are asked for anew', async () => {
  const { lookUp, queries } = createLookup();
  await lookUp('a');
  await nextTurn();
  await lookUp('a');
  assert.deepEqual(queries, [['a'], ['a']]);
});

test('a crowd is asked for in queries of a bounded size, and nobody is forgotten', async () => {
  const { lookUp, queries } = createLookup();
  const keys = Array.from({ length: 1200 }, (_, index) => `key ${index}`);
  const values = await Promise.all(keys.map(lookUp));
  assert.deepEqual(
    values,
    keys.map((key) => `value of ${key}`),
  );
  assert.deepEqual(
    queries.map(({ length }) => length),
    [500, 500, 200],
  );
});

test('a failure reaches those who asked together, and the next turn starts afresh', async () => {
  const { lookUp } = createLookup();
  const [bad, good] = await Promise.allSettled([lookUp('bad'), lookUp('good')]);
  assert.deepEqual([bad?.status, good?.status], ['rejected', 'rejected']);
  assert.equal(await lookUp('good'), 'value of good');
});
