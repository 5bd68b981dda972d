import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cpuNowMs } from '../../test/support/cpu-clock.ts';
import type { GrammarLanguage } from '../language/grammars.ts';
import { claimWithin } from './claim-within.ts';

function holds(language: GrammarLanguage, rows: readonly (readonly [string, string])[]): void {
  for (const [text, claim] of rows) assert.equal(claimWithin(text, language), claim, text);
}

test('questions about the truth of a claim give the claim', () => {
  holds('it', [
    ['È vero che la Terra è piatta?', 'La Terra è piatta'],
    ["E' vero che il caffè fa male?", 'Il caffè fa male'],
    ['Lo sapevi che le api dormono?', 'Le api dormono'],
    ['Vorrei sapere se è vero che il vetro è un liquido', 'Il vetro è un liquido'],
    ['La Terra è piatta, vero?', 'La Terra è piatta'],
    ['La Bolivia è piena di litio?', 'La Bolivia è piena di litio'],
    ['Vero o falso: i gatti hanno nove vite', 'I gatti hanno nove vite'],
  ]);
  holds('en', [
    ['Is it true that the Earth is flat?', 'The Earth is flat'],
    ['Did you know that sharks never sleep?', 'Sharks never sleep'],
    ['Can you check whether glass is a liquid?', 'Glass is a liquid'],
    ['Fact check: the Earth is flat', 'The Earth is flat'],
    ['The Earth is flat, right?', 'The Earth is flat'],
    ['Was Barack Obama born in Kenya?', 'Barack Obama was born in Kenya'],
    ['Is the Great Wall of China visible from space?', 'The Great Wall of China is visible from space'],
    ['Did Einstein not fail math?', 'Einstein did not fail math'],
    ['Is red wine good for the heart?', 'Is red wine good for the heart'],
  ]);
});

test('hearsay, speakers and quotation marks are taken off', () => {
  holds('it', [
    ['Ho letto che si dice che la Luna è vuota', 'La Luna è vuota'],
    ['«La Terra è piatta».', 'La Terra è piatta'],
    ['Il ministro ha detto che la disoccupazione è al 5%', 'La disoccupazione è al 5%'],
    ["Mio cugino dice che i vaccini causano l'autismo", "I vaccini causano l'autismo"],
  ]);
  holds('en', [
    ['They say the Moon is hollow', 'The Moon is hollow'],
    ['"The Earth is flat"', 'The Earth is flat'],
    ['My uncle says that the Earth is flat', 'The Earth is flat'],
  ]);
});

test('nothing that denies, doubts or places a claim is taken off', () => {
  const whole = {
    it: [
      'Non è vero che la Terra è piatta',
      'È falso che la Terra è piatta',
      'Salvini non ha detto che i migranti sono cinque milioni',
      'Nessuno ha detto che la Terra è piatta',
      'Tizio nega che la Terra è piatta',
      'Trump ha detto che lui ha vinto le elezioni',
      "L'IPCC prevede che le temperature aumenteranno",
      'Il ministro ha detto che le tasse scenderanno',
      'Chi ha detto che la Terra è piatta si sbaglia',
    ],
    en: [
      'It is not true that the Earth is flat',
      'Trump never said that COVID is a hoax',
      'Previous claims that wine protects against stroke are not true',
      'Ohio is in the minority of states that require a witness',
      'Harris said "we will be coming for you next"',
      'Trump said that he won the election',
      'The IPCC predicts that temperatures will rise',
    ],
  };
  for (const language of ['it', 'en'] as const) {
    for (const text of whole[language]) assert.equal(claimWithin(text, language), text);
  }
});

test('two quotations are not taken for one', () => {
  assert.equal(claimWithin('"Aida" è più breve di "Otello"', 'it'), '"Aida" è più breve di "Otello"');
});

test('what is nothing but wrapping comes back', () => {
  for (const text of ['È vero?', '???', '""', '', 'Lo sapevi che', '«»']) {
    assert.equal(typeof claimWithin(text, 'it'), 'string');
  }
  assert.equal(claimWithin('', 'it'), '');
});

test('ten thousand wrappings take no time', () => {
  for (const piece of ['"', '«', '(', 'è vero che ', 'dice che ', "'", '" ']) {
    const text = piece.repeat(10_000 / piece.length);
    const started = cpuNowMs();
    claimWithin(text, 'it');
    assert.ok(cpuNowMs() - started < 200, piece);
  }
});
