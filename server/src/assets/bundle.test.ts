/** Files get one address for one content, and the browser's code stays small. */
import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { openAssets } from './assets.ts';
import { bundle } from './bundle.ts';

async function withFolder(files: Record<string, string>, use: (folder: string) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), 'riscontro-bundle-'));
  try {
    for (const [name, text] of Object.entries(files)) {
      await mkdir(join(folder, name, '..'), { recursive: true });
      await writeFile(join(folder, name), text);
    }
    await use(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

const files = {
  'styles/page.css': '@import "./parts/base.css"; a { color: red; }',
  'styles/parts/base.css': 'b { color: blue; }',
  'browser/home.ts': "import { say } from './shared/say.ts';\nsay('ciao' as string);",
  'browser/home.test.ts': 'throw new Error();',
  'browser/shared/say.ts': 'export const say = (text: string) => console.log(text);',
};

test('a file keeps its address until its content, or that of a file inside of it, changes', () =>
  withFolder(files, async (folder) => {
    const before = bundle(folder);
    assert.deepEqual([...before.fileOf.keys()].sort(), ['home.js', 'page.css']);
    assert.deepEqual(bundle(folder).fileOf, before.fileOf);
    await writeFile(join(folder, 'styles/parts/base.css'), 'b { color: green; }');
    const { fileOf } = bundle(folder);
    assert.notEqual(fileOf.get('page.css'), before.fileOf.get('page.css'));
    assert.equal(fileOf.get('home.js'), before.fileOf.get('home.js'));
  }));

test('what is shared is inside of each file: a page loads one style sheet and one script', () =>
  withFolder(files, async (folder) => {
    const { files: bundled, fileOf } = bundle(folder);
    const text = (name: string) => Buffer.from(bundled.get(fileOf.get(name) ?? '') ?? []).toString();
    assert.match(text('page.css'), /^b\{color:.*a\{color:red\}\s*$/);
    assert.match(text('home.js'), /console\.log/);
    assert.doesNotMatch(text('home.js'), /import|export/);
  }));

test('the fonts of the first moment and the icons are there, and an unknown name is a bug', async () => {
  const { url, find, icon } = await openAssets();
  for (const weight of [400, 700]) {
    const address = url(`atkinson-hyperlegible-next-latin-${weight}-normal.woff2`);
    const font = find(address.slice('/assets/'.length));
    assert.equal(font?.mediaType, 'font/woff2');
    assert.equal(Buffer.from(font?.bytes ?? []).toString('latin1', 0, 4), 'wOF2');
  }
  assert.equal(Buffer.from(icon('favicon.ico').bytes).toString('latin1', 23, 26), 'PNG');
  assert.match(Buffer.from(icon('favicon.svg').bytes).toString(), /^<svg /);
  assert.throws(() => url('manca.css'), /manca\.css/);
  assert.equal(find('../assets.ts'), undefined);
});
