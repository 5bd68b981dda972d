import assert from 'node:assert/strict';
import { test } from 'node:test';
import { grammarLanguages, otherGrammars } from './grammars.ts';
import { translationsOf } from './translations.ts';
import { fold } from './words.ts';

test('everyday words are known in both directions', () => {
  for (const [it, en] of [
    ['guerra', 'war'],
    ['acqua', 'water'],
    ['presidente', 'president'],
    ['torre', 'tower'],
    ['parigi', 'paris'],
    ['morte', 'death'],
  ] as const) {
    assert.ok(translationsOf(it, 'it', 'en').includes(en), `${it} is ${en}`);
    assert.ok(translationsOf(en, 'en', 'it').includes(it), `${en} is ${it}`);
  }
});

test('what stands first is the best', () => {
  assert.equal(translationsOf('acqua', 'it', 'en')[0], 'water');
  assert.equal(translationsOf('water', 'en', 'it')[0], 'acqua');
});

test('translations are folded words, none empty and none twice', () => {
  for (const word of ['guerra', 'citta', 'aumento', 'governo', 'salute', 'anni', 'verita']) {
    const words = translationsOf(word, 'it', 'en');
    assert.ok(words.length > 0, word);
    assert.equal(new Set(words).size, words.length);
    for (const each of words) assert.ok(each !== '' && each === fold(each), each);
  }
});

test('a word that was never seen, and a name that objects have, has none', () => {
  for (const word of ['', 'xqzwkv', '__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
    for (const from of grammarLanguages)
      for (const to of otherGrammars(from))
        assert.ok(translationsOf(word, from, to).every((each) => typeof each === 'string'));
  }
  for (const word of ['', 'xqzwkv', '__proto__', 'toString'])
    assert.deepEqual(translationsOf(word, 'it', 'en'), []);
});
