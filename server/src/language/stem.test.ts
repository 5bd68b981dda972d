import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { cpuNowMs } from '../../test/support/cpu-clock.ts';
import { stem } from './analyse.ts';

test('forms of one Italian word share their stem', () => {
  for (const forms of [
    ['gatto', 'gatti', 'gatta', 'gatte'],
    ['presidente', 'presidenti'],
    ['nazionale', 'nazionali'],
    ['vaccino', 'vaccini'],
    ['legge', 'leggi'],
  ]) {
    assert.equal(new Set(forms.map((form) => stem(form, 'it'))).size, 1, forms.join(' '));
  }
});

test('forms of one English word share their stem', () => {
  for (const forms of [
    ['vaccine', 'vaccines'],
    ['connect', 'connected', 'connecting', 'connects'],
    ['city', 'cities'],
    ['president', 'presidents'],
  ]) {
    assert.equal(new Set(forms.map((form) => stem(form, 'en'))).size, 1, forms.join(' '));
  }
});

test('different words keep different stems', () => {
  for (const [one, other] of [
    ['guerra', 'pace'],
    ['vaccino', 'vacca'],
    ['nord', 'sud'],
    ['casa', 'cosa'],
  ] as const) {
    assert.notEqual(stem(one, 'it'), stem(other, 'it'));
  }
  assert.notEqual(stem('war', 'en'), stem('warm', 'en'));
});

test('each language has its own rules, also for a word that both have', () => {
  const [first, second] = [stem('cities', 'en'), stem('cities', 'it')];
  assert.notEqual(first, second);
  assert.equal(stem('cities', 'en'), first, 'asked again');
  assert.equal(stem('cities', 'it'), second, 'asked again');
});

test('a stem is never empty and never longer than its word', () => {
  const word = fc.stringMatching(/^[a-z]{1,20}$/);
  fc.assert(
    fc.property(word, fc.constantFrom('it' as const, 'en' as const), (folded, language) => {
      const stemmed = stem(folded, language);
      assert.ok(stemmed.length > 0 && stemmed.length <= folded.length, `${folded}: ${stemmed}`);
    }),
  );
});

test('names that objects have are words like any other', () => {
  for (const word of ['constructor', 'tostring', '__proto__', 'hasownproperty']) {
    for (const language of ['it', 'en'] as const) assert.match(stem(word, language), /^[_a-z]+$/);
  }
});

test('a word of 10,000 letters takes no longer than a glance', () => {
  const startedAtMs = cpuNowMs();
  for (const part of ['a', 'b', 'aeiou', 'issim', 'ing', 'y'])
    for (const language of ['it', 'en'] as const) stem(part.repeat(10_000 / part.length), language);
  assert.ok(cpuNowMs() - startedAtMs < 5_000);
});
