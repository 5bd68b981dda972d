import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { cpuNowMs } from '../../../../test/support/cpu-clock.ts';
import { cleanExplanation } from './clean-explanation.ts';

const good = 'La fonte dice che il ponte misura 300 metri.';

test('plain sentences stay as they are, in both languages', () => {
  const italian = `${good} Secondo la dott.ssa Rossi fu aperto in data: 12.5.1932, per 1.500 operai. Perciò l’affermazione è vera.`;
  assert.equal(cleanExplanation(italian, 'it'), italian);
  const english = 'The source says the bridge is 300 m long. It opened in 1932, e.g. three years late.';
  assert.equal(cleanExplanation(english, 'en'), english);
});

test('a sentence with an address goes, the others stay', () => {
  for (const address of [
    'https://evil.example/x?y=1',
    'HTTP://EVIL.EXAMPLE',
    'ftp://a.b',
    'www.evil.example',
    'evil.com',
    'EVIL.COM',
    'evil.com/path',
    'sotto.evil.co.uk',
    'evil。com',
    'ｅｖｉｌ．ｃｏｍ',
    'ev\u00adil.c\u200bom',
    'evil[.]com',
    'evil (dot) com',
    'evil punto com',
    'hxxp:evil',
    '10.0.0.1',
    'mario@evil.example',
    'mailto:mario',
    'javascript:alert',
    'data:text/html',
    '[qui](evil)',
    '[qui](https://evil.example)',
    '<a href=evil>qui</a>',
    '<script>alert</script>',
    '<img src=x',
    '&lt;b&gt;',
  ]) {
    assert.equal(cleanExplanation(`${good} Vedi ${address} per altro.`, 'it'), good, address);
    assert.equal(cleanExplanation(`Vedi ${address} per altro.`, 'it'), undefined, address);
  }
});

test('markup, references to passages and signs that do not show are removed', () => {
  assert.equal(cleanExplanation('# **La fonte** dice `300` metri [1, 2].', 'it'), 'La fonte dice 300 metri.');
  assert.equal(
    cleanExplanation('La\u202e fonte\u0000 dice\n\n300\u200b metri.\u{e0041}', 'it'),
    'La fonte dice 300 metri.',
  );
  assert.equal(cleanExplanation('Rotto \ud800 qui.', 'it')?.isWellFormed(), true);
});

test('there are at most three sentences and 600 characters', () => {
  assert.equal(
    cleanExplanation('Uno è qui. Due è qui. Tre è qui. Quattro è qui.', 'it'),
    'Uno è qui. Due è qui. Tre è qui.',
  );
  const long = `Una frase ${'lunga '.repeat(60)}fine.`;
  assert.equal(cleanExplanation(`${long} ${long}`, 'it'), long);
  assert.equal(cleanExplanation(`Una frase ${'lunga '.repeat(200)}fine.`, 'it'), undefined);
});

test('no words, no explanation', () => {
  for (const nothing of ['', '  ', '…', '***', '300', '\u0000'])
    assert.equal(cleanExplanation(nothing, 'en'), undefined);
});

test('whatever the model wrote, what is shown has no address, tag or hidden sign, and is short', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.constantFrom(
      'http',
      '://',
      'evil',
      '.',
      'com',
      '<',
      'script',
      '>',
      '\u200b',
      ' ',
      'Ciao. ',
      '](',
      '*',
    ),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const shown = cleanExplanation(pieces.join(''), 'it') ?? '';
      assert.ok(shown.length <= 600);
      assert.doesNotMatch(shown, /:\/\/|<script|\.com|\]\(|[\u200b\u202e\p{Cc}]/u);
    }),
  );
});

test('a text made to be slow is cleaned at once', () => {
  const startedAtMs = cpuNowMs();
  for (const slow of [
    'a.'.repeat(500_000),
    'a'.repeat(1_000_000),
    '[1,'.repeat(300_000),
    '*_ '.repeat(300_000),
  ]) {
    cleanExplanation(slow, 'en');
  }
  assert.ok(cpuNowMs() - startedAtMs < 2_000);
});
