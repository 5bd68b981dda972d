import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { findQuote } from '../../../domain/quote-lock.ts';
import { bestSentence } from './best-sentence.ts';
import { readText } from './reading.ts';

/** Any character, half of them from the first scripts. */
const anySign = fc.oneof(fc.nat(0x2fff), fc.nat(0x10ffff)).map((code) => String.fromCodePoint(code));

const filler = 'Il mercato del pesce apre la mattina presto e chiude quando le barche sono vuote.';
const telling = 'La torre Eiffel fu inaugurata a Parigi nel 1889.';
const claim = readText('La torre Eiffel è stata inaugurata nel 1925', 'it');

test('a short passage is its own quote', () => {
  assert.equal(bestSentence(claim, `${telling} Altro.`, 'it'), `${telling} Altro.`);
  assert.equal(bestSentence(claim, '', 'it'), '');
});

test('of a long passage the sentence that is about the claim is shown, wherever it stands', () => {
  for (const before of [0, 1, 2, 4]) {
    const sentences = [...Array(before).fill(filler), telling, ...Array(5 - before).fill(filler)];
    assert.equal(bestSentence(claim, sentences.join(' '), 'it'), telling);
  }
});

test('the contrary of what is claimed is about the claim too', () => {
  const rise = readText('La disoccupazione è aumentata', 'it');
  const text = `${filler} ${filler} ${filler} La disoccupazione resta un tema. La disoccupazione è diminuita. ${filler}`;
  assert.equal(bestSentence(rise, text, 'it'), 'La disoccupazione è diminuita.');
});

test('a passage in the other language is quoted in its own words', () => {
  const sentence = 'The Eiffel Tower was opened in Paris in 1889.';
  const other = 'The fish market opens early in the morning and closes when all the boats are empty.';
  assert.equal(bestSentence(claim, `${other} ${other} ${sentence} ${other}`, 'en'), sentence);
});

test('whatever the passage, the quote stands in it word for word', () => {
  const part = fc.oneof(
    fc.constantFrom(
      filler,
      telling,
      'Dott. Rossi, S.p.A. di Roma.',
      '«Davvero?» chiese.',
      '\n',
      '???',
      'x'.repeat(300),
    ),
    fc.string({ unit: anySign, maxLength: 60 }),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const text = parts.join(' ').replace(/\s+/g, ' ').trim();
      const quote = bestSentence(claim, text, 'it');
      assert.ok(text.includes(quote));
      if (/\p{L}/u.test(quote)) assert.ok(findQuote(text, quote));
    }),
  );
});

test('against a claim, the sentence that denies it is chosen over one that repeats it', () => {
  const said = 'Sui giornali si legge che il limone cura il cancro.';
  const denied = 'Il limone non cura il cancro.';
  const text = `${said} ${denied} ${'Il mercato apre la mattina presto. '.repeat(8)}`;
  const claim = readText('Il limone cura il cancro', 'it');
  assert.equal(bestSentence(claim, text, 'it', true), denied);
  assert.equal(bestSentence(claim, text, 'it'), said);
});
