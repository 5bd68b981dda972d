import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { canonicalUrl } from './canonical-url.ts';

const sameLink: [string, string][] = [
  ['https://Example.ORG/a', 'https://example.org/a'],
  ['HTTPS://example.org:443/a', 'https://example.org/a'],
  ['http://example.org:80', 'http://example.org/'],
  ['https://example.org/a#part', 'https://example.org/a'],
  ['https://example.org/a?utm_source=x&id=7&fbclid=abc', 'https://example.org/a?id=7'],
  ['https://example.org/a?UTM_Source=x', 'https://example.org/a'],
  ['https://example.org/a?', 'https://example.org/a'],
  ['https://example.org./a', 'https://example.org/a'],
  ['  https://example.org/a  ', 'https://example.org/a'],
  ['https://example.org/à', 'https://example.org/%C3%A0'],
  ['https://città.example/', 'https://xn--citt-3na.example/'],
];

for (const [given, canonical] of sameLink) {
  test(`${given} is ${canonical}`, () => assert.equal(canonicalUrl(given), canonical));
}

test('the order, the spelling and the repetition of other parameters stay as they are', () => {
  const link = 'https://example.org/a?b=2&a=1&a=3&q=caff%C3%A8+latte&empty=&flag';
  assert.equal(canonicalUrl(link), link);
});

test('different schemes, ports and paths are different links', () => {
  const links = [
    'http://example.org/',
    'https://example.org/',
    'https://example.org:8443/',
    'https://example.org/A',
  ];
  assert.equal(new Set(links.map(canonicalUrl)).size, links.length);
});

for (const link of [
  '',
  'example.org',
  '/path',
  'ftp://example.org/',
  'javascript:alert(1)',
  'data:text/html,x',
  'file:///etc/passwd',
  'https://user:password@example.org/',
  'https://user@example.org/',
  'https://',
  'https://.../',
  'http://[::1',
]) {
  test(`“${link}” is no link that can be checked`, () => assert.equal(canonicalUrl(link), undefined));
}

const names = fc.constantFrom('a', 'id', 'q', 'utm_source', 'utm_x', 'fbclid', 'gclid', 'page');
const pairs = fc.array(fc.tuple(names, fc.stringMatching(/^[a-z0-9%]{0,6}$/)), { maxLength: 6 });
const links = fc
  .record({
    scheme: fc.constantFrom('http', 'https'),
    host: fc.domain(),
    path: fc.webPath(),
    pairs,
    hash: fc.webFragments(),
  })
  .map(
    ({ scheme, host, path, pairs, hash }) =>
      `${scheme}://${host}${path}?${pairs.map((pair) => pair.join('=')).join('&')}#${hash}`,
  );

test('canonical links are canonical', () => {
  fc.assert(
    fc.property(links, (link) => {
      const once = canonicalUrl(link);
      return once === undefined || canonicalUrl(once) === once;
    }),
  );
});

test('host case, fragment and tracking parameters never make a difference', () => {
  fc.assert(
    fc.property(links, fc.webFragments(), (link, fragment) => {
      const [before = ''] = link.split('#');
      const shouted = before.replace(
        /^(https?):\/\/([^/?]+)/,
        (_, scheme, host) => `${scheme}://${host.toUpperCase()}`,
      );
      assert.equal(canonicalUrl(`${shouted}&utm_campaign=x&fbclid=y#${fragment}`), canonicalUrl(link));
    }),
  );
});

test('no input throws', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void canonicalUrl(text)));
});
