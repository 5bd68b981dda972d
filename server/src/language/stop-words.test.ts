import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isStopWord } from './analyse.ts';
import { wordsOf } from './words.ts';

const content = (text: string, language: 'it' | 'en') =>
  wordsOf(text)
    .map(({ folded }) => folded)
    .filter((folded) => !isStopWord(folded, language));

test('articles, prepositions and auxiliaries carry no content, accents and elisions or not', () => {
  assert.deepEqual(content("C'è più d'una città nell'isola che gli è stata data", 'it'), [
    'citta',
    'isola',
    'data',
  ]);
  assert.deepEqual(content('The towers of the city are being built by them', 'en'), [
    'towers',
    'city',
    'built',
  ]);
});

test('a word that turns a statement into its contrary is never left out', () => {
  for (const word of ['non', 'mai', 'nessuno', 'senza', 'meno']) assert.ok(!isStopWord(word, 'it'), word);
  for (const word of ['not', 'no', 'never', 'without', 'cannot', 'less'])
    assert.ok(!isStopWord(word, 'en'), word);
});

test('each language leaves out its own words only', () => {
  assert.ok(isStopWord('come', 'it') && !isStopWord('come', 'en'));
  assert.ok(isStopWord('the', 'en') && !isStopWord('the', 'it'));
});

test('names that objects have, and nothing at all, are no stop words', () => {
  for (const word of ['constructor', '__proto__', 'has own', '']) {
    assert.ok(!isStopWord(word, 'it') && !isStopWord(word, 'en'), word);
  }
});
