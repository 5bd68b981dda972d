/** The version whose private script is used: with another one, look at the script first, then change this test. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'node:test';

const pinned = '7.0.0';
const server = new URL('../../package.json', import.meta.url);

test('tesseract.js is pinned exactly, and what is installed is that version', () => {
  const { dependencies } = JSON.parse(readFileSync(server, 'utf8'));
  const installed = createRequire(import.meta.url).resolve('tesseract.js/package.json');
  assert.equal(dependencies['tesseract.js'], pinned);
  assert.equal(JSON.parse(readFileSync(installed, 'utf8')).version, pinned);
});
