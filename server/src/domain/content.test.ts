import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { normaliseClaim } from './claim-text.ts';
import { type Content, cacheKeyOf, contentName } from './content.ts';

const keyOf = (content: Content, language: 'it' | 'en' = 'it') => cacheKeyOf(contentName(content, language));
const keyOfClaim = (claim: string) => keyOf({ kind: 'text', claim: normaliseClaim(claim) });

test('white space around and inside a claim makes no difference', () => {
  const words = fc.array(fc.stringMatching(/^[^\s]{1,8}$/), { minLength: 1, maxLength: 6 });
  const gap = fc.stringMatching(/^[ \t\n\u00a0\u2003]{1,4}$/);
  fc.assert(
    fc.property(words, gap, gap, (claim, inside, around) => {
      assert.equal(keyOfClaim(around + claim.join(inside) + around), keyOfClaim(claim.join(' ')));
    }),
  );
});

test('composed and decomposed characters are the same text', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      (text) => keyOfClaim(text.normalize('NFD')) === keyOfClaim(text),
    ),
  );
});

test('normalising twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      assert.equal(normaliseClaim(normaliseClaim(text)), normaliseClaim(text));
    }),
  );
});

test('different texts have different keys, and case matters', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (a, b) => {
      assert.equal(keyOfClaim(a) === keyOfClaim(b), normaliseClaim(a) === normaliseClaim(b));
    }),
  );
});

test('kind, language, form and value all tell contents apart', () => {
  const file = { path: '/a', sizeBytes: 1, sha256: 'x' };
  const contents: Content[] = [
    { kind: 'text', claim: 'x' },
    { kind: 'article', url: 'x' },
    { kind: 'image', url: 'x' },
    { kind: 'video', url: 'x' },
    { kind: 'image', file },
    { kind: 'video', file },
  ];
  const keys = contents.flatMap((content) => [keyOf(content, 'it'), keyOf(content, 'en')]);
  assert.equal(new Set(keys).size, keys.length);
});

test('the same bytes are the same content, wherever they lie', () => {
  const at = (path: string): Content => ({ kind: 'video', file: { path, sizeBytes: 1, sha256: 'x' } });
  assert.equal(keyOf(at('/a')), keyOf(at('/b')));
});
