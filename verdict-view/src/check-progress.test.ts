/** How far a check is: each phase once, the last one under way, and everything from outside as text. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Progress } from '@riscontro/contract';
import { wordsIn } from '@riscontro/words';
import { checkProgress, currentPhase, remainingText } from './check-progress.ts';

const phase = (nome: string, testo: string): Progress => ({ evento: 'fase', dati: { nome, testo } });
const source = (nome: string, esito: 'trovata' | 'non_risponde'): Progress => ({
  evento: 'fonte',
  dati: { nome, esito },
});
const drawn = (events: readonly Progress[]) =>
  checkProgress(events, wordsIn('it')).text.replaceAll(/<[^>]+>/g, '|');

test('before anything has happened nothing is drawn', () => {
  assert.equal(checkProgress([], wordsIn('it')).text, '');
  assert.equal(currentPhase([]), undefined);
});

test('a phase that comes again is told once, in its latest words, as the one under way', () => {
  const events = [phase('a', 'Ricerca'), phase('b', 'Confronto'), phase('a', 'Ricerca in 3 fonti')];
  const { text } = checkProgress(events, wordsIn('it'));
  assert.equal([...text.matchAll(/<li/g)].length, 2);
  assert.match(text, /aria-current="step">Ricerca in 3 fonti/);
  assert.match(text, /Confronto <span class="unseen">\(fatto\)/);
  assert.equal(currentPhase([...events, source('X', 'trovata')]), 'Ricerca in 3 fonti');
});

test('a bar shows how much is done where the latest phase tells it, and only there', () => {
  const told = (percento: number): Progress => ({
    evento: 'fase',
    dati: { nome: 'a', testo: 'Lettura', percento },
  });
  const { text } = checkProgress([told(3), told(41)], wordsIn('it'));
  assert.match(text, /<progress max="100" value="41" aria-label="Parte già fatta">/);
  assert.equal([...text.matchAll(/<progress/g)].length, 1);
  assert.doesNotMatch(checkProgress([phase('a', 'Ricerca')], wordsIn('it')).text, /<progress/);
});

test('a source that has answered once is not called silent, and many are counted', () => {
  const text = drawn([
    source('Enciclopedia', 'non_risponde'),
    source('Enciclopedia', 'trovata'),
    source('Muta', 'non_risponde'),
  ]);
  assert.match(text, /Enciclopedia\|/);
  assert.doesNotMatch(text, /Enciclopedia \|+\(non risponde/);
  assert.match(text, /Muta \|\(non risponde\)/);
  const many = drawn(Array.from({ length: 15 }, (_, index) => source(`Fonte ${index}`, 'trovata')));
  assert.match(many, /e altre 3/);
  assert.doesNotMatch(many, /Fonte 12/);
});

test('signals are told by their names, unknown kinds and outcomes as they came, all of it as text', () => {
  const known = drawn([
    { evento: 'segnale', dati: { tipo: 'forense', nome: 'livello_errore', esito: 'attenzione' } },
  ]);
  assert.match(known, /Livello di errore \(ELA\): da guardare/);
  const { text } = checkProgress(
    [
      { evento: 'segnale', dati: { tipo: '<i>nuovo', esito: 'toString' } },
      phase('a', '<script>alert(1)</script>'),
      source('<img src=x>', 'trovata'),
    ],
    wordsIn('it'),
  );
  assert.match(text, /&lt;i&gt;nuovo: toString/);
  assert.doesNotMatch(text, /<(?:script|img|i)\b/);
});

test('one check left is one, none left is told with what still comes', () => {
  assert.equal(remainingText(1, wordsIn('it')), 'Oggi hai ancora 1 verifica gratuita.');
  assert.equal(remainingText(3, wordsIn('en')), 'You have 3 free checks left today.');
  assert.match(remainingText(0, wordsIn('it')), /finite.*già pronta/);
});
