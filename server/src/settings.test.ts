/** The list of settings: every one in one group, and no more files for one than that. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { describeSettings } from './settings.ts';

const root = new URL('../../', import.meta.url);

test('a setting is three files: its group or its provider, the README, and whoever uses what it makes', () => {
  const sources = globSync('server/src/**/*.ts', { cwd: root })
    .filter((path) => !/\.(test|conformance)\.ts$/.test(path))
    .map((path) => ({ path, text: readFileSync(new URL(path, root), 'utf8') }));
  for (const { name } of describeSettings()) {
    const declaring = sources.filter(({ text }) => new RegExp(`^ +${name}: `, 'm').test(text));
    assert.equal(declaring.length, 1, `${name} is declared in ${declaring.map(({ path }) => path)}`);
    // The configuration has a name of its own for it: nobody else reads the setting.
    const reading = sources.filter(({ text }) => new RegExp(`\\b(?:s|data)\\.${name}\\b`).test(text));
    assert.deepEqual(
      reading.map(({ path }) => path).filter((path) => path !== declaring[0]?.path),
      [],
      name,
    );
  }
});

test('every setting says what it is for', () => {
  assert.ok(describeSettings().length > 50);
  assert.deepEqual(
    describeSettings().filter(({ meaning }) => !meaning.endsWith('.')),
    [],
  );
});
