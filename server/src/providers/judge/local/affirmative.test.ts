import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GrammarLanguage } from '../../../language/grammars.ts';
import { affirmative } from './affirmative.ts';

const cases: readonly (readonly [GrammarLanguage, string, string])[] = [
  ['it', 'Gli antibiotici non curano i virus', 'Gli antibiotici curano i virus'],
  ['it', 'Non è vero', 'è vero'],
  ['en', 'Antibiotics do not cure viruses', 'Antibiotics cure viruses'],
  ['en', 'Vaccines don’t cause autism', 'Vaccines cause autism'],
  ['en', 'The Earth is not flat', 'The Earth is flat'],
  ['en', "Penguins can't fly", 'Penguins can fly'],
  ['en', 'Humans cannot breathe under water', 'Humans can breathe under water'],
];

for (const [language, text, expected] of cases) {
  test(`a plain negation is taken out: ${text}`, () => {
    assert.deepEqual(affirmative(text, language), { text: expected, denies: true });
    // Twice in a row, because patterns may remember.
    assert.deepEqual(affirmative(text, language), { text: expected, denies: true });
  });
}

for (const [language, text] of [
  ['it', 'I vaccini causano l’autismo'],
  ['it', 'Non solo i gatti dormono molto'],
  ['it', 'Nessuno è mai stato su Marte'],
  ['it', 'L’uomo non è mai stato sulla Luna'],
  ['it', 'Il nonno dorme'],
  ['en', 'Nobody has never lied'],
  ['en', 'Not all birds fly'],
  ['en', 'The note is knotted'],
  ['en', 'It is not more than a metre long'],
] as const) {
  test(`left as it is: ${text}`, () => {
    assert.deepEqual(affirmative(text, language), { text, denies: false });
  });
}
