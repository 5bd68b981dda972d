import assert from 'node:assert/strict';
import { test } from 'node:test';
import { progress } from '@riscontro/contract/inside';
import { languages } from '@riscontro/words';
import { phase } from './phases.ts';

const counted = (count: number) =>
  [
    { code: 'claims', values: { claims: count } },
    { code: 'search', values: { sources: count } },
    { code: 'comparing', values: { passages: count } },
  ] as const;

test('phases in words, for none, one and many', () => {
  const told = (language: 'it' | 'en') =>
    [0, 1, 12].flatMap((count) => counted(count).map((message) => textOf(phase(message, language))));
  assert.deepEqual(told('it'), [
    ...['Nessuna affermazione da controllare', 'Nessuna fonte in cui cercare', 'Nessun brano da leggere'],
    ...['Controllo di un’affermazione', 'Ricerca in una fonte', 'Lettura di un brano'],
    ...['Controllo di 12 affermazioni', 'Ricerca in 12 fonti', 'Lettura di 12 brani'],
  ]);
  assert.deepEqual(told('en'), [
    ...['No claims to check', 'No sources to search', 'No passages to read'],
    ...['Checking one claim', 'Searching one source', 'Reading one passage'],
    ...['Checking 12 claims', 'Searching 12 sources', 'Reading 12 passages'],
  ]);
});

test('a number is told as it is, in every language', () => {
  for (const language of languages)
    for (let count = 2; count <= 40; count++)
      for (const message of counted(count))
        assert.match(textOf(phase(message, language)), new RegExp(`(?<!\\d)${count}(?!\\d)`));
});

test('the API has names of its own for them', () => {
  assert.deepEqual(progress.toWire(phase({ code: 'reading' }, 'en')), {
    evento: 'fase',
    dati: { nome: 'lettura', testo: 'Reading the claim' },
  });
});

function textOf(event: ReturnType<typeof phase>): string {
  return event.event === 'phase' ? event.data.text : '';
}
