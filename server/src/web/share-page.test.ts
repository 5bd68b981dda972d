/** The share page's own words: who gave the verdict, in which language it is, what a person changed. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TextResult } from '@riscontro/contract/inside';
import { sharePage } from './share-page.ts';

const result: TextResult = {
  id: 'un-id-di-prova-lungo',
  shareUrl: 'https://riscontro.example.org/v/un-id-di-prova-lungo',
  kind: 'text',
  level: 'true',
  score: 90,
  summary: 'Sintesi.',
  evidence: [],
  claims: [],
  sources: [],
  advice: 'Consiglio.',
  confidence: 'high',
  method: 'prova',
  writtenByModel: false,
  review: 'automatic',
  language: 'it',
  checkedAt: '2026-05-10T12:00:00.000Z',
};
const page = (changes: Partial<TextResult> = {}, language: 'it' | 'en' = 'it') =>
  sharePage({ ...result, ...changes }, language).body.text;

test('the first line says whether a person has seen the verdict, and who wrote its texts', () => {
  assert.match(
    page(),
    /^<div class="share full">\s*<p class="print-only">[^<]*<\/p>\s*<p class="notice">Verdetto automatico\. Può sbagliare/,
  );
  assert.match(page({ review: 'human' }), /<p class="notice">Verdetto rivisto da una persona\.<\/p>/);
  assert.match(page({ writtenByModel: true }), /scritti da un modello linguistico/);
  assert.doesNotMatch(page(), /modello linguistico|in inglese/);
  assert.match(page({}, 'en'), /The texts of this verdict are in Italian/);
});

test('what a person changed is told with its day, in the language of the reader where somebody wrote it', () => {
  const corrections = [
    { version: 2, date: '2026-05-12T09:00:00Z', note: 'Corretto <b>', note_en: 'Corrected' },
  ];
  assert.match(page({ corrections }), /12 maggio 2026<\/time>: <span lang="it">Corretto &lt;b&gt;<\/span>/);
  assert.match(page({ corrections }, 'en'), /12 May 2026<\/time>: Corrected/);
  assert.match(page({ corrections }), /href="\/v\/un-id-di-prova-lungo\/versioni\/1"/);
});

test('the result can be copied as a link, taken as data and reported', () => {
  const text = page();
  assert.match(
    text,
    /<button type="button" class="needs-script" data-copy="https:\/\/riscontro\.example\.org\/v\//,
  );
  assert.match(text, /href="\/v\/un-id-di-prova-lungo\.json" download/);
  assert.match(text, /href="\/v\/un-id-di-prova-lungo\/segnala"/);
  assert.match(text, /<span role="status"><\/span>/);
});
