import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cpuNowMs } from '../../test/support/cpu-clock.ts';
import { queriesIn } from '../../test/support/queries.ts';
import type { Question } from '../domain/question.ts';
import { FetchRefused } from '../net/fetch-refused.ts';
import { createReadFound } from './read-found.ts';
import type { ReadPageAt } from './read-page.ts';

const nowMs = Date.UTC(2025, 0, 15, 12);
const question: Question = {
  claim: 'La torre Eiffel è alta 330 metri',
  language: 'it',
  queries: queriesIn({ it: 'torre Eiffel alta 330 metri', en: 'Eiffel tower 330 metres high' }),
};
const { signal } = new AbortController();

const filler =
  'Il mercato del pesce apre la mattina presto, quando rientrano le barche, e chiude poco prima di mezzogiorno.';
const telling =
  'La torre Eiffel, costruita a Parigi per la grande esposizione, con la sua antenna è alta 330 metri.';
const page = (text: string, more: Partial<Awaited<ReturnType<ReadPageAt>>> = {}) => ({
  title: 'La torre',
  siteName: 'example.org',
  text,
  url: 'https://example.org/torre',
  ...more,
});
/** Paragraphs long enough to be passages of their own. */
const paragraph = (sentence: string) => Array(6).fill(sentence).join(' ');

const found = (text: string, more: Partial<Awaited<ReturnType<ReadPageAt>>> = {}) =>
  createReadFound(async () => page(text, more), { clock: () => nowMs })('https://example.org/', question, {
    signal,
  });

test('the passages that may bear on the claim are kept, the best first, the rest left out', async () => {
  const near = `Da quella torre si vede il porto. ${paragraph(filler)}`;
  const text = [paragraph(filler), near, `${telling} ${paragraph(filler)}`, paragraph(filler)].join('\n');
  const passages = await found(text);
  assert.equal(passages.length, 2);
  assert.ok(passages[0]?.text.includes('alta 330 metri'));
  assert.ok(passages[1]?.text.includes('si vede il porto'));
});

test('a passage says what it is, where it was really found and when it was read', async () => {
  const [passage] = await found(telling, { publishedOn: '2024-03-01', url: 'https://example.org/moved' });
  assert.deepEqual(passage, {
    id: 'https://example.org/moved#0',
    text: telling,
    title: 'La torre',
    url: 'https://example.org/moved',
    language: 'it',
    kind: 'secondary',
    publishedOn: '2024-03-01',
    retrievedAtMs: nowMs,
  });
});

test('at most three passages of one page, none twice', async () => {
  const passages = await found(Array(20).fill(paragraph(telling)).join('\n'));
  assert.equal(passages.length, 3);
  assert.equal(new Set(passages.map(({ id }) => id)).size, 3);
});

test('every passage stands in the text of the page', async () => {
  const text = [telling, filler, telling].join(' ');
  for (const passage of await found(text)) assert.ok(text.includes(passage.text));
});

test('headings and captions are no passages', async () => {
  assert.deepEqual(await found('La torre Eiffel\nAlta 330 metri'), []);
});

test('a page in the other language is searched with the words of that language', async () => {
  const english =
    'The Eiffel tower was built in Paris for the great exhibition and with its antenna it is now 330 metres high.';
  const [passage] = await found(english);
  assert.equal(passage?.text, english);
  assert.equal(passage?.language, 'en');
});

test('a page about something else, without text, or in a third language gives nothing', async () => {
  const japanese = 'エッフェル塔はパリにある高さ三百三十メートルの塔である。'.repeat(5);
  for (const text of [paragraph(filler), '', '\n\n', japanese]) assert.deepEqual(await found(text), []);
});

test('a page that cannot be read rejects with its reason', async () => {
  const refused = new FetchRefused('forbidden_address');
  const readFound = createReadFound(
    async () => {
      throw refused;
    },
    { clock: () => nowMs },
  );
  await assert.rejects(readFound('https://example.org/', question, { signal }), refused);
});

test('the address and the signal are handed on', async () => {
  const asked: unknown[] = [];
  const readPage: ReadPageAt = async (url, context) => {
    asked.push(url, context.signal);
    return page('');
  };
  await createReadFound(readPage, { clock: () => nowMs })('https://example.org/x', question, { signal });
  assert.deepEqual(asked, ['https://example.org/x', signal]);
});

test('a page of 300,000 characters made to be slow is searched in a moment', async () => {
  const startedAtMs = cpuNowMs();
  for (const part of ['torre ', 'x', '330 ', 'La torre. ']) await found(part.repeat(300_000 / part.length));
  assert.ok(cpuNowMs() - startedAtMs < 4_000);
});
