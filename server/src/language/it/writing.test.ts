import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isPlural, ofIt, onIt, withoutArticle } from './writing.ts';

test('every article joins with its preposition', () => {
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
