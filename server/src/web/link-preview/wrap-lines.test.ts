/** Lines never are wider or more than allowed, and what is missing is said to be missing. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { wrapLines } from './wrap-lines.ts';

const limits = { widthMax: 10, linesMax: 3, measure: (text: string) => [...text].length };

test('a text that fits keeps all its words', () => {
  assert.deepEqual(wrapLines('«uno due tre quattro', '»', limits), {
    lines: ['«uno due', 'tre', 'quattro»'],
    cut: false,
  });
});

test('a text that does not fit ends with an ellipsis before its closing mark', () => {
  const { lines, cut } = wrapLines('«uno due tre quattro, cinque sei sette', '»', limits);
  assert.ok(cut);
  assert.deepEqual(lines, ['«uno due', 'tre', 'quattro…»']);
});

test('any text gives lines within the limits, of which none is empty', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 }), (text) => {
      const plain = text.replace(/\s+/g, ' ').trim() || 'x';
      const { lines, cut } = wrapLines(plain, '»', limits);
      assert.ok(lines.length >= 1 && lines.length <= limits.linesMax);
      for (const line of lines) assert.ok(line !== '' && limits.measure(line) <= limits.widthMax, line);
      assert.equal(lines.at(-1)?.endsWith(cut ? '…»' : '»'), true);
      if (!cut) assert.equal(lines.join('').replaceAll(' ', ''), `${plain}»`.replaceAll(' ', ''));
    }),
  );
});
