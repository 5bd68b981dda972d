import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowFaultIn } from '../../../test/support/said-faults.ts';
import { hexOf } from '../pdq.ts';
import { createImageParser } from './image-record.ts';

const parse = createImageParser('/lists/pictures.jsonl');
const hash = '0123456789abcdef'.repeat(4);
const url = 'https://example.org/a';

function onlyItem(record: unknown) {
  const parsed = parse(record);
  assert.ok('items' in parsed, JSON.stringify(parsed));
  const [item] = parsed.items;
  assert.ok(item);
  return item;
}

test('a row with a hash needs no file; the hash is read as it is written', () => {
  const { from, title, date } = onlyItem({ url, title: ' Il ponte ', date: '2019-05-01T10:00:00Z', hash });
  assert.ok('words' in from);
  assert.equal(hexOf(from.words), hash);
  assert.deepEqual([title, date], ['Il ponte', '2019-05-01']);
});

test('an image is looked for beside the list; without a title the address stands for it', () => {
  const { from, title, date } = onlyItem({ url, image: 'a/b.jpg', hash: null, date: '' });
  assert.deepEqual(from, { path: '/lists/a/b.jpg' });
  assert.deepEqual([title, date], [url, undefined]);
});

test('the same row has the same id, another picture on the same page has another', () => {
  const { id } = onlyItem({ url, image: 'a.jpg' });
  assert.equal(onlyItem({ url, image: 'a.jpg', title: 'x' }).id, id);
  assert.notEqual(onlyItem({ url, image: 'b.jpg' }).id, id);
});

for (const [record, fault] of [
  [{ url }, 'has neither a hash nor an image'],
  [{ url: 'javascript:alert(1)', hash }, 'url must be an http or https address'],
  [{ url, hash: 'abc' }, 'hash must be 64 hexadecimal digits'],
  [{ url, hash, quality: 12 }, 'quality is below 50: a picture so flat cannot be told from others'],
  [{ url, hash, quality: 'much' }, 'quality must be a number from 0 to 100'],
  [{ url, hash, date: '2019-02-30' }, 'date must be a date such as 2026-11-15'],
  [{ url, hash, title: '\ud800' }, 'title holds characters that are no text'],
  ['x', 'not a JSON object'],
] as const) {
  test(`told and passed over: ${fault}`, () => {
    assert.equal(rowFaultIn(parse(record)), fault);
  });
}
