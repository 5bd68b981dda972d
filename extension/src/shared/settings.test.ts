import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changedSettings, languageOf, settingsFrom } from './settings.ts';

const stored = {
  server: 'https://verifica.example.org',
  apiKey: 'rsc_live_x',
  language: 'it',
  isConfidential: true,
} as const;

test('whatever is stored is read as settings; what is none of them is as if it were not set', () => {
  const none = { server: '', apiKey: '', language: 'browser', isConfidential: false };
  for (const value of [
    undefined,
    null,
    'x',
    7,
    [],
    {},
    { server: 3, apiKey: {}, language: 'fr', isConfidential: 'on' },
  ]) {
    assert.deepEqual(settingsFrom(value), none);
  }
  assert.deepEqual(settingsFrom({ ...stored, more: 1 }), stored);
});

test('a key does not go to another server than the one it was entered for', () => {
  assert.equal(changedSettings(stored, { server: 'https://altro.example.org' }).apiKey, '');
  assert.equal(changedSettings(stored, { server: stored.server }).apiKey, stored.apiKey);
  assert.equal(changedSettings(stored, { language: 'en' }).apiKey, stored.apiKey);
  assert.equal(changedSettings(stored, { apiKey: 'rsc_live_y' }).apiKey, 'rsc_live_y');
});

test('the language is the chosen one, else the browser’s, and English where that is none of the extension’s', () => {
  assert.equal(languageOf('it', 'en-GB'), 'it');
  assert.equal(languageOf('en', 'it'), 'en');
  for (const [browser, language] of [
    ['it', 'it'],
    ['it-CH', 'it'],
    ['IT', 'it'],
    ['en-US', 'en'],
    ['de', 'en'],
    ['ita-x', 'en'],
    ['', 'en'],
  ] as const) {
    assert.equal(languageOf('browser', browser), language, browser);
  }
});
