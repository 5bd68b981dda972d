import assert from 'node:assert/strict';
import { test } from 'node:test';
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
];

for (const [header, language] of cases) {
  test(`Accept-Language ${header ?? '(none)'} means ${language}`, () =>
    assert.equal(preferredLanguage(header), language));
}

test('no header throws', () => {
  fc.assert(fc.property(fc.string(), (header) => ['it', 'en'].includes(preferredLanguage(header))));
});
