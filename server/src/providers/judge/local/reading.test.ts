import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { readText } from './reading.ts';

/** Any character, half of them from the first scripts. */
const anySign = fc.oneof(fc.nat(0x2fff), fc.nat(0x10ffff)).map((code) => String.fromCodePoint(code));

const namesIn = (text: string, language: 'it' | 'en') =>
  readText(text, language)
    .words.filter(({ name }) => name)
    .map(({ raw }) => raw);

test('the words that carry content are kept, with the place of each among all words', () => {
  const { words, folded } = readText('La torre di Pisa è alta 57 metri', 'it');
  assert.deepEqual(
    words.map(({ folded: word, place }) => [word, place]),
    [
      ['torre', 1],
      ['pisa', 3],
      ['alta', 5],
      ['57', 6],
      ['metri', 7],
    ],
  );
  assert.equal(folded.length, 8);
});

test('a capital makes a name, the first word of a sentence only when it is rare', () => {
  assert.deepEqual(namesIn('Ieri il ponte di Brooklyn era chiuso. Nuovi lavori a Praga.', 'it'), [
    'Brooklyn',
    'Praga',
  ]);
  assert.deepEqual(namesIn('Zelensky met the press.', 'en'), ['Zelensky']);
});

test('numbers are told apart from words, and read with their value', () => {
  const { words, numbers } = readText('Nel 2019 erano 1.500 persone', 'it');
  assert.deepEqual(
    words.filter(({ number }) => number).map(({ raw }) => raw),
    ['2019', '1.500'],
  );
  assert.deepEqual(
    numbers.map(({ value }) => value),
    [2019, 1500],
  );
});

test('words that turn, limit or deny a statement are found where they stand', () => {
  const { cues } = readText('Il ponte non cade, forse solo in parte: bufala, confermano tutti', 'it');
  assert.deepEqual(cues.negation, [2]);
  assert.deepEqual(cues.denial, [8]);
  assert.deepEqual(cues.confirmation, [9]);
  assert.ok(cues.hedge.includes(4) && cues.absolute.includes(5));
  const english = readText(
    'The bridge does not fall, it may only shake: a hoax, officials confirm',
    'en',
  ).cues;
  assert.deepEqual(english.negation, [3]);
  assert.deepEqual(english.denial, [10]);
  assert.deepEqual(english.confirmation, [12]);
  assert.ok(english.hedge.includes(6) && english.absolute.includes(7));
});

test('a negation is no content', () => {
  assert.deepEqual(
    readText('Il ponte non è mai crollato', 'it').words.map(({ folded }) => folded),
    ['ponte', 'crollato'],
  );
});

test('a negation written together is one negation', () => {
  for (const text of ["It doesn't rain", 'It isn’t raining', "They won't come"]) {
    assert.equal(readText(text, 'en').cues.negation.length, 1, text);
  }
});

test('a word that is repeated without end has a bounded number of places, the first ones', () => {
  const { words, placesByTerm } = readText('guerra '.repeat(300), 'it');
  assert.equal(words.length, 300);
  const places = placesByTerm.get(words[0]?.term ?? '') ?? [];
  assert.deepEqual(
    places,
    Array.from({ length: 20 }, (_, i) => i),
  );
});

test('a text without words is read as nothing', () => {
  for (const text of ['', ' \n', '?!', '🎉']) {
    const { words, folded, numbers, placesByTerm } = readText(text, 'it');
    assert.deepEqual([words.length, folded.length, numbers.length, placesByTerm.size], [0, 0, 0, 0]);
  }
});

test('whatever the text, every content word stands at the places of its term', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: anySign, maxLength: 60 }),
      fc.constantFrom('it' as const, 'en' as const),
      (text, language) => {
        const { words, placesByTerm, folded } = readText(text, language);
        for (const { term, place, folded: word, rarity } of words) {
          assert.equal(folded[place], word);
          assert.ok(placesByTerm.get(term)?.includes(place));
          assert.ok(rarity > 0);
        }
      },
    ),
  );
});
