/** Texts, addresses and dates out of answers. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { cpuNowMs } from '../../test/support/cpu-clock.ts';
import {
  boundedText,
  endpoint,
  isoDay,
  isWebAddress,
  textOfMarkup,
  withoutSameAddress,
} from './answer-text.ts';

test('markup becomes plain text', () => {
  const cases = [
    ['La <strong>Torre</strong>&nbsp;Eiffel &egrave; alta', 'La Torre Eiffel è alta'],
    ['Uno<br>due', 'Uno due'],
    ['a &lt; b e b &gt; c', 'a < b e b > c'],
    ['1 < 2 > 0', '1 < 2 > 0'],
    ['<script>alert(1)</script>testo', 'testo'],
    ['&lt;img src=x onerror=alert(1)&gt;testo', 'testo'],
    ['<!-- nota -->testo', 'testo'],
    ['&toString; &#0; &#x110000; &#x1F600;', '&toString; 😀'],
  ] as const;
  for (const [markup, text] of cases) assert.equal(textOfMarkup(markup, 100), text);
});

test('a long text is cut at a word', () => {
  assert.equal(boundedText('uno due tre quattro', 12), 'uno due tre…');
  assert.equal(boundedText('x'.repeat(50), 10), `${'x'.repeat(9)}…`);
});

test('any markup gives a text within its limit, soon', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 500 }),
      fc.integer({ min: 5, max: 100 }),
      (text, limit) => {
        const plain = textOfMarkup(text, limit);
        assert.ok(plain.length <= limit && plain.isWellFormed());
      },
    ),
  );
  const startMs = cpuNowMs();
  for (const hostile of ['<a', '<script>', '<!--', '&#', '<p <p'])
    textOfMarkup(hostile.repeat(1_000_000), 2_000);
  assert.ok(cpuNowMs() - startMs < 2_000);
});

test('only links to pages of the web are addresses', () => {
  for (const link of ['https://example.org/a?b=c', 'http://example.org', 'https://xn--caff-8oa.example/'])
    assert.ok(isWebAddress(link), link);
  for (const link of [
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'ftp://example.org/',
    '//example.org/',
    'https://user:secret@example.org/',
    'https://example.org/a b',
    'https://example.org/\u202e',
    `https://example.org/${'a'.repeat(2_100)}`,
    '',
  ])
    assert.ok(!isWebAddress(link), link);
});

test('addresses that differ only in who shared them are the same', () => {
  const urls = ['https://example.org/a', 'https://EXAMPLE.org/a?utm_source=x#y', 'https://example.org/b'];
  const kept = withoutSameAddress(urls.map((url) => ({ url })));
  assert.deepEqual(kept, [{ url: 'https://example.org/a' }, { url: 'https://example.org/b' }]);
});

test('dates as services write them become days, anything else nothing', () => {
  assert.equal(isoDay('2023-05-11T08:30:00'), '2023-05-11');
  assert.equal(isoDay('2023-05-11'), '2023-05-11');
  assert.equal(isoDay('Tue, 15 Mar 2022 17:02:11 GMT'), '2022-03-15');
  for (const text of [
    '2023-02-30',
    '2023-13-01',
    'yesterday',
    '3 days ago',
    '',
    null,
    undefined,
    '2023-05-11x',
  ])
    assert.equal(isoDay(text), undefined, String(text));
});

test('paths are set below the configured address', () => {
  assert.equal(endpoint('https://example.org', 'a/b').href, 'https://example.org/a/b');
  assert.equal(
    endpoint('https://example.org/x/?y#z', 'a', { q: 'è &' }).href,
    'https://example.org/x/a?q=%C3%A8+%26',
  );
});
