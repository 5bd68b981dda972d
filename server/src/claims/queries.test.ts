import assert from 'node:assert/strict';
import { test } from 'node:test';
import { queriesOf, type TranslationsOf } from './queries.ts';

const dictionary: Readonly<Record<string, readonly string[]>> = {
  terra: ['earth', 'land'],
  piatta: ['flat'],
  capitale: ['capital'],
  italia: ['italy'],
  roma: ['rome'],
  milioni: ['million'],
  abitanti: ['inhabitants'],
  bush: ['cespuglio'],
  moon: ['luna'],
  cheese: ['formaggio'],
};
const translationsOf: TranslationsOf = (word) => dictionary[word] ?? [];

test('a query holds names, numbers and content words, in both languages', () => {
  assert.deepEqual(queriesOf('La Terra è piatta', 'it', translationsOf), {
    it: 'Terra piatta',
    en: 'Earth flat',
  });
  assert.deepEqual(queriesOf('The Moon is made of cheese', 'en', translationsOf), {
    it: 'Luna formaggio',
    en: 'Moon made cheese',
  });
});

test('the words learned from aligned sentences are the ones used', () => {
  assert.match(queriesOf('La guerra durò trent’anni', 'it').en, /\bwar\b/);
});

test('numbers change their notation with the language', () => {
  const { it, en } = queriesOf("Roma, capitale d'Italia, ha 3,5 milioni di abitanti", 'it', translationsOf);
  assert.equal(it, 'Roma capitale Italia 3,5 milioni abitanti');
  assert.equal(en, 'rome capital Italy 3.5 million inhabitants');
  assert.match(queriesOf('There were 1,234 cases in 2020', 'en', translationsOf).it, /1\.234 .*2020/);
});

test('names of people are not translated', () => {
  assert.match(queriesOf('George Bush won', 'en', translationsOf).it, /^George Bush/);
  assert.match(queriesOf('In Texas Bush won', 'en', translationsOf).it, /Bush/);
});

test('negations and operators of engines are left out', () => {
  const { en } = queriesOf(
    'Sharks don’t sleep -site:example.org "AND" OR inurl:x NOT (a*)',
    'en',
    translationsOf,
  );
  assert.doesNotMatch(en, /["()*:-]|\bNOT\b|\bOR\b|\bAND\b|\bdon\b/);
  assert.match(en, /Sharks sleep/);
});

test('long claims give short queries, names and numbers first', () => {
  const claim = `${'parola inutile qualunque diversa molta altra '.repeat(40)} Garibaldi 1861 ${'x'.repeat(5000)}`;
  const { it } = queriesOf(claim, 'it', translationsOf);
  assert.ok(it.split(' ').length <= 12 && it.length < 500);
  const many = `${Array.from({ length: 20 }, (_, index) => `parola${'abcdefghijklmnopqrst'[index]}`).join(' ')} Garibaldi 1861`;
  assert.match(queriesOf(many, 'it', translationsOf).it, /Garibaldi 1861$/);
});

test('emoji, controls and other scripts make no trouble', () => {
  assert.deepEqual(queriesOf('😀😀', 'it', translationsOf), { it: '', en: '' });
  assert.equal(queriesOf('الأرض مسطحة', 'it', translationsOf).it, 'الأرض مسطحة');
});
