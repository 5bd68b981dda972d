/** Passages out of articles. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { articleParts } from './article-parts.ts';

const sentence = (length: number) => `A${'b'.repeat(length - 2)}.`;

test('a long paragraph is cut between sentences, into parts of about 700 characters', () => {
  const sentences = Array.from({ length: 12 }, (_, n) => `Frase numero ${n} ${'x'.repeat(180)}.`);
  const parts = articleParts(sentences.join(' '));
  assert.equal(parts.length, 4);
  assert.equal(parts.join(' '), sentences.join(' '));
});

test('a sentence over 1,200 characters is left out, and what it separates stays apart', () => {
  const before = 'Questa è una frase abbastanza lunga da restare.';
  const after = 'Anche questa è una frase abbastanza lunga da restare.';
  assert.deepEqual(articleParts(`${before} ${sentence(1_300)} ${after}`), [before, after]);
});

test('headings, short lines, formulas and appendices with their subsections are left out', () => {
  const extract = [
    'Un paragrafo che dice qualcosa di abbastanza lungo.',
    '== Storia ==',
    'Breve.',
    'Un paragrafo della storia che dice qualcosa di abbastanza lungo.',
    'La formula {\\displaystyle E=mc^{2}} non è un testo che si possa citare.',
    '== Note ==',
    '=== Altre note ===',
    'Una nota che non è un’affermazione della voce, benché sia lunga.',
    '== Eredità ==',
    'Un paragrafo dopo le note, che di nuovo dice qualcosa di lungo.',
  ].join('\n');
  assert.deepEqual(articleParts(extract), [
    'Un paragrafo che dice qualcosa di abbastanza lungo.',
    'Un paragrafo della storia che dice qualcosa di abbastanza lungo.',
    'Un paragrafo dopo le note, che di nuovo dice qualcosa di lungo.',
  ]);
});

test('any text gives parts within the limit, none twice', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 3_000 }), (text) => {
      const parts = articleParts(text);
      assert.ok(parts.every((part) => part.length > 0 && part.length <= 1_200));
      assert.equal(new Set(parts).size, parts.length);
    }),
  );
});
