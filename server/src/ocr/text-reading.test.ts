import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Line } from './tesseract.ts';
import { textReading } from './text-reading.ts';

const size = { width: 100, height: 100 };
const line = (...words: (readonly [string, number])[]): Line => ({
  bbox: { x0: 0, y0: 0, x1: 100, y1: 10 },
  words: words.map(([text, confidence], index) => ({
    text,
    confidence,
    bbox: { x0: index * 10, y0: 0, x1: index * 10 + 10, y1: 10 },
  })),
});

test('words that are surely read are kept, line by line, with the numbers among them', () => {
  const lines = [
    line(['Da', 96], ['domani', 95], ['100', 91], ['euro', 60]),
    line(['è', 92], ['vietato.', 90]),
  ];
  assert.deepEqual(textReading(lines, size), {
    text: 'Da domani 100 euro\nè vietato.',
    confidence: 87,
    share: 0.06,
    words: 5,
  });
});

test('scratches are not words: unsure ones, lone letters and lines of signs are left out', () => {
  const lines = [line(['casa', 59], ['vera', 95]), line(['|', 99], ['x', 99]), line(['—', 99], ['12', 99])];
  assert.equal(textReading(lines, size).text, 'vera');
  assert.deepEqual(textReading([], size), { text: '', confidence: 0, share: 0, words: 0 });
});

test('nothing that does not show or turns the writing gets through, and the text has an end', () => {
  const text = `par\u202eola\u200b\u0007\ud800`;
  assert.equal(textReading([line([text, 99])], size).text, 'parola');
  const long = textReading(
    Array.from({ length: 2000 }, () => line(['parola', 99])),
    size,
  );
  assert.equal(long.text.length, 5000);
  assert.equal(long.share, 1);
});
