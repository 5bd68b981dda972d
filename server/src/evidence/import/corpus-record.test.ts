/** One line of a corpus. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowFaultIn } from '../../../test/support/said-faults.ts';
import { parseCorpusRecord } from './corpus-record.ts';

const line = {
  doc_id: 'a-1',
  url: 'https://example.org/a',
  title: 'Titolo',
  text: 'Un testo.',
  lang: 'it',
  date: '2024-03-01',
};

test('a line becomes a passage; what it holds beside is ignored', () => {
  assert.deepEqual(parseCorpusRecord({ ...line, dataset: 'x' }), {
    items: [
      {
        docId: 'a-1',
        url: 'https://example.org/a',
        title: 'Titolo',
        text: 'Un testo.',
        language: 'it',
        publishedOn: '2024-03-01',
      },
    ],
  });
});

test('title and date may be missing, the name may be a number, the language may name a country', () => {
  const parsed = parseCorpusRecord({ doc_id: 7, url: line.url, text: 'x', lang: 'EN-gb', date: '' });
  assert.deepEqual(parsed, {
    items: [{ docId: '7', url: line.url, title: '', text: 'x', language: 'en' }],
  });
});

for (const [what, change, fault] of [
  ['no name', { doc_id: undefined }, /^doc_id/],
  ['an empty name', { doc_id: ' ' }, /^doc_id must have 1 to 500/],
  ['no text', { text: undefined }, /^text must be a text/],
  ['an empty text', { text: ' \n' }, /^text is empty/],
  ['half a character', { text: 'a\ud800' }, /^text holds characters/],
  ['a null character', { doc_id: 'a\0' }, /^doc_id/],
  ['another language', { lang: 'fr' }, /^lang must be it or en/],
  ['no language', { lang: null }, /^lang must be it or en/],
  ['no address', { url: undefined }, /^url/],
  ['a word for an address', { url: 'Metadata' }, /^url must be an http or https address/],
  ['a script for an address', { url: 'javascript:alert(1)' }, /^url must be/],
  ['an address with a password', { url: 'https://a:b@example.org/' }, /^url must be/],
  ['a day that is none', { date: '2024-02-30' }, /^date must be a date/],
  ['a number for a date', { date: 2024 }, /^date must be a date/],
] as const) {
  test(`refused with the reason: ${what}`, () => {
    const parsed = parseCorpusRecord({ ...line, ...change });
    assert.match(rowFaultIn(parsed) ?? '', fault);
  });
}

for (const record of [null, 7, 'text', [line]]) {
  test(`refused with the reason: ${JSON.stringify(record).slice(0, 20)} instead of an object`, () => {
    assert.equal(rowFaultIn(parseCorpusRecord(record)), 'not a JSON object');
  });
}

test('with `anyAddress` an address may be any word', () => {
  const parsed = parseCorpusRecord({ ...line, url: 'Metadata' }, { anyAddress: true });
  assert.ok('items' in parsed);
  assert.equal(parsed.items[0]?.url, 'Metadata');
});
