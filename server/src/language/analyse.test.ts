import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { analyse, termOf } from './analyse.ts';

/** Any character, half of them from the first scripts. */
const anySign = fc.oneof(fc.nat(0x2fff), fc.nat(0x10ffff)).map((code) => String.fromCodePoint(code));

test('the same statement in other forms of its words has the same terms', () => {
  assert.deepEqual(
    analyse('Il presidente della città', 'it'),
    analyse('I PRESIDENTI delle citta\u0300!', 'it'),
  );
  assert.deepEqual(analyse('The vaccine was tested', 'en'), analyse('vaccines, tests', 'en'));
});

test('terms stand in the order of the text and as often as they occur', () => {
  const [cat, dog, again, ...rest] = analyse('il gatto, il cane e il gatto', 'it');
  assert.equal(cat, again);
  assert.notEqual(cat, dog);
  assert.deepEqual(rest, []);
});

test('a number is looked up alike in Italian and English notation', () => {
  assert.deepEqual(analyse('1.000', 'it'), analyse('1,000', 'en'));
  assert.equal(termOf('1.000', 'it'), '1000');
  assert.equal(termOf('10:30', 'en'), '1030');
});

test('nothing but stop words, or no word at all, has no terms', () => {
  for (const text of ['', '?!', 'che di non'.replace('non', 'per'), '👩🏽‍🚀']) {
    assert.deepEqual(analyse(text, 'it'), []);
  }
});

test('no term is longer than 40 characters, whatever the text', () => {
  const text = fc.string({ unit: anySign, maxLength: 60 });
  fc.assert(
    fc.property(text, fc.constantFrom('it' as const, 'en' as const), (each, language) => {
      for (const term of analyse(each, language)) assert.ok(term.length <= 40);
    }),
  );
  assert.ok(analyse('x'.repeat(10_000), 'it').every((term) => term.length <= 40));
});

test('no term is empty', () => {
  assert.ok(analyse('\u0301 e \u20dd', 'it').every((term) => term.length > 0));
});
