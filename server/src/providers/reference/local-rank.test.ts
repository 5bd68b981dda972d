import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { cpuNowMs } from '../../../test/support/cpu-clock.ts';
import type { IndexHit } from '../../evidence/evidence-index.ts';
import { rankLocally } from './local-rank.ts';

const hit = (id: string, score: number, more: Partial<IndexHit> = {}): IndexHit => ({
  id,
  docId: id,
  url: `https://example.org/${id}`,
  title: '',
  text: `Testo ${id}.`,
  language: 'it',
  score,
  ...more,
});
const ranked = (hits: readonly IndexHit[]) => rankLocally(hits, 'it').map(({ id }) => id);

test('what the index found best stays first where nothing else speaks', () => {
  assert.deepEqual(ranked([hit('b', 2), hit('a', 9), hit('c', 0.1)]), ['a', 'b', 'c']);
});

test('of two equal hits the one in the language of the claim comes first', () => {
  const hits = [hit('english', 5, { language: 'en' }), hit('italian', 5)];
  assert.deepEqual(ranked(hits), ['italian', 'english']);
  assert.equal(rankLocally(hits, 'en')[0]?.id, 'english');
});

test('a much better hit in the other language is still first', () => {
  assert.equal(ranked([hit('english', 20, { language: 'en' }), hit('italian', 2)])[0], 'english');
});

test('of two equal hits the one that shares the words of the best comes first', () => {
  const best = hit('best', 10, { text: 'La clorofilla rende verdi le foglie e cattura la luce del sole.' });
  const akin = hit('akin', 3, { text: 'Nelle foglie la clorofilla assorbe la luce.' });
  const stranger = hit('stranger', 3, { text: 'Il treno per la costa parte ogni ora.' });
  assert.deepEqual(ranked([best, stranger, akin]), ['best', 'akin', 'stranger']);
});

test('of two equal hits the one on the page of the best comes first', () => {
  const best = hit('best', 10, { text: 'Clorofilla.' });
  const beside = hit('beside', 3, { url: best.url, text: 'Pane e vino.' });
  const elsewhere = hit('elsewhere', 3, { text: 'Pane e vino.' });
  assert.deepEqual(ranked([best, elsewhere, beside]), ['best', 'beside', 'elsewhere']);
});

const anyHit = fc
  .record({
    score: fc.double({ min: 1e-9, max: 1e6, noNaN: true }),
    url: fc.constantFrom('https://a.example/', 'https://b.example/', ''),
    language: fc.constantFrom('it' as const, 'en' as const),
    text: fc
      .array(fc.constantFrom('guerra', 'Roma', 'the', '1949', 'città', '?'))
      .map((words) => words.join(' ')),
  })
  .map(({ score, ...more }) => hit('', score, more));

test('every hit is given back once and as it was, whatever the hits', () => {
  fc.assert(
    fc.property(fc.array(anyHit, { maxLength: 60 }), (list) => {
      const hits = list.map((one, i) => ({ ...one, id: `${i}` }));
      const given = rankLocally(hits, 'it');
      assert.equal(given.length, hits.length);
      assert.deepEqual(new Set(given), new Set(hits));
    }),
  );
});

test('sixty long hits of one page are ordered at once', () => {
  const text = 'parola '.repeat(170);
  const hits = Array.from({ length: 60 }, (_, i) => hit(`${i}`, 60 - i, { url: 'https://a.example/', text }));
  const startedAtMs = cpuNowMs();
  assert.equal(rankLocally(hits, 'it').length, 60);
  assert.ok(cpuNowMs() - startedAtMs < 3_000);
});
