import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { VerificationResult } from '@riscontro/contract';
import { entryOf, type HistoryEntry, withEntry, withoutEntry } from './history.ts';

const entry = (id: string, checkedAtMs = 0): HistoryEntry => ({
  id,
  level: 'true',
  kind: 'text',
  name: id,
  checkedAtMs,
  share: `https://example.org/v/${id}`,
});

test('the last fifty are kept, newest first', () => {
  let entries: HistoryEntry[] = [];
  for (let number = 0; number < 60; number++) entries = withEntry(entries, entry(`n${number}`));
  assert.equal(entries.length, 50);
  assert.deepEqual([entries[0]?.id, entries.at(-1)?.id], ['n59', 'n10']);
});

test('the same result stands there once, where it was asked for last', () => {
  const entries = withEntry([entry('a'), entry('b', 1)], entry('b', 2));
  assert.deepEqual(
    entries.map(({ id, checkedAtMs }) => [id, checkedAtMs]),
    [
      ['b', 2],
      ['a', 0],
    ],
  );
  assert.deepEqual(
    withoutEntry(entries, 'b').map(({ id }) => id),
    ['a'],
  );
});

test('a confidential result is marked, and keeps the whole of its link', () => {
  const result = {
    id: 'x',
    livello: 'vero',
    tipo: 'testo',
    condividi: 'https://example.org/v/x~y',
    riservata: true,
  };
  const { share, isConfidential } = entryOf(result as never as VerificationResult, 'nome', 5);
  assert.deepEqual([share, isConfidential], ['https://example.org/v/x~y', true]);
});

test('an entry is named by the title or text that was checked, else by its address, and is short', () => {
  const result = (contenuto?: object) =>
    ({
      id: 'x',
      livello: 'falso',
      tipo: 'articolo',
      condividi: 'https://example.org/v/x',
      contenuto,
    }) as never as VerificationResult;
  assert.equal(
    entryOf(result({ titolo: ' Un\n titolo ', url: 'https://a.example' }), 'nome', 5).name,
    'Un titolo',
  );
  assert.equal(entryOf(result({ url: 'https://a.example' }), 'a.example', 5).name, 'a.example');
  assert.equal(entryOf(result(), undefined, 5).name, '');
  assert.equal(entryOf(result({ testo: 'x'.repeat(999) }), undefined, 5).name.length, 200);
});
