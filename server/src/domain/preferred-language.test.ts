import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultLanguage, languages } from '@riscontro/words';
import fc from 'fast-check';
import { preferredLanguage } from './preferred-language.ts';

const cases: [string | undefined, 'it' | 'en'][] = [
  [undefined, 'it'],
  ['', 'it'],
  ['*', 'it'],
  ['en', 'en'],
  ['EN-us', 'en'],
  ['it', 'it'],
  ['de, en;q=0.8', 'en'],
  ['de-DE, fr', 'it'],
  ['en;q=0.5, it;q=0.4', 'en'],
  ['en;q=0.4, it;q=0.5', 'it'],
  ['en, it', 'it'],
  ['en;q=0', 'it'],
  ['en;q=nonsense', 'it'],
  ['en;q=7, it;q=0.1', 'it'],
  ['en;q=0.5, it;q=0.5', 'it'],
  ['it;q=0, en;q=0', 'it'],
  [`${'de,'.repeat(400)}en`, 'it'],
];

for (const [header, language] of cases) {
  test(`Accept-Language ${header ?? '(none)'} means ${language}`, () =>
    assert.equal(preferredLanguage(header), language));
}

test('every language can be asked for, and the one named first is taken of two that are wanted alike', () => {
  for (const language of languages) {
    assert.equal(preferredLanguage(language), language);
    assert.equal(preferredLanguage(`de, ${language}-XX;q=0.3, *;q=0.1`), language);
  }
  const others = languages.filter((language) => language !== defaultLanguage);
  assert.equal(preferredLanguage(others.join()), others[0]);
  assert.equal(preferredLanguage(others.toReversed().join()), others.at(-1));
});

test('no header throws', () => {
  fc.assert(fc.property(fc.string(), (header) => languages.includes(preferredLanguage(header))));
});
