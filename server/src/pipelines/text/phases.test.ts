import assert from 'node:assert/strict';
import { test } from 'node:test';
import { phaseText, type TextPhase } from './phases.ts';

const names: readonly TextPhase[] = ['lettura', 'ricerca', 'confronto', 'verdetto'];

test('phases in words, for no number, none, one and many', () => {
  const told = (language: 'it' | 'en') =>
    names.map((name) => [undefined, 0, 1, 12].map((count) => phaseText(name, language, count)).join(' | '));
  assert.deepEqual(told('it'), [
    "Lettura dell'affermazione | Lettura dell'affermazione | Lettura dell'affermazione | Lettura di 12 affermazioni",
    'Ricerca nelle fonti | Nessuna fonte in cui cercare | Ricerca in una fonte | Ricerca in 12 fonti',
    'Lettura dei brani trovati | Nessun brano da leggere | Lettura di un brano | Lettura di 12 brani',
    'Valutazione delle prove | Valutazione delle prove | Valutazione delle prove | Valutazione delle prove',
  ]);
  assert.deepEqual(told('en'), [
    'Reading the claim | Reading the claim | Reading the claim | Reading 12 claims',
    'Searching the sources | No sources to search | Searching one source | Searching 12 sources',
    'Reading the passages found | No passages to read | Reading one passage | Reading 12 passages',
    'Weighing the evidence | Weighing the evidence | Weighing the evidence | Weighing the evidence',
  ]);
});

test('a number is told as it is, and never a placeholder', () => {
  for (const name of names)
    for (const language of ['it', 'en'] as const)
      for (let count = 0; count <= 40; count++) {
        const text = phaseText(name, language, count);
        assert.doesNotMatch(text, /#|undefined|NaN| {2}/);
        if (count > 1 && name !== 'verdetto') assert.match(text, new RegExp(`(?<!\\d)${count}(?!\\d)`));
      }
});
