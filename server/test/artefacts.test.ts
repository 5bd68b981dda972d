/** Everything that was learned or counted is listed, and is what the list says. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

interface Artefact {
  readonly name: string;
  readonly what: string;
  /** Without a hash: numbers that stand in code. */
  readonly files: readonly { readonly path: string; readonly sha256?: string }[];
  readonly data: readonly string[];
  readonly command: string | null;
  readonly seed: string;
  readonly reproducible: string;
  readonly licence: string;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const { artefacts } = JSON.parse(readFileSync(join(root, 'server/training/artefacts.json'), 'utf8')) as {
  artefacts: Artefact[];
};

/** Data files that somebody wrote: nothing in them was learned or counted. */
const written = ['server/src/models/catalogue.json', 'server/src/sources/site-kinds.json'];

test('every artefact says what it is, from what it was made, and how it is made again, or why it is not', () => {
  assert.ok(artefacts.length > 0);
  for (const { name, what, files, data, command, seed, reproducible, licence } of artefacts) {
    for (const told of [name, what, seed, reproducible, licence, ...data])
      assert.ok(told.length > 2, `${name}: something is missing`);
    assert.ok(files.length > 0 && data.length > 0, `${name}: files and data`);
    if (command === null)
      assert.match(reproducible, /^not reproducible/, `${name}: no command, and no reason`);
  }
});

test('every artefact is the one that is listed', () => {
  for (const { path, sha256 } of artefacts.flatMap(({ files }) => files)) {
    const found = createHash('sha256')
      .update(readFileSync(join(root, path)))
      .digest('hex');
    if (sha256 !== undefined) assert.equal(found, sha256, `${path}: tell in artefacts.json how it was made`);
  }
});

test('no data file of the server is missing in the list', () => {
  const listed = artefacts.flatMap(({ files }) => files.map(({ path }) => path));
  const found = globSync('server/src/**/*.{json,onnx,bin,txt,csv}', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !written.includes(path) && !path.includes('/prompts/'));
  assert.deepEqual(
    found.filter((path) => !listed.includes(path)),
    [],
  );
});

test('commands of the list are those that there are', () => {
  const main = readFileSync(join(root, 'server/training/main.ts'), 'utf8');
  for (const { command } of artefacts) {
    for (const [, name = ''] of command?.matchAll(/npm run train -- ([\w-]+)/g) ?? [])
      assert.match(main, new RegExp(`^ {2}'?${name}'?:`, 'm'), name);
  }
});
