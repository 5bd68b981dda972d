/** Images and pages show the same colours. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { colours } from './preview-colours.ts';

const tokens = readFileSync(new URL('../../../../verdict-view/src/tokens.css', import.meta.url), 'utf8');

test("the colours of pictures are the tokens' for light grounds", () => {
  for (const [name, colour] of Object.entries(colours)) {
    const [, light] = new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}),`).exec(tokens) ?? [];
    assert.equal(colour, light, name);
  }
});
