/** What CONTRIBUTING.md says it takes to add something is what it took for one that is there. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');

interface Addition {
  /** How files name the example. */
  readonly named: RegExp;
  /** Files, or folders. */
  readonly filesMax: number;
  /** What uses the example without being a part of it. */
  readonly users?: RegExp;
}

/** By the title of their section. */
const additions: Record<string, Addition> = {
  'Add a search provider': { named: /searxng/i, filesMax: 5 },
  'Add a method for images': {
    named: /blockGrid|griglia_blocchi|block-grid/,
    filesMax: 4,
    // The same words in other languages; the table that `npm run docs` writes.
    users: /^words\/src\/(?!en\/)|^docs\/images\.md$/,
  },
  'Add a setting': { named: /STOP_GRACE_SECONDS/, filesMax: 3 },
  'Add an endpoint': { named: /usage\/errori|\bKeyErrors\b/, filesMax: 8, users: /^server\/src\/web\// },
  'Add a language of the answers': { named: /'\.\/it\/index\.ts'/, filesMax: 2 },
  'Add a language of claims': { named: /'\.\/it\/index\.ts'/, filesMax: 2 },
};

/** The files and folders that a section lists, in its order. */
function listOf(title: string): string[] {
  const [, section = ''] =
    new RegExp(`^## ${title}\\n([\\s\\S]*?)(?=^## |(?![\\s\\S]))`, 'm').exec(read('CONTRIBUTING.md')) ?? [];
  return [...section.matchAll(/^- `([^`]+)`: /gm)].map(([, path = '']) => path);
}

/** What a stranger would have to find: code, fixtures and the README, but neither other tests nor what tells of the past. */
const candidates = [
  'README.md',
  'docs/images.md',
  ...globSync('{words,contract,client,verdict-view,extension,server,fixtures}/**/*.{ts,mjs,json,html}', {
    cwd: root,
    exclude: ['**/node_modules', '**/dist'],
  }),
].map((path) => path.replaceAll(sep, '/'));
const isOther = (path: string) =>
  /^(?:server|extension)\/(?:test|bench|tools|training|evaluation)\//.test(path) || path.endsWith('.test.ts');

describe('what CONTRIBUTING.md says of', () => {
  for (const [title, { named, filesMax, users }] of Object.entries(additions)) {
    test(`${title}: at most ${filesMax} files, all there, and no other file knows of the example`, () => {
      const list = listOf(title);
      assert.ok(list.length > 0 && list.length <= filesMax, `${list.length} files in the list`);
      const isListed = (path: string) =>
        list.some((one) => (one.endsWith('/') ? path.startsWith(one) : path === one));
      for (const one of list)
        assert.ok(
          candidates.some((path) => path.startsWith(one)),
          `${one} is there`,
        );
      const silent = list.filter((one) => !one.endsWith('/') && !named.test(read(one)));
      assert.deepEqual(silent, [], 'every file of the list knows of the example');
      const folder = list.find((one) => one.endsWith('/')) ?? '';
      const scope = title.startsWith('Add a language') ? folder.split('/').slice(0, 2).join('/') : '';
      const others = candidates.filter(
        (path) =>
          path.startsWith(scope) &&
          !isListed(path) &&
          !isOther(path) &&
          !users?.test(path) &&
          named.test(read(path)),
      );
      assert.deepEqual(others, []);
    });
  }

  test('the sections that extend the program: all of them are held against it', () => {
    const titles = [...read('CONTRIBUTING.md').matchAll(/^## (Add .*)$/gm)].map(([, title]) => title);
    assert.deepEqual(titles, Object.keys(additions));
  });
});
