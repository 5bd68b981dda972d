/** A picture's page: what speaks comes first, what did not look is put away, and every word exists in both languages. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MediaResult, Signal } from '@riscontro/contract';
import { mediaParts } from './media-parts.ts';
import { noPictures } from './pictures-shown.ts';
import { kindWords, outcomeWords, signalTitle } from './signal-words.ts';

const outcomes = Object.keys(outcomeWords) as Signal['esito'][];
const signal = (esito: Signal['esito'], changes: Partial<Signal> = {}): Signal => ({
  tipo: 'forense',
  esito,
  dettaglio: `dettaglio ${esito}`,
  ...changes,
});
const result = (segnali: Signal[], changes: Partial<MediaResult> = {}) =>
  ({ id: 'un-id-di-prova-lungo', tipo: 'immagine', lingua: 'it', segnali, ...changes }) as MediaResult;
const page = (segnali: Signal[], changes: Partial<MediaResult> = {}) =>
  mediaParts(result(segnali, changes), 'en', {
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
  assert.doesNotMatch(mediaParts(result([signal('ok')]), 'it', noPictures).text, /<img|<input/);
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

test('every kind and outcome has words in both languages', () => {
  for (const words of [...Object.values(kindWords), ...Object.values(outcomeWords)]) {
    assert.ok(words.it && words.en);
  }
  assert.deepEqual(signalTitle(signal('ok', { nome: 'toString' })), kindWords.forense);
});
