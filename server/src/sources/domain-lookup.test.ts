import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asDomain, byDomain } from './domain-lookup.ts';

const find = byDomain(
  new Map([
    ['example.org', 'whole'],
    ['news.example.org', 'part'],
    ['xn--caff-8oa.it', 'caffè'],
  ]),
);

test('a domain covers its subdomains, and the longest that fits tells', () => {
  assert.equal(find('https://example.org/a'), 'whole');
  assert.equal(find('https://www.example.org:8443/'), 'whole');
  assert.equal(find('http://a.b.example.org'), 'whole');
  assert.equal(find('https://news.example.org/x'), 'part');
  assert.equal(find('https://old.news.example.org/x'), 'part');
});

test('spelling does not matter: capitals, a dot at the end, accents', () => {
  assert.equal(find('https://NEWS.Example.org./x'), 'part');
  assert.equal(find('https://www.caffè.it/menu'), 'caffè');
});

test('what only looks like it is another site', () => {
  for (const url of [
    'https://badexample.org/',
    'https://example.org.evil.example/',
    'https://evil.example/?u=https://example.org/',
    'https://example.org@evil.example/',
    'https://org/',
    'no address',
    '',
  ]) {
    assert.equal(find(url), undefined, url);
  }
});

test('a domain is read as people write it', () => {
  assert.equal(asDomain(' WWW.Example.ORG. '), 'example.org');
  assert.equal(asDomain('*.example.org'), 'example.org');
  assert.equal(asDomain('caffè.it'), 'xn--caff-8oa.it');
});

test('what is no domain is not taken for one', () => {
  for (const text of [
    '',
    'it',
    'www',
    'example.org/path',
    'https://example.org',
    'example .org',
    'example..org',
    '.org',
    'a@b.org',
    'example.org:80',
    `${'x'.repeat(64)}.org`,
    `${'x.'.repeat(200)}org`,
  ]) {
    assert.equal(asDomain(text), undefined, text);
  }
});
