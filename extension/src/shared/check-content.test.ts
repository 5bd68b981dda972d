import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contentOf, nameOf } from './check-content.ts';

test('what is written is a claim, or a link to what its name says', () => {
  for (const [written, expected] of [
    [' La Terra gira ', { kind: 'text', text: 'La Terra gira' }],
    ['https://example.org/a', { kind: 'article', url: 'https://example.org/a' }],
    ['www.example.org', { kind: 'article', url: 'https://www.example.org/' }],
    ['http://example.org/foto.JPG?w=1', { kind: 'image', url: 'http://example.org/foto.JPG?w=1' }],
    ['https://example.org/film.mp4', { kind: 'video', url: 'https://example.org/film.mp4' }],
    ['Su https://example.org si legge', { kind: 'text', text: 'Su https://example.org si legge' }],
    ['https://', { kind: 'text', text: 'https://' }],
    ['  \n ', undefined],
  ] as const) {
    assert.deepEqual(contentOf(written), expected, written);
  }
});

test('a name is short, and there is none for addresses that say nothing', () => {
  assert.equal(nameOf({ kind: 'text', text: 'x'.repeat(9_000) })?.length, 200);
  assert.equal(nameOf({ kind: 'article', url: 'https://www.example.org/a' }), 'example.org/a');
  assert.equal(nameOf({ kind: 'image', url: `data:image/png;base64,${'A'.repeat(99)}` }), undefined);
  assert.equal(nameOf({ kind: 'video', url: 'blob:https://example.org/1' }), undefined);
});
