import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isPlural, listed, numberText, ofIt, onIt, withoutArticle } from './wording.ts';

test('every Italian article joins with its preposition', () => {
  const names = [
    'il Belgio',
    'lo Yemen',
    'la Francia',
    "l'Italia",
    'i Paesi Bassi',
    'gli Stati Uniti',
    'le Figi',
  ];
  assert.deepEqual(names.map(ofIt), [
    'del Belgio',
    'dello Yemen',
    'della Francia',
    "dell'Italia",
    'dei Paesi Bassi',
    'degli Stati Uniti',
    'delle Figi',
  ]);
  assert.equal(onIt("l'oceano Indiano"), "sull'oceano Indiano");
});

test('a name that only begins like an article keeps its first letters', () => {
  assert.equal(ofIt('El Salvador'), 'di El Salvador');
  assert.equal(ofIt('Israele'), 'di Israele');
  assert.equal(withoutArticle('La Paz'), 'La Paz');
  assert.equal(isPlural('Grenada'), false);
});

test('lists and numbers are written as each language writes them', () => {
  assert.equal(listed(['a', 'b', 'c'], 'it'), 'a, b e c');
  assert.equal(listed(['Colombia', 'Ecuador'], 'it'), 'Colombia ed Ecuador');
  assert.equal(listed(['a', 'b'], 'en'), 'a and b');
  assert.equal(listed(['a'], 'en'), 'a');
  assert.equal(numberText(1234.5, 'it'), '1.234,5');
  assert.equal(numberText(1234.5, 'en'), '1,234.5');
});
