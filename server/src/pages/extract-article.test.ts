/** Every page under fixtures/articles is read as its expected.json says. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { wordAgreement } from '../../test/support/word-agreement.ts';
import type { Article, NotArticle } from './article.ts';
import { decodeText } from './decode-text.ts';
import { extractArticle } from './extract-article.ts';

const folder = new URL('../../../fixtures/articles/', import.meta.url);
const cases = readdirSync(folder);

interface ExpectedArticle {
  readonly text: string;
  /** How many the page holds; none where it is left out. */
  readonly claimReviews?: number;
  readonly [field: string]: unknown;
}
type Expected = ExpectedArticle | { readonly notArticle: NotArticle };

const fields = [
  'title',
  'author',
  'site',
  'published',
  'modified',
  'language',
  'canonical',
  'image',
  'kind',
  'paywalled',
  'hiddenText',
] as const satisfies readonly (keyof Article)[];

describe('sample pages', () => {
  test('there are at least 40, in both languages', () => {
    assert.ok(cases.length >= 40);
    for (const language of ['it', 'en'])
      assert.ok(cases.filter((name) => name.startsWith(`${language}-`)).length >= 12);
  });

  for (const name of cases) {
    test(name, () => {
      const bytes = readFileSync(new URL(`${name}/source.html`, folder));
      const expected: Expected = JSON.parse(readFileSync(new URL(`${name}/expected.json`, folder), 'utf8'));
      const extraction = extractArticle(decodeText(bytes, 'text/html'), undefined);
      if ('notArticle' in expected) return assert.deepEqual(extraction, expected);
      assert.ok('article' in extraction, `read as ${JSON.stringify(extraction)}`);
      const { article } = extraction;
      const told = Object.fromEntries(fields.map((field) => [field, article[field] ?? null]));
      assert.deepEqual(told, Object.fromEntries(fields.map((field) => [field, expected[field] ?? null])));
      assert.equal(article.claimReviews.length, expected.claimReviews ?? 0);
      const agreement = wordAgreement(article.text, expected.text);
      assert.ok(agreement >= 0.97, `agrees by ${agreement.toFixed(3)}:\n${article.text}`);
    });
  }
});
