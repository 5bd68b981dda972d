/** Who may import whom. The table is support/layers.ts, from which docs/architecture.md shows it. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { withSection } from '../src/evaluation/figures/keep-measurement.ts';
import { isFast } from './support/fast-tests.ts';
import { layers, layersMarkdown } from './support/layers.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const sources = globSync('{words,contract,client,verdict-view,extension,server}/src/**/*.ts', { cwd: root })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !/\.(test|conformance)\.ts$/.test(path));

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const isBrowserCode = (path: string) => path.startsWith('server/src/web/browser/');
const runsInBrowsers = (path: string) =>
  isBrowserCode(path) || /^(?:client|verdict-view|extension)\//.test(path);
const partOf = (path: string) => layers.find(({ files }) => files.test(path));

function importsOf(path: string): string[] {
  const specifiers = read(path).matchAll(/(?:from|import\(|new URL\()\s*'([^']+)'/g);
  return [...specifiers].flatMap(([, specifier = '']) => {
    if (specifier.startsWith('@riscontro/')) return [`${specifier.slice('@riscontro/'.length)}/src/index.ts`];
    if (!specifier.startsWith('.') || !specifier.endsWith('.ts')) return [];
    return [relative(root, join(root, dirname(path), specifier)).replaceAll('\\', '/')];
  });
}

test('every source file belongs to a part of the architecture', () => {
  assert.ok(sources.length > 30, 'the sources were found');
  assert.deepEqual(
    sources.filter((path) => !partOf(path)),
    [],
  );
});

test('docs/architecture.md shows the table: otherwise `npm run docs` writes it anew', () => {
  const document = read('docs/architecture.md');
  const section = { name: 'layers', text: layersMarkdown(), document: 'architecture.md' };
  assert.ok(document === withSection(document, section), 'docs/architecture.md is stale: npm run docs');
});

test('no part imports what it may not', () => {
  const offences = sources.flatMap((path) => {
    const part = partOf(path);
    return importsOf(path)
      .filter((imported) => {
        const other = partOf(imported);
        if (!part || !other || part === other || part.mayImport === 'everything') return false;
        // Codes of sentences, and the sentences themselves, are everybody's.
        if (other.name === 'words') return false;
        return !part.mayImport.includes(other.name);
      })
      .map((imported) => `${path} imports ${imported}`);
  });
  assert.deepEqual(offences, []);
});

test('what runs in browsers takes no schemas from the contract, and nothing from Node', () => {
  const offences = sources
    .filter(runsInBrowsers)
    .filter((path) => /import (?!type\b)[^;]*from '(@riscontro\/contract|node:[^']+)'/.test(read(path)));
  assert.deepEqual(offences, []);
});

test('what pages load is given its words: it takes nothing but types from the catalogues', () => {
  const offences = sources
    .filter((path) => isBrowserCode(path) || /^(?:client|verdict-view)\//.test(path))
    .filter((path) => /import (?!type\b)[^;]*from '@riscontro\/words'/.test(read(path)));
  assert.deepEqual(offences, []);
});

test('only config.ts reads the environment', () => {
  const readers = sources.filter((path) => read(path).includes('process.env'));
  assert.deepEqual(readers, ['server/src/config.ts']);
});

test('commands write to the terminal through terminal.ts alone, which lets nothing steer it', () => {
  const writers = sources.filter(
    (path) => path.startsWith('server/src/cli/') && /process\.std(?:out|err)|console\./.test(read(path)),
  );
  assert.deepEqual(writers, ['server/src/cli/terminal.ts']);
});

test('only net/ calls fetch on the server', () => {
  const callers = sources.filter(
    (path) => path.startsWith('server/') && !isBrowserCode(path) && /(?<![.\w])fetch\(/.test(read(path)),
  );
  assert.deepEqual(
    callers.filter((path) => !path.startsWith('server/src/net/')),
    [],
  );
});

test('threads are started and served by threads/ alone', () => {
  const users = sources.filter((path) => /from 'node:worker_threads'/.test(read(path)));
  assert.deepEqual(users, ['server/src/threads/serve-thread.ts', 'server/src/threads/thread.ts']);
});

/** What starting with these loads; what they import only later is left out. */
function loadedWith(...starts: string[]): Set<string> {
  const loaded = new Set(starts);
  for (const path of loaded) {
    const imports = read(path).matchAll(/^(?:import|export) (?!type\b)[^;]*?from '(\.[^']+\.ts)'/gm);
    for (const [, specifier = ''] of imports)
      loaded.add(relative(root, join(root, dirname(path), specifier)).replaceAll('\\', '/'));
  }
  return loaded;
}

test("the store's writer, a thread of its own, loads no schemas", () => {
  const loaded = loadedWith('server/src/store/sqlite/writer-thread.ts');
  assert.ok(loaded.has('server/src/domain/stored-problem.ts'), 'the imports were followed');
  const schemas = /^(?:import|export) (?!type\b)[^;]*?from '(?:zod|@riscontro\/contract)'/m;
  assert.deepEqual(
    [...loaded].filter((path) => schemas.test(read(path))),
    [],
  );
});

test('the library that decodes videos is loaded by media/video/ alone, and never by the service itself', () => {
  const users = sources.filter((path) => /from 'node-av/.test(read(path)));
  assert.ok(users.length > 0, 'its users were found');
  assert.deepEqual(
    users.filter((path) => !path.startsWith('server/src/media/video/')),
    [],
  );
  const loaded = loadedWith('server/src/main.ts', 'server/src/wiring/engines.ts', 'server/src/cli/run.ts');
  assert.ok(loaded.has('server/src/examination/video/video-examiner.ts'), 'the imports were followed');
  assert.deepEqual(
    users.filter((path) => loaded.has(path)),
    [],
  );
});

test('the service loads what is fixed about methods without what starts a process or a thread, or decodes', () => {
  for (const medium of ['image', 'video']) {
    const list = `server/src/media-methods/${medium}-methods.ts`;
    assert.ok(read(list).includes('MethodDescriptor'), `${list} was found`);
    assert.ok(isFast(root, list), list);
  }
});

test('training makes artefacts, evaluation measures them, and neither knows a test', () => {
  const scripts = globSync('server/{training,evaluation,made-clips}/**/*.ts', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.endsWith('.test.ts'));
  assert.ok(scripts.length > 20, 'the scripts were found');
  const isTest = (path: string) => /^server\/test\/|\/testing\/|\.(?:test|conformance)\.ts$/.test(path);
  const offences = scripts.flatMap((path) =>
    importsOf(path)
      .filter(
        (imported) =>
          isTest(imported) ||
          (path.startsWith('server/training/') && imported.startsWith('server/evaluation/')),
      )
      .map((imported) => `${path} imports ${imported}`),
  );
  assert.deepEqual(offences, []);
});

test('every source file opens by saying what it is for, and none is longer than 400 lines', () => {
  for (const path of sources) {
    const text = read(path);
    assert.match(text, /^\/\*\*/, `${path} opens with a comment`);
    assert.ok(text.split('\n').length <= 400, `${path} has at most 400 lines`);
  }
});
