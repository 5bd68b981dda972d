import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GrammarLanguage } from '../../../language/grammars.ts';
import { negationBetween } from './negation.ts';
import { readText } from './reading.ts';

const between = (
  one: string,
  other: string,
  languages: [GrammarLanguage, GrammarLanguage] = ['it', 'it'],
) => {
  const [a, b] = [readText(one, languages[0]), readText(other, languages[1])];
  assert.equal(negationBetween(a, b), negationBetween(b, a), 'the same both ways');
  return negationBetween(a, b);
};

test('two plain statements, and two that deny the same word, agree', () => {
  assert.equal(between('Il fumo fa male', 'Fumare fa male'), 'same');
  assert.equal(between('Il fumo non fa male', 'Fumare non fa affatto male'), 'same');
  assert.equal(between("Vaccines don't cause autism", 'Vaccines do not cause autism', ['en', 'en']), 'same');
});

test('the one says what the other denies', () => {
  assert.equal(between('Il fumo passivo non fa male', 'Il fumo passivo fa male'), 'differs');
  assert.equal(
    between('The vaccine doesnt cause autism', 'The vaccine causes autism', ['en', 'en']),
    'differs',
  );
  assert.equal(
    between('Diamonds arent made of carbon', 'Diamonds are made of carbon', ['en', 'en']),
    'differs',
  );
});

test('a negation in a part beside is not that of the whole', () => {
  assert.equal(
    between('Il fumo passivo non fa male', 'Il fumo passivo fa male anche a chi non fuma'),
    undefined,
  );
  assert.equal(
    between('Soda cures cancer, they wont tell you', 'Soda cures cancer', ['en', 'en']),
    undefined,
  );
});

test('in Italian two words make one negation', () => {
  assert.equal(between('Gli antibiotici non servono a niente', 'Gli antibiotici servono'), 'differs');
});

test('across languages their number tells', () => {
  assert.equal(between('I vaccini non causano autismo', 'Vaccines cause autism', ['it', 'en']), 'differs');
  assert.equal(between('I vaccini causano autismo', 'Vaccines cause autism', ['it', 'en']), 'same');
});
