import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contrariesOf } from './lexicon.ts';

const says = (folded: string, language: 'it' | 'en', other: string) =>
  contrariesOf(folded, language).some((beginning) => other.startsWith(beginning));

test('a word and its contrary know each other, in every form', () => {
  for (const [one, other] of [
    ['aumentato', 'diminuito'],
    ['vinto', 'perso'],
    ['vivo', 'morto'],
    ['nord', 'sud'],
    ['maggiore', 'minore'],
    ['legale', 'illegale'],
  ] as const) {
    assert.ok(says(one, 'it', other), `${one} and ${other}`);
    assert.ok(says(other, 'it', one), `${other} and ${one}`);
  }
  for (const [one, other] of [
    ['increased', 'decreased'],
    ['won', 'lost'],
    ['alive', 'dead'],
    ['northern', 'southern'],
    ['husband', 'wife'],
  ] as const) {
    assert.ok(says(one, 'en', other), `${one} and ${other}`);
    assert.ok(says(other, 'en', one), `${other} and ${one}`);
  }
});

test('most words have no contrary, nor have names that objects have', () => {
  for (const word of ['', 'x', 'tavolo', 'primavera', 'constructor', '__proto__', 'x'.repeat(10_000)]) {
    assert.deepEqual(contrariesOf(word, 'it'), [], word);
  }
});

test('each language knows its own contraries only', () => {
  assert.ok(!says('aumentato', 'en', 'diminuito'));
  assert.ok(!says('increased', 'it', 'decreased'));
});
