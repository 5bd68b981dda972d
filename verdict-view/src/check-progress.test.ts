/** How far a check is: each phase once, the last one under way, and everything from outside as text. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Progress } from '@riscontro/contract/inside';
import { wordsIn } from '@riscontro/words';
import { checkProgress, currentPhase, remainingText } from './check-progress.ts';

const phase = (name: string, text: string): Progress => ({ event: 'phase', data: { name, text } });
const source = (name: string, outcome: 'found' | 'silent'): Progress => ({
  event: 'source',
  data: { name, outcome },
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
  assert.equal(currentPhase([...events, source('X', 'found')]), 'Ricerca in 3 fonti');
});

test('a bar shows how much is done where the latest phase tells it, and only there', () => {
  const told = (percent: number): Progress => ({
    event: 'phase',
    data: { name: 'a', text: 'Lettura', percent },
  });
  const { text } = checkProgress([told(3), told(41)], wordsIn('it'));
  assert.match(text, /<progress max="100" value="41" aria-label="Parte già fatta">/);
  assert.equal([...text.matchAll(/<progress/g)].length, 1);
  assert.doesNotMatch(checkProgress([phase('a', 'Ricerca')], wordsIn('it')).text, /<progress/);
});

test('a source that has answered once is not called silent, and many are counted', () => {
  const text = drawn([
    source('Enciclopedia', 'silent'),
    source('Enciclopedia', 'found'),
    source('Muta', 'silent'),
  ]);
  assert.match(text, /Enciclopedia\|/);
  assert.doesNotMatch(text, /Enciclopedia \|+\(non risponde/);
  assert.match(text, /Muta \|\(non risponde\)/);
  const many = drawn(Array.from({ length: 15 }, (_, index) => source(`Fonte ${index}`, 'found')));
  assert.match(many, /e altre 3/);
  assert.doesNotMatch(many, /Fonte 12/);
});

test('signals are told by their names, unknown kinds and outcomes as they came, all of it as text', () => {
  const known = drawn([
    { event: 'signal', data: { kind: 'forensics', method: 'errorLevel', outcome: 'attention' } },
  ]);
  assert.match(known, /Livello di errore \(ELA\): da guardare/);
  const { text } = checkProgress(
    [
      { event: 'signal', data: { kind: '<i>nuovo', outcome: 'toString' } },
      phase('a', '<script>alert(1)</script>'),
      source('<img src=x>', 'found'),
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
