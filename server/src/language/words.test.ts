import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { cpuNowMs } from '../../test/support/cpu-clock.ts';
import { fold, wordsOf } from './words.ts';

/** Any character, half of them from the first scripts. */
const anySign = fc.oneof(fc.nat(0x2fff), fc.nat(0x10ffff)).map((code) => String.fromCodePoint(code));

const raws = (text: string) => wordsOf(text).map(({ raw }) => raw);

test('words are runs of letters, numbers keep their separators', () => {
  assert.deepEqual(raws("L'acqua bolle a 100 °C, no?"), ['L', 'acqua', 'bolle', 'a', '100', 'C', 'no']);
  assert.deepEqual(raws('Costa 1.234,50 euro alle 10:30.'), ['Costa', '1.234,50', 'euro', 'alle', '10:30']);
  assert.deepEqual(raws('10km, covid19'), ['10', 'km', 'covid', '19']);
  assert.deepEqual(raws('don’t stop'), ['don', 't', 'stop']);
});

test('a text without a letter or a digit has no words', () => {
  for (const text of ['', '   ', '?!… — «»', '👩🏽‍🚀🎉']) assert.deepEqual(raws(text), []);
});

test('the same word is folded alike however it is written', () => {
  for (const written of ['Perché', 'PERCHÉ', 'perche\u0301', 'perche']) assert.equal(fold(written), 'perche');
  assert.equal(fold('ﬁne'), 'fine');
  assert.equal(fold('Ｒｏｍａ'), 'roma');
  assert.equal(fold('İstanbul'), 'istanbul');
});

const anyText = fc.string({ unit: anySign, maxLength: 80 });

test('every word stands where it says, in order, and never overlaps the next', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      let end = 0;
      for (const { raw, folded, start } of wordsOf(text)) {
        assert.equal(text.slice(start, start + raw.length), raw);
        assert.equal(folded, fold(raw));
        assert.ok(start >= end && raw.length > 0);
        end = start + raw.length;
      }
    }),
  );
});

test('what is left out holds no letter and no digit', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      let rest = text;
      for (const { raw } of wordsOf(text)) rest = rest.replace(raw, ' ');
      assert.doesNotMatch(rest, /[\p{L}\p{N}]/u);
    }),
  );
});

test('a long text made to be slow is cut at once', () => {
  const startedAtMs = cpuNowMs();
  for (const text of [
    'a'.repeat(100_000),
    '1.'.repeat(50_000),
    '1'.repeat(100_000),
    'a\u0301'.repeat(50_000),
  ])
    wordsOf(text);
  assert.ok(cpuNowMs() - startedAtMs < 5_000);
});
