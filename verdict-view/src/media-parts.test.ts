/** An image's page: what speaks comes first, what did not look is put away, and days are as the reader writes them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MediaResult, Signal } from '@riscontro/contract';
import { wordsIn } from '@riscontro/words';
import { noImages } from './images-shown.ts';
import { mediaParts } from './media-parts.ts';
import { signalTitle } from './signal-title.ts';

const outcomes = Object.keys(wordsIn('en').verdict.outcomes) as Signal['esito'][];
const signal = (esito: Signal['esito'], changes: Partial<Signal> = {}): Signal => ({
  tipo: 'forense',
  esito,
  dettaglio: `dettaglio ${esito}`,
  ...changes,
});
const result = (segnali: Signal[], changes: Partial<MediaResult> = {}) =>
  ({ id: 'un-id-di-prova-lungo', tipo: 'immagine', lingua: 'it', segnali, ...changes }) as MediaResult;
const page = (segnali: Signal[], changes: Partial<MediaResult> = {}) =>
  mediaParts(result(segnali, changes), wordsIn('en'), {
    preview: { url: '/v/un-id/anteprima.webp', size: { width: 640, height: 480 } },
    maps: new Map(['copia_incolla', 'livello_errore'].map((name) => [name, `/v/un-id/${name}.png`])),
  }).text;

test('alarms come first, the strongest before the others; the quiet ones and what did not run are folded away', () => {
  const weak = signal('attenzione', { forza: 0.2, dettaglio: 'debole' });
  const strong = signal('attenzione', { forza: 0.9, dettaglio: 'marcato' });
  const text = page([...outcomes.map((outcome) => signal(outcome)).reverse(), weak, strong]);
  const order = ['>dettaglio allarme<', '>marcato<', '>debole<', '<details', '>dettaglio ok<'].map((what) =>
    text.indexOf(what),
  );
  assert.ok(order.every((place) => place >= 0));
  assert.deepEqual(
    order,
    order.toSorted((a, b) => a - b),
  );
  const [, quiet = '', absent = ''] = text.split('<details');
  for (const outcome of ['ok', 'inconcludente']) assert.ok(quiet.includes(`dettaglio ${outcome}<`), outcome);
  for (const outcome of ['non_applicabile', 'non_eseguito', 'errore']) {
    assert.ok(absent.includes(`dettaglio ${outcome}<`), outcome);
  }
  assert.match(text, /did not run \(3\)/);
});

test('where nothing speaks the page says so', () => {
  assert.match(page([signal('ok')]), /None of the checks that ran found anything unusual/);
});

test('maps can be chosen in the order of what they tell, none at first', () => {
  const text = page([signal('ok', { nome: 'livello_errore' }), signal('allarme', { nome: 'copia_incolla' })]);
  assert.match(text, /map-1" src="\/v\/un-id\/copia_incolla\.png"/);
  assert.match(text, /map-2" src="\/v\/un-id\/livello_errore\.png"/);
  assert.deepEqual(text.match(/class="pick-\d" checked/g), ['class="pick-0" checked']);
});

test('without a preview there is no viewer', () => {
  assert.doesNotMatch(mediaParts(result([signal('ok')]), wordsIn('it'), noImages).text, /<img|<input/);
});

test('moments are told in the order of the video, with the pictures of them that are kept', () => {
  const momenti = [
    { inizio: 65.25, fine: 66, fotogramma: 'https://x.example/v/un-id/fotogramma_1.webp' },
    { inizio: 4.5, fine: 4.5, fotogramma: 'https://x.example/v/un-id/fotogramma_2.webp' },
  ];
  const kept = { maps: new Map([['fotogramma_1', '/v/un-id/fotogramma_1.webp']]) };
  const video = result([signal('allarme', { nome: 'tratti_inseriti', momenti })], { tipo: 'video' });
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
  for (const fotogramma of [
    'javascript:alert(1)',
    'https://evil.example/x/fotogramma_1.webp?y',
    'https://e.example/copia_incolla.png',
  ]) {
    const text = page([signal('allarme', { momenti: [{ inizio: 1, fine: 1, fotogramma }] })], {
      tipo: 'video',
    });
    assert.doesNotMatch(text, /<ol class="moments"|evil|javascript/);
  }
});

test('texts of the result keep their language and stay text', () => {
  const attack = '"><script>x</script>';
  const text = page([signal('allarme', { dettaglio: attack, nome: attack })], {
    exif: { dispositivo: attack, altri: { [attack]: attack, oggetto: { a: attack } } },
    ricerca_inversa: [
      { url: 'https://www.example.org/', titolo: attack, somiglianza: 1, fonte: 'x', tipo: 'identica' },
    ],
  });
  assert.doesNotMatch(text, /<script/);
  assert.match(text, /<p lang="it">&quot;&gt;&lt;script&gt;/);
});

test('the date that a page declares is told as declared, beside the day it was seen', () => {
  const found = {
    url: 'https://www.example.org/',
    titolo: 'Ponte',
    data: '2026-11-15',
    data_dichiarata: '2009-05-01',
    somiglianza: 1,
    fonte: 'indice locale',
    tipo: 'identica',
  } as const;
  const text = page([signal('ok')], { ricerca_inversa: [found] });
  assert.match(text, /<p class="timeline-date"><time[^>]*>15 November 2026/);
  assert.match(text, /date declared by the page: <time[^>]*>1 May 2009/);
});

test('a method that has no name here is called by its kind', () => {
  const words = wordsIn('en');
  for (const nome of ['toString', 'newer']) {
    assert.equal(signalTitle(signal('ok', { nome }), words), words.verdict.signalKinds.forense);
  }
});
