/** What `npm run build -w extension` gives is complete, the same every time, and holds no code from elsewhere. */
import assert from 'node:assert/strict';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { languages } from '@riscontro/words';
import { unzipSync } from 'fflate';
import { type BuiltExtension, buildExtension } from './build-extension.ts';

const folder = mkdtempSync(join(tmpdir(), 'riscontro-extension-'));
let built: BuiltExtension[];
before(async () => {
  built = await buildExtension(folder);
});
after(() => rmSync(folder, { recursive: true }));

const namesIn = (unpacked: string) =>
  globSync('**', { cwd: unpacked })
    .filter((name) => statSync(join(unpacked, name)).isFile())
    .map((name) => name.replaceAll('\\', '/'))
    .sort();
const textsIn = (unpacked: string, endings: RegExp) =>
  namesIn(unpacked)
    .filter((name) => endings.test(name))
    .map((name) => ({ name, text: readFileSync(join(unpacked, name), 'utf8') }));
const manifestOf = (unpacked: string) => JSON.parse(readFileSync(join(unpacked, 'manifest.json'), 'utf8'));

test('there is an unpacked extension and a zip with exactly its files for Chrome and for Firefox', () => {
  assert.deepEqual(
    built.map(({ browser }) => browser),
    ['chrome', 'firefox'],
  );
  for (const { folder: unpacked, zip } of built) {
    const zipped = unzipSync(readFileSync(zip));
    assert.deepEqual(Object.keys(zipped), namesIn(unpacked));
    for (const [name, bytes] of Object.entries(zipped))
      assert.ok(readFileSync(join(unpacked, name)).equals(bytes), name);
  }
});

test('the zips carry the version in their names and are the same, byte for byte, when made again', async () => {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const first = built.map(({ zip }) => readFileSync(zip));
  const again = await buildExtension(folder);
  for (const [index, { browser, zip }] of again.entries()) {
    assert.ok(zip.endsWith(`riscontro-${browser}-${version}.zip`));
    assert.equal(manifestOf(join(folder, browser)).version, version);
    assert.ok(first[index]?.equals(readFileSync(zip)), browser);
  }
});

test('every file that a manifest or a page names is there', () => {
  for (const { folder: unpacked } of built) {
    const named = JSON.stringify(manifestOf(unpacked)).matchAll(/"([\w/-]+\.(?:html|js|png))"/g);
    for (const [, name = ''] of named) assert.ok(existsSync(join(unpacked, name)), name);
    for (const { name, text } of textsIn(unpacked, /\.html$/))
      for (const [, path = ''] of text.matchAll(/ (?:src|href)="([^"#]+)"/g))
        assert.ok(existsSync(join(unpacked, dirname(name), path)), `${name} names ${path}`);
  }
});

test('names and descriptions are there in every language, as long as the stores allow', () => {
  for (const { folder: unpacked } of built) {
    const used = [...JSON.stringify(manifestOf(unpacked)).matchAll(/__MSG_(\w+)__/g)].map(([, name]) => name);
    for (const language of languages) {
      const path = join(unpacked, '_locales', language, 'messages.json');
      const messages = JSON.parse(readFileSync(path, 'utf8'));
      assert.deepEqual(Object.keys(messages).sort(), [...new Set(used)].sort());
      assert.ok(messages.name.message.length <= 45);
      assert.ok(messages.description.message.length <= 132);
    }
  }
});

test('no file makes code of text, loads code from elsewhere or holds code in a page', () => {
  for (const { folder: unpacked } of built) {
    const scripts = textsIn(unpacked, /\.js$/);
    assert.ok(scripts.length >= 4);
    for (const { name, text } of scripts) {
      assert.doesNotMatch(
        text,
        /\beval\s*\(|new Function\b|\bFunction\s*\(|importScripts|\bimport\s*\(/,
        name,
      );
      assert.doesNotMatch(text, /createElement\(\s*["'`]script/, name);
      assert.doesNotMatch(text, /set(?:Timeout|Interval)\(\s*["'`]/, name);
    }
    for (const { name, text } of textsIn(unpacked, /\.html$/)) {
      assert.doesNotMatch(text, /<script(?![^>]* src=)|\son\w+=|javascript:|style=|<style/, name);
      assert.doesNotMatch(text, /(?:src|href)="(?:\w+:|\/\/)/, name);
    }
    for (const { name, text } of textsIn(unpacked, /\.css$/))
      assert.doesNotMatch(text, /@import|url\(["']?(?:https?:|\/\/)/, name);
  }
});
