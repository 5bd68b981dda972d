import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { attachmentFile, attachmentOf } from './attachment.ts';

test('the address of a picture leads back to its name and kind', () => {
  const name = fc.stringMatching(/^[a-z0-9_]{1,40}$/);
  const mediaType = fc.constantFrom('image/png' as const, 'image/webp' as const);
  fc.assert(
    fc.property(fc.record({ name, mediaType }, { noNullPrototype: true }), (label) =>
      assert.deepEqual(attachmentOf(attachmentFile(label)), label),
    ),
  );
});

test('what names no picture is not taken for one', () => {
  const files = [
    '',
    'map',
    'mappa.svg',
    'Mappa.png',
    '../x.png',
    'a.png.html',
    'a\n.png',
    `${'a'.repeat(41)}.png`,
  ];
  for (const file of [...files, '.png', 'mappa.png\n']) assert.equal(attachmentOf(file), undefined, file);
});
