/** Lists, numbers and days come out as each language writes them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languages, wordsIn } from './languages.ts';

test('Italian and English', () => {
  const { format: italian } = wordsIn('it');
  const { format: english } = wordsIn('en');
  assert.equal(italian.list(['una', 'due', 'tre']), 'una, due e tre');
  assert.equal(english.either(['one', 'two']), 'one or two');
  assert.equal(italian.number(12_345.5), '12.345,5');
  assert.equal(english.day(new Date('2026-03-01T23:59:00Z')), '1 March 2026');
  assert.equal(italian.count(1234), '1.234');
  assert.equal(english.percent(0.1234), '12.3%');
  assert.equal(italian.languageName('en'), 'inglese');
  assert.equal(english.quote('true'), '“true”');
  assert.equal(italian.month(new Date('2026-03-01T23:59:00Z')), 'marzo 2026');
});

test('every language has a form for one and a form for the rest', () => {
  for (const language of languages) {
    const { plural } = wordsIn(language).format;
    const forms = { one: 'one', other: 'other' };
    assert.deepEqual(
      [0, 1, 2, 1_000_000].map((count) => plural(count, forms)),
      ['other', 'one', 'other', 'other'],
      language,
    );
  }
});
