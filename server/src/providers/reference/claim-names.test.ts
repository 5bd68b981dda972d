/** Names by their capitals. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GrammarLanguage } from '../../language/grammars.ts';
import { namesIn } from './claim-names.ts';

const cases: readonly (readonly [GrammarLanguage, string, readonly string[]])[] = [
  ['it', 'La Torre Eiffel si trova a Roma.', ['Torre Eiffel', 'Roma']],
  ['it', 'Leonardo da Vinci dipinse la Gioconda', ['Leonardo da Vinci', 'Gioconda']],
  ['it', 'Il presidente è Sergio Mattarella', ['Sergio Mattarella']],
  ['it', "L'Italia confina con la Francia", ['Italia', 'Francia']],
  ['it', 'Roma, Milano e Napoli sono in Italia', ['Roma', 'Milano', 'Napoli', 'Italia']],
  ['en', 'The Bank of England was founded in 1694', ['Bank of England']],
  ['en', 'Apollo 11 landed on the Moon in 1969', ['Apollo 11', 'Moon']],
  ['en', 'J. R. R. Tolkien was born in South Africa', ['J. R. R. Tolkien', 'South Africa']],
  ['en', "Italy's capital is Rome, and Rome is old", ['Italy', 'Rome']],
  ['it', 'la torre eiffel è alta 330 metri', []],
  ['it', '', []],
];

for (const [language, claim, names] of cases) {
  test(`${names.length} names in: ${claim || 'nothing'}`, () =>
    assert.deepEqual(namesIn(claim, language), names));
}

test('a claim in capitals gives few and short names', () => {
  const names = namesIn('TUTTO QUESTO È SCRITTO IN MAIUSCOLO '.repeat(200), 'it');
  assert.ok(names.length <= 4);
  assert.ok(names.every((name) => name.length <= 80));
});
