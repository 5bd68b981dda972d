/** Files get one address for one content, and the browser's code stays small. */
import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { defaultLanguage, languages, wordsIn } from '@riscontro/words';
import { openAssets } from './assets.ts';
import { type Bundle, bundle } from './bundle.ts';

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

const textsOf =
  ({ files, fileOf }: Bundle) =>
  (name: string, language = defaultLanguage) =>
    Buffer.from(files.get(fileOf(name, language) ?? '') ?? []).toString();

const files = {
  'styles/page.css': '@import "./parts/base.css"; a { color: red; }',
  'styles/parts/base.css': 'b { color: blue; }',
  'browser/home.ts': "import { say } from './shared/say.ts';\nsay('ciao' as string);",
  'browser/home.test.ts': 'throw new Error();',
  'browser/shared/say.ts': 'export const say = (text: string) => console.log(text);',
};

test('a file keeps its address until its content, or that of a file inside of it, changes', () =>
  withFolder(files, async (folder) => {
    const before = await bundle(folder);
    assert.deepEqual([...(await bundle(folder)).files.keys()], [...before.files.keys()]);
    assert.equal(before.fileOf('home.test.js', 'it'), undefined);
    await writeFile(join(folder, 'styles/parts/base.css'), 'b { color: green; }');
    const { fileOf } = await bundle(folder);
    assert.notEqual(fileOf('page.css', 'it'), before.fileOf('page.css', 'it'));
    assert.equal(fileOf('home.js', 'it'), before.fileOf('home.js', 'it'));
  }));

test('what is shared is inside of each file: a page loads one style sheet and one script', () =>
  withFolder(files, async (folder) => {
    const text = textsOf(await bundle(folder));
    assert.match(text('page.css'), /^b\{color:.*a\{color:red\}\s*$/);
    assert.match(text('home.js'), /console\.log/);
    assert.doesNotMatch(text('home.js'), /import|export/);
  }));

test('browser code holds the words of one language, and is one file for all where it says nothing', () =>
  withFolder(
    {
      ...files,
      'browser/words.ts':
        "import { frame } from '@riscontro/words/of-page/pages/frame.ts';\nconsole.log(frame);",
    },
    async (folder) => {
      const bundled = await bundle(folder);
      for (const language of languages) {
        const text = textsOf(bundled)('words.js', language);
        for (const other of languages) {
          assert.equal(
            text.includes(wordsIn(other).pages.frame.skip),
            other === language,
            `${language} ${other}`,
          );
        }
        assert.equal(bundled.fileOf('home.js', language), bundled.fileOf('home.js', defaultLanguage));
      }
    },
  ));

test('every language has the code of every page, and no word of another', async () => {
  const bundled = await bundle();
  for (const language of languages) {
    const text = textsOf(bundled)('home.js', language);
    for (const other of languages) {
      const isThere = text.includes(wordsIn(other).pages.checkUnderWay.brokenDetail);
      assert.equal(isThere, other === language, `${language} ${other}`);
    }
  }
});

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
