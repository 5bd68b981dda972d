/** The run leaves no test out and runs none twice, however its files are put together. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { isFast } from './fast-tests.ts';
import { testGroups } from './test-groups.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Every file of tests of every workspace, whether somebody thought of its folder or not. */
function allTests(): string[] {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    workspaces: string[];
  };
  return workspaces
    .flatMap((folder) => globSync(`${folder}/**/*.test.ts`, { cwd: root, exclude: ['**/node_modules'] }))
    .map((path) => path.replaceAll(sep, '/'))
    .toSorted();
}

function testsOf(groups: readonly string[]): string[] {
  return groups
    .flatMap((path) => {
      if (path.endsWith('.test.ts')) return [path];
      const addresses = [...readFileSync(path, 'utf8').matchAll(/import "([^"]+)"/g)];
      return addresses.map(([, address = '']) => fileURLToPath(address));
    })
    .map((path) => relative(root, path).replaceAll(sep, '/'))
    .toSorted();
}

test('every test of the repository is run once', () => {
  assert.deepEqual(testsOf(testGroups(root)), allTests());
});

test('a quick run takes the quick ones beside the code', () => {
  const quick = testsOf(testGroups(root, { fast: true }));
  const wanted = allTests().filter(
    (path) =>
      !/^(?:extension\/test|server\/(?:test|tools|training|evaluation|made-clips))\//.test(path) &&
      isFast(root, path),
  );
  assert.deepEqual(quick, wanted);
  assert.ok(quick.length > 250, 'the tests were found');
});
