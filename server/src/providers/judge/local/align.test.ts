import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { GrammarLanguage } from '../../../language/grammars.ts';
import { align } from './align.ts';
import { readText } from './reading.ts';

/** Any character, half of them from the first scripts. */
const anySign = fc.oneof(fc.nat(0x2fff), fc.nat(0x10ffff)).map((code) => String.fromCodePoint(code));

const aligned = (
  claim: string,
  passage: string,
  languages: [GrammarLanguage, GrammarLanguage] = ['it', 'it'],
) =>
  new Map(
    align(readText(claim, languages[0]), readText(passage, languages[1])).map((each) => [
      each.word.folded,
      each,
    ]),
  );

test('a word is matched in full by itself in any form, at every place where it stands', () => {
  const tower = aligned('La torre è alta', 'Due torri, e poi una torre').get('torre');
  assert.equal(tower?.match, 1);
  assert.deepEqual(tower?.places, [1, 5]);
});

test('a word that the passage lacks is not matched and has no place', () => {
  const sea = aligned('Il mare è profondo', 'La torre è alta').get('mare');
  assert.equal(sea?.match, 0);
  assert.deepEqual(sea?.places, []);
});

test('a word is matched across languages, and a name in full', () => {
  const words = aligned('La guerra di Mattarella', 'Mattarella spoke of the war', ['it', 'en']);
  assert.equal(words.get('mattarella')?.match, 1);
  const war = words.get('guerra')?.match ?? 0;
  assert.ok(war > 0.5 && war <= 1);
  const back = aligned('The war', 'La guerra', ['en', 'it']).get('war')?.match ?? 0;
  assert.ok(back > 0.5 && back <= 1);
});

test('a word of the same root counts for less than the word itself', () => {
  const match = aligned('Fu una decisione', 'Il voto decisivo').get('decisione')?.match ?? 0;
  assert.ok(match > 0 && match < 1);
});

test('a name is no other name that begins alike', () => {
  assert.equal(aligned('È nato a Marsiglia', 'È nato nelle Marshall').get('marsiglia')?.match, 0);
  assert.equal(aligned('Lo disse Bernardini', 'Lo disse Bernabei').get('bernardini')?.match, 0);
});

test('a name is no other name that only ends differently', () => {
  assert.ok((aligned('È stata Maria', 'È stato Mario').get('maria')?.match ?? 0) < 1);
  assert.ok((aligned('Fu Alessandro', 'Fu Alessandra').get('alessandro')?.match ?? 0) < 1);
});

test('a name is matched by its plural', () => {
  assert.equal(aligned('Many Americans voted', 'An American voted', ['en', 'en']).get('americans')?.match, 1);
});

test('a number is matched by the same number only', () => {
  const numbers = aligned('Erano 300 nel 1949', 'Erano 3000 nel 1949');
  assert.equal(numbers.get('300')?.match, 0);
  assert.equal(numbers.get('1949')?.match, 1);
});

test('the contrary of a word is told, in the same language and across', () => {
  assert.ok(aligned('I prezzi sono aumentati', 'I prezzi sono diminuiti').get('aumentati')?.contrary);
  assert.ok(!aligned('I prezzi sono aumentati', 'I prezzi sono stabili').get('aumentati')?.contrary);
  assert.ok(aligned('La squadra ha vinto', 'The team lost', ['it', 'en']).get('vinto')?.contrary);
});

test('a word that is there is not contradicted by its contrary elsewhere', () => {
  const words = aligned('I prezzi sono aumentati', 'I prezzi sono aumentati, poi diminuiti');
  assert.equal(words.get('aumentati')?.contrary, false);
});

const anyText = fc.oneof(
  fc.string({ unit: anySign, maxLength: 40 }),
  fc
    .array(fc.constantFrom('guerra', 'Roma', 'alto', 'low', '1.000', 'war', 'the', 'non', 'città'))
    .map((words) => words.join(' ')),
);
const anyLanguage = fc.constantFrom('it' as const, 'en' as const);

test('whatever the texts, each content word gets one answer, matched exactly when it has a place', () => {
  fc.assert(
    fc.property(anyText, anyText, anyLanguage, anyLanguage, (one, other, from, to) => {
      const [claim, passage] = [readText(one, from), readText(other, to)];
      const words = align(claim, passage);
      assert.deepEqual(
        words.map(({ word }) => word),
        claim.words,
      );
      for (const { match, places } of words) {
        assert.ok(match >= 0 && match <= 1);
        assert.equal(match > 0, places.length > 0);
        for (const place of places) assert.ok(place >= 0 && place < passage.folded.length);
      }
    }),
  );
});

test('a text matches itself in full', () => {
  fc.assert(
    fc.property(anyText, anyLanguage, (text, language) => {
      const reading = readText(text, language);
      for (const { match, contrary } of align(reading, reading)) {
        assert.equal(match, 1);
        assert.equal(contrary, false);
      }
    }),
  );
});
