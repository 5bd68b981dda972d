/** An image's page: what speaks comes first, what did not look is put away, and days are as the reader writes them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MediaResult, Signal } from '@riscontro/contract/inside';
import { wordsIn } from '@riscontro/words';
import { noImages } from './images-shown.ts';
import { mediaParts } from './media-parts.ts';
import { signalTitle } from './signal-title.ts';

const outcomes = Object.keys(wordsIn('en').verdict.outcomes) as Signal['outcome'][];
const signal = (outcome: Signal['outcome'], changes: Partial<Signal> = {}): Signal => ({
  kind: 'forensics',
  outcome,
  detail: `dettaglio ${outcome}`,
  ...changes,
});
const result = (signals: Signal[], changes: Partial<MediaResult> = {}) =>
  ({ id: 'un-id-di-prova-lungo', kind: 'image', language: 'it', signals, ...changes }) as MediaResult;
const page = (signals: Signal[], changes: Partial<MediaResult> = {}) =>
  mediaParts(result(signals, changes), wordsIn('en'), {
    preview: { url: '/v/un-id/anteprima.webp', size: { width: 640, height: 480 } },
    maps: new Map([
      ['copyMove', '/v/un-id/copia_incolla.png'],
      ['errorLevel', '/v/un-id/livello_errore.png'],
    ]),
  }).text;

test('alarms come first, the strongest before the others; the quiet ones and what did not run are folded away', () => {
  const weak = signal('attention', { strength: 0.2, detail: 'debole' });
  const strong = signal('attention', { strength: 0.9, detail: 'marcato' });
  const text = page([...outcomes.map((outcome) => signal(outcome)).reverse(), weak, strong]);
  const order = ['>dettaglio alarm<', '>marcato<', '>debole<', '<details', '>dettaglio ok<'].map((what) =>
    text.indexOf(what),
  );
  assert.ok(order.every((place) => place >= 0));
  assert.deepEqual(
    order,
    order.toSorted((a, b) => a - b),
  );
  const [, quiet = '', absent = ''] = text.split('<details');
  for (const outcome of ['ok', 'inconclusive']) assert.ok(quiet.includes(`dettaglio ${outcome}<`), outcome);
  for (const outcome of ['not_applicable', 'not_run', 'error']) {
    assert.ok(absent.includes(`dettaglio ${outcome}<`), outcome);
  }
  assert.match(text, /did not run \(3\)/);
});

test('where nothing speaks the page says so', () => {
  assert.match(page([signal('ok')]), /None of the checks that ran found anything unusual/);
});

test('maps can be chosen in the order of what they tell, none at first', () => {
  const text = page([signal('ok', { method: 'errorLevel' }), signal('alarm', { method: 'copyMove' })]);
  assert.match(text, /map-1" src="\/v\/un-id\/copia_incolla\.png"/);
  assert.match(text, /map-2" src="\/v\/un-id\/livello_errore\.png"/);
  assert.deepEqual(text.match(/class="pick-\d" checked/g), ['class="pick-0" checked']);
});

test('without a preview there is no viewer', () => {
  assert.doesNotMatch(mediaParts(result([signal('ok')]), wordsIn('it'), noImages).text, /<img|<input/);
});

test('moments are told in the order of the video, with the pictures of them that are kept', () => {
  const moments = [
    { fromSeconds: 65.25, toSeconds: 66, still: 'https://x.example/v/un-id/fotogramma_1.webp' },
    { fromSeconds: 4.5, toSeconds: 4.5, still: 'https://x.example/v/un-id/fotogramma_2.webp' },
  ];
  const kept = { maps: new Map([['fotogramma_1', '/v/un-id/fotogramma_1.webp']]) };
  const video = result([signal('alarm', { method: 'insertions', moments })], { kind: 'video' });
  const { text } = mediaParts(video, wordsIn('en'), kept);
  assert.match(text, /<li class="moment"><span>0:04.5<\/span><\/li>/);
  assert.match(
    text,
    /<a href="\/v\/un-id\/fotogramma_1.webp"><img [^>]*alt="Frame at 1:05.3"[^>]*><\/a><span>1:05.3 to 1:06.0</,
  );
  assert.ok(text.indexOf('0:04.5') < text.indexOf('1:05.3'));
  assert.match(mediaParts(video, wordsIn('it'), noImages).text, /Momenti: 0:04,5 · da 1:05,3 a 1:06,0</);
});

test('the picture of a moment is found by its name alone, wherever its address leads', () => {
  for (const still of [
    'javascript:alert(1)',
    'https://evil.example/x/fotogramma_1.webp?y',
    'https://e.example/copia_incolla.png',
  ]) {
    const text = page([signal('alarm', { moments: [{ fromSeconds: 1, toSeconds: 1, still }] })], {
      kind: 'video',
    });
    assert.doesNotMatch(text, /<ol class="moments"|evil|javascript/);
  }
});

test('texts of the result keep their language and stay text', () => {
  const attack = '"><script>x</script>';
  const text = page([signal('alarm', { detail: attack, method: attack })], {
    exif: { device: attack, others: { [attack]: attack, oggetto: { a: attack } } },
    appearances: [
      { url: 'https://www.example.org/', title: attack, similarity: 1, foundBy: 'x', kind: 'identical' },
    ],
  });
  assert.doesNotMatch(text, /<script/);
  assert.match(text, /<p lang="it">&quot;&gt;&lt;script&gt;/);
});

test('the date that a page declares is told as declared, beside the day it was seen', () => {
  const found = {
    url: 'https://www.example.org/',
    title: 'Ponte',
    date: '2026-11-15',
    declaredDate: '2009-05-01',
    similarity: 1,
    foundBy: 'indice locale',
    kind: 'identical',
  } as const;
  const text = page([signal('ok')], { appearances: [found] });
  assert.match(text, /<p class="timeline-date"><time[^>]*>15 November 2026/);
  assert.match(text, /date declared by the page: <time[^>]*>1 May 2009/);
});

test('a method that has no name here is called by its kind', () => {
  const words = wordsIn('en');
  for (const method of ['toString', 'newer']) {
    assert.equal(signalTitle(signal('ok', { method }), words), words.verdict.signalKinds.forensics);
  }
});
