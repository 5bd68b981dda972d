import assert from 'node:assert/strict';
import { test } from 'node:test';
import { termOf } from './analyse.ts';
import { rarityOf } from './rarity.ts';

const rarity = (word: string, language: 'it' | 'en') => rarityOf(termOf(word, language), language);

test('a rare word tells more than a common one', () => {
  for (const [rare, common] of [
    ['radiografia', 'anno'],
    ['clorofilla', 'grande'],
    ['vulcano', 'parte'],
  ] as const) {
    assert.ok(rarity(rare, 'it') > rarity(common, 'it'), `${rare} and ${common}`);
  }
  assert.ok(rarity('chlorophyll', 'en') > rarity('year', 'en'));
});

test('a stem that was never counted is at least as rare as any that was', () => {
  const unseen = rarity('xqzwkv', 'it');
  for (const word of ['anno', 'guerra', 'clorofilla', 'aarhus']) assert.ok(rarity(word, 'it') <= unseen);
  assert.equal(rarity('xqzwkv', 'en'), unseen);
});

test('every number tells the same, more than a common word and less than a name nobody knows', () => {
  for (const number of ['7', '1949', '1000000', '٣'])
    assert.equal(rarityOf(number, 'it'), rarityOf('1', 'en'));
  assert.ok(rarityOf('7', 'it') > rarity('anno', 'it'));
  assert.ok(rarityOf('7', 'it') < rarity('xqzwkv', 'it'));
});

test('whatever the term, its rarity is a positive number', () => {
  for (const term of [
    '',
    'constructor',
    '__proto__',
    'toString',
    'hasOwnProperty',
    'x'.repeat(10_000),
    '\u0000',
  ]) {
    for (const language of ['it', 'en'] as const) {
      assert.equal(typeof rarityOf(term, language), 'number');
      assert.ok(rarityOf(term, language) > 0 && rarityOf(term, language) < 20, term);
    }
  }
});
