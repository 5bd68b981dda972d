import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cpuNowMs } from '../../../../test/support/cpu-clock.ts';
import type { GrammarLanguage } from '../../../language/grammars.ts';
import { isSameClaim } from './same-claim.ts';

const same = (one: string, other: string, languages: [GrammarLanguage, GrammarLanguage] = ['it', 'it']) => {
  const [a, b] = [
    { text: one, language: languages[0] },
    { text: other, language: languages[1] },
  ];
  assert.equal(isSameClaim(a, b), isSameClaim(b, a), `the same both ways: ${one} / ${other}`);
  return isSameClaim(a, b);
};

test('a claim is the same as itself, in other case, marks and accents', () => {
  for (const other of [
    'Il limone cura il cancro',
    'IL LIMONE CURA IL CANCRO!',
    '«Il limone cura il cancro».',
    'I limoni curano il cancro',
  ]) {
    assert.ok(same('Il limone cura il cancro', other), other);
  }
});

test('a claim is the same in the other language', () => {
  assert.ok(same("I vaccini causano l'autismo", 'Vaccines cause autism', ['it', 'en']));
  assert.ok(same('La Torre Eiffel è alta 330 metri', 'The Eiffel Tower is 330 metres tall', ['it', 'en']));
});

test('another number, year, name or subject makes another claim', () => {
  for (const [one, other] of [
    ['La torre è alta 330 metri', 'La torre è alta 300 metri'],
    ['La torre è alta 330 metri', 'La torre è alta'],
    ['Il ponte crollò nel 2018', 'Il ponte crollò nel 2019'],
    ['Mario Rossi è stato arrestato a Roma', 'Mario Bianchi è stato arrestato a Roma'],
    ['Il limone cura il cancro', 'Il limone cura il diabete'],
    ['Il limone cura il cancro', 'La capitale del Perù è Lima'],
    ['Il limone cura il cancro', 'Il limone cura il cancro e protegge ossa, muscoli e memoria'],
  ] as const) {
    assert.ok(!same(one, other), `${one} / ${other}`);
  }
});

test('the negation and the contrary of a claim are other claims', () => {
  for (const [one, other] of [
    ['Il limone cura il cancro', 'Il limone non cura il cancro'],
    ['La disoccupazione è aumentata', 'La disoccupazione è diminuita'],
  ] as const) {
    assert.ok(!same(one, other), `${one} / ${other}`);
  }
  assert.ok(!same('Vaccines cause autism', 'Vaccines do not cause autism', ['en', 'en']));
  assert.ok(!same("I vaccini causano l'autismo", 'Vaccines do not cause autism', ['it', 'en']));
});

test('a negation in two words is still a negation', () => {
  assert.ok(!same('La squadra ha vinto il campionato', 'La squadra non ha mai vinto il campionato'));
  assert.ok(!same('Alla festa è venuto il sindaco', 'Alla festa non è venuto nessun sindaco'));
  assert.ok(!same('Vaccines cause autism', "Vaccines don't cause autism", ['en', 'en']));
  assert.ok(!same('The tower is in Paris', 'The tower isn’t in Paris', ['en', 'en']));
});

test('a person whose name only ends differently makes another claim', () => {
  assert.ok(!same('Ieri Mario Rossi ha vinto il premio', 'Ieri Maria Rossi ha vinto il premio'));
  assert.ok(!same('Alessandro Magno conquistò la Persia', 'Alessandra Magno conquistò la Persia'));
});

test('so does one with a common name that opens the sentence', () => {
  assert.ok(!same('Mario Rossi ha vinto il premio', 'Maria Rossi ha vinto il premio'));
});

test('who did it to whom makes another claim', () => {
  assert.ok(!same('La Germania ha invaso la Polonia', 'La Polonia ha invaso la Germania'));
  assert.ok(!same('Germany invaded Poland', 'Poland invaded Germany', ['en', 'en']));
});

test('what is told in the passive is the same claim', () => {
  assert.ok(same('La Germania ha invaso la Polonia', 'La Polonia fu invasa dalla Germania'));
  assert.ok(same('Germany invaded Poland', 'Poland was invaded by Germany', ['en', 'en']));
});

test('what is said of the one about the other makes another claim', () => {
  assert.ok(!same('Parigi è più grande di Roma', 'Roma è più grande di Parigi'));
  assert.ok(!same('La Polonia fu invasa dalla Germania', 'La Germania fu invasa dalla Polonia'));
  assert.ok(!same('Poland was invaded by Germany', 'Germany was invaded by Poland', ['en', 'en']));
});

test('all, some, only and perhaps make other claims', () => {
  assert.ok(!same('All vaccines are safe', 'Some vaccines are safe', ['en', 'en']));
  assert.ok(!same('Solo i vaccini sono sicuri', 'I vaccini sono sicuri'));
  assert.ok(!same('La torre è forse crollata', 'La torre è crollata'));
});

test('texts without a word of content are never the same claim', () => {
  for (const text of ['', '?', 'di che', '🎉']) assert.ok(!same(text, text));
});

test('10,000 characters made to be slow are compared at once', () => {
  const startedAtMs = cpuNowMs();
  for (const text of ['guerra '.repeat(1_400), 'a'.repeat(10_000), '7 '.repeat(5_000)]) same(text, text);
  assert.ok(cpuNowMs() - startedAtMs < 5_000);
});
