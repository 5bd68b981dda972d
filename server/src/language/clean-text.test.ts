import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { cleanText } from './clean-text.ts';

test('characters that do not show are removed, wherever they hide', () => {
  assert.equal(cleanText('La\u200b Te\u00adrra è\u2060 piatta\ufeff'), 'La Terra è piatta');
  assert.equal(cleanText('\u202eLa Terra\u202c \u2066è\u2069 \u200fpiatta\u061c'), 'La Terra è piatta');
  assert.equal(cleanText('a\u0000b\u0007c\u001bd\u009f'), 'abcd');
  assert.equal(cleanText('vero\u{e0049}\u{e0067}\u{e006e}'), 'vero');
});

test('white space of every kind is one space, and none at the ends', () => {
  assert.equal(cleanText(' \t La\u00a0Terra\r\n\u2028 gira\u3000'), 'La Terra gira');
  assert.equal(cleanText('\u200b \u200b \u200b'), '');
});

test('a letter and its accent are one character', () => {
  assert.equal(cleanText('perche\u0301'), 'perché');
});

test('marks piled on one letter are cut down', () => {
  assert.ok(cleanText(`a${'\u0315\u0300\u0316'.repeat(3000)}`).length < 8);
});

test('emoji stay whole', () => {
  for (const emoji of ['👨‍👩‍👧', '❤️', '👍🏽', '🏳️‍🌈', '👩🏽‍⚕️'])
    assert.equal(cleanText(`ok ${emoji} ok`), `ok ${emoji} ok`);
  assert.equal(cleanText('a\u200db\ufe0fc'), 'abc');
});

test('Arabic and Hebrew keep their letters', () => {
  assert.equal(cleanText('\u202bالأرض مسطحة\u202c שלום'), 'الأرض مسطحة שלום');
});

test('cleaning twice changes nothing, and halves of pairs do not survive', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      const clean = cleanText(text);
      assert.equal(cleanText(clean), clean);
      assert.ok(clean.isWellFormed());
    }),
    { numRuns: 500 },
  );
});
