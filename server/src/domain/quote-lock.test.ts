import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { cpuNowMs } from '../../test/support/cpu-clock.ts';
import { findQuote } from './quote-lock.ts';

const found = (text: string, quote: string) => {
  const span = findQuote(text, quote);
  return span && text.slice(span.start, span.end);
};

test('a quotation is found where it stands', () => {
  const text = 'La torre è alta 330 metri. È a Parigi.';
  assert.deepEqual(findQuote(text, 'alta 330 metri'), { start: 11, end: 25 });
  assert.equal(found(text, text), text);
});

test('what is returned is the text as it is written, not as it was quoted', () => {
  assert.equal(
    found('Disse: «l’acqua bolle – a 100 °C».', '"l\'acqua bolle - a 100 °C"'),
    '«l’acqua bolle – a 100 °C»',
  );
  assert.equal(found('Fu  eletto\u00a0nel\n1998.', ' Fu eletto nel 1998. '), 'Fu  eletto\u00a0nel\n1998.');
  assert.equal(found('Perche\u0301 no, disse', 'Perch\u00e9 no'), 'Perche\u0301 no');
  assert.equal(
    found('la Co\u00adsti\u00adtu\u00adzio\u200bne del 1948', 'Costituzione del 1948'),
    'Co\u00adsti\u00adtu\u00adzio\u200bne del 1948',
  );
  assert.equal(found('così 𝄞 suona 👩🏽‍🚀 oggi', '𝄞 suona 👩🏽‍🚀'), '𝄞 suona 👩🏽‍🚀');
});

test('quotation marks set around a quotation are no part of it', () => {
  assert.equal(found('Il lago è profondo.', '“Il lago è profondo.”'), 'Il lago è profondo.');
  assert.equal(found('Ha detto "mai" e basta', '"mai" e basta'), '"mai" e basta');
});

test('a changed word, number, case, accent or sign is not found', () => {
  const text = 'Nel 2019 il 12,5% degli abitanti non era d’accordo.';
  for (const quote of [
    'Nel 2018 il 12,5% degli abitanti',
    'il 12.5% degli abitanti',
    'il 125% degli abitanti',
    'degli abitanti era d’accordo',
    'nel 2019 il 12,5%',
    'non éra d’accordo',
    'abitanti … accordo',
    'Nel 2019 degli abitanti',
  ]) {
    assert.equal(found(text, quote), undefined, quote);
  }
});

test('half a word or half a number is not found', () => {
  for (const [text, quote] of [
    ['costa 500 euro', 'costa 50'],
    ['costa 50,5 euro', 'costa 50'],
    ['costa 50.000 euro', 'costa 50'],
    ['costa 50 000 euro', 'costa 50'],
    ["costa 50'000 euro", 'costa 50'],
    ['sono 1.250 euro', '250 euro'],
    ['sono 1 250 euro', '250 euro'],
    ['erano -5 gradi', '5 gradi'],
    ['(−5 gradi)', '5 gradi'],
    ['era incolpevole', 'colpevole'],
    ['era colpevolezza', 'era colpevole'],
    ['cafe\u0301', 'cafe'],
  ] as const) {
    assert.equal(found(text, quote), undefined, `${quote} in ${text}`);
  }
});

test('a whole number or word is found although the same signs stood in a longer one before', () => {
  assert.deepEqual(findQuote('da 1500 a 500 euro', '500'), { start: 10, end: 13 });
  assert.equal(found('nel 2020, 5 persone', 'nel 2020'), 'nel 2020');
  assert.equal(found('dal 2010-2015 in poi', '2015 in poi'), '2015 in poi');
  assert.equal(found('era alta 50.', 'era alta 50'), 'era alta 50');
  assert.equal(found('東京は日本の首都です', '日本の首都'), '日本の首都');
});

test('a quotation without a word is none', () => {
  for (const quote of ['', '   ', '…', '""', '\u200b', '.', '- -']) {
    assert.equal(findQuote('Una frase. "" - - …', quote), undefined);
  }
});

test('any run of words of any text is found, and what is found says the same', () => {
  const word = fc.stringMatching(/^[a-zàèéìòù]{1,6}$|^[0-9]{4}$/);
  const gap = fc.constantFrom(' ', '  ', '\n', '\u00a0', ' \u200b');
  fc.assert(
    fc.property(
      fc.array(fc.tuple(word, gap), { minLength: 1, maxLength: 12 }),
      fc.nat(),
      fc.nat(),
      (pairs, a, b) => {
        const text = pairs.flat().join('');
        const from = a % pairs.length;
        const words = pairs.slice(from, from + 1 + (b % (pairs.length - from))).map(([each]) => each);
        const quoted = found(text, words.join(' '));
        assert.equal(quoted?.replace(/[\s\u200b]+/g, ' '), words.join(' '));
      },
    ),
  );
});

test('whatever text and quotation are, the answer is a part of the text that holds the quotation', () => {
  const any = fc.string({ unit: 'binary', maxLength: 60 });
  fc.assert(
    fc.property(any, any, any, (before, quote, after) => {
      const text = before + quote + after;
      const span = findQuote(text, quote);
      if (!span) return;
      assert.ok(0 <= span.start && span.start < span.end && span.end <= text.length);
      assert.ok(findQuote(text.slice(span.start, span.end), quote));
    }),
  );
});

test('a long text made to be slow is searched at once', () => {
  const startedAtMs = cpuNowMs();
  assert.equal(findQuote('a'.repeat(20_000), 'a'.repeat(2_000)), undefined);
  assert.equal(findQuote('a\u0301'.repeat(20_000), 'b'), undefined);
  assert.ok(cpuNowMs() - startedAtMs < 2_000);
});
