/** Every line of docs/threat-model.md names tests that are there. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

/** What is reached for, what stops it, the tests. */
const lines = read('docs/threat-model.md')
  .split('\n')
  .map((line) => line.slice(2, -2).split(' | '))
  .filter(([first, , last]) => last?.startsWith('`') && first !== undefined);

test('there are lines to hold against the tests', () => assert.ok(lines.length >= 30, `${lines.length}`));

for (const [what, , proof = ''] of lines) {
  test(`a test stands behind: ${what}`, () => {
    for (const each of proof.split(/; (?=`)/)) {
      const file = /^`([^`]+)` “/.exec(each)?.[1];
      assert.ok(file, `a file and the title of a test, not ${each}`);
      const text = read(file);
      for (const [, title = ''] of each.matchAll(/“([^”]*)”/g)) {
        assert.ok(title.length > 10, `the title of a test, not “${title}”`);
        assert.ok(text.includes(title), `${file} has a test “${title}”`);
      }
    }
  });
}
