import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { termOf } from './analyse.ts';
import { searchConcepts } from './search-concepts.ts';

/** Any character, half of them from the first scripts. */
const anySign = fc.oneof(fc.nat(0x2fff), fc.nat(0x10ffff)).map((code) => String.fromCodePoint(code));

const termsOf = (text: string, language: 'it' | 'en') =>
  searchConcepts(text, language).map(({ terms }) => new Map(terms.map(({ term, weight }) => [term, weight])));

test('every content word of a claim is a concept that its own stem stands for in full', () => {
  const concepts = termsOf('La guerra è finita', 'it');
  assert.equal(concepts.length, 2);
  assert.equal(concepts[0]?.get(termOf('guerra', 'it')), 1);
});

test('what stands for a word in the other language finds it too, for less', () => {
  const [war] = termsOf('guerra', 'it');
  const weight = war?.get(termOf('war', 'en')) ?? 0;
  assert.ok(weight > 0 && weight < 1);
  const [water] = termsOf('water', 'en');
  assert.ok((water?.get(termOf('acqua', 'it')) ?? 0) > 0);
});

test('a name is found in full in both languages, stemmed as each does', () => {
  const [name] = termsOf('Mattarella', 'it');
  assert.equal(name?.get(termOf('mattarella', 'it')), 1);
  assert.equal(name?.get(termOf('mattarella', 'en')), 1);
});

test('a word said twice, or in another form, is one concept', () => {
  assert.equal(searchConcepts('gatto gatti GATTO', 'it').length, 1);
});

test('stop words, and texts without a word, are nothing to look for', () => {
  for (const text of ['', '?!', 'che cosa è la', '🎉']) assert.deepEqual(searchConcepts(text, 'it'), []);
});

test('at most 60 concepts, each with weights from 0 to 1, its best 1 and no term twice', () => {
  const text = fc.array(
    fc.oneof(
      fc.string({ unit: anySign, maxLength: 10 }),
      fc.constantFrom('guerra', 'Roma', '1.000', 'città'),
    ),
    {
      maxLength: 30,
    },
  );
  fc.assert(
    fc.property(text, fc.constantFrom('it' as const, 'en' as const), (words, language) => {
      const concepts = searchConcepts(words.join(' '), language);
      assert.ok(concepts.length <= 60);
      for (const { terms } of concepts) {
        for (const { weight } of terms) assert.ok(weight > 0 && weight <= 1);
        assert.equal(Math.max(...terms.map(({ weight }) => weight)), 1);
        assert.equal(new Set(terms.map(({ term }) => term)).size, terms.length);
      }
    }),
  );
  const long = Array.from({ length: 2_000 }, (_, i) => `parola${String.fromCharCode(97 + (i % 26))}${i}`);
  assert.equal(searchConcepts(long.join(' '), 'it').length, 60);
});
