import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type TestContext, test } from 'node:test';
import { askedBy } from '../domain/asker.ts';
import { FetchRefused } from '../net/fetch-refused.ts';
import { createSafeFetch } from '../net/safe-fetch.ts';
import { PageUnreadable } from './page.ts';
import { createPageReader, type PageReaderSettings } from './page-reader.ts';
import { createReadPage } from './read-page.ts';

const { signal } = new AbortController();
const article = `<html lang="it"><title>Il ponte</title><meta charset="iso-8859-1"><article>${'<p>La città ha un ponte nuovo, e il comune lo inaugura.</p>'.repeat(12)}</article>`;
/** Nested so deep that finding the article takes longer than anybody waits. */
const endless = '<ul><li>'.repeat(40_000);

const job = (html: string) => ({
  bytes: Buffer.from(html),
  kind: 'html' as const,
  contentType: 'text/html',
  url: 'http://a.example/',
});

function readerFor(t: TestContext, settings: Partial<PageReaderSettings> = {}) {
  const reader = createPageReader(settings);
  t.after(() => reader.close());
  return reader;
}

async function serve(t: TestContext, listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const safeFetch = createSafeFetch({ offline: false, allow: [host], userAgent: 'Riscontro/0' });
  const readPage = createReadPage({ sizeBytesMax: 100_000 }, { safeFetch, reader: readerFor(t) });
  return { host, readPage };
}

test('a page is read where its redirects end, in its own character set', async (t) => {
  const { host, readPage } = await serve(t, (asked, response) => {
    if (asked.url === '/a') response.writeHead(302, { location: '/b' }).end();
    else response.setHeader('content-type', 'text/html').end(Buffer.from(article, 'latin1'));
  });
  const page = await readPage(`http://${host}/a`, { signal });
  assert.equal(page.url, `http://${host}/b`);
  assert.equal(page.title, 'Il ponte');
  assert.equal(page.language, 'it');
  assert.match(page.text, /^La città ha un ponte nuovo/);
});

test('a plain text is a page; a picture, a page that is too large and a forbidden place are none', async (t) => {
  const { host, readPage } = await serve(t, (asked, response) => {
    if (asked.url === '/text') response.setHeader('content-type', 'text/plain').end('Una riga.\nUn’altra.');
    else if (asked.url === '/large') response.end(article.padEnd(200_000));
    else response.end('GIF89a');
  });
  assert.equal((await readPage(`http://${host}/text`, { signal })).text, 'Una riga.\nUn’altra.');
  for (const [link, reason] of [
    [`http://${host}/picture`, 'wrong_type'],
    [`http://${host}/large`, 'too_large'],
    ['http://127.0.0.1/', 'forbidden_address'],
  ] as const)
    await assert.rejects(
      readPage(link, { signal }),
      (error) => error instanceof FetchRefused && error.reason === reason,
    );
});

test('a page that takes too long is given up, and the next one is read', async (t) => {
  const reader = readerFor(t, { timeoutMs: 3_000, threads: 1 });
  const [bad, good] = await Promise.allSettled([reader.read(job(endless)), reader.read(job(article))]);
  assert.ok(bad.status === 'rejected' && bad.reason instanceof PageUnreadable);
  assert.ok(good.status === 'fulfilled' && good.value.title === 'Il ponte');
});

test('pages of one asker that take too long hold up the page of another by one of them', async (t) => {
  const reader = readerFor(t, { timeoutMs: 500, threads: 1 });
  const ended: string[] = [];
  const read = (asker: string, html: string) =>
    askedBy(asker, () => reader.read(job(html)))
      .catch(() => undefined)
      .then(() => ended.push(asker));
  const endlessOnes = Array.from({ length: 4 }, () => read('A', endless));
  await read('B', '<title>Breve</title>');
  assert.deepEqual(ended, ['A', 'B']);
  await reader.close();
  await Promise.all(endlessOnes);
});

test('of a text without end only the beginning comes back', async (t) => {
  const reader = readerFor(t);
  const text = `${'Una riga senza fine. '.repeat(100_000)}`;
  const page = await reader.read({ ...job(text), kind: 'text' });
  assert.ok(page.text.length <= 200_000 && page.text.startsWith('Una riga'));
});

test('the time of a page begins when its thread has loaded', async (t) => {
  // Less than a thread takes to load, and far more than a line of text does; a busy machine has three tries.
  const line = { ...job('Una riga.'), kind: 'text' as const };
  const read = () => readerFor(t, { timeoutMs: 100 }).read(line);
  const page = await read().catch(read).catch(read);
  assert.equal(page.text, 'Una riga.');
});

test('a page that takes too much memory is given up, and the next one is read', async (t) => {
  const reader = readerFor(t, { memoryMbMax: 48, timeoutMs: 30_000 });
  await assert.rejects(reader.read(job('<a>x</a>'.repeat(400_000))), PageUnreadable);
  assert.equal((await reader.read(job(article))).title, 'Il ponte');
});

test('the caller can give up a page that is being read, that waits, and before it begins', async (t) => {
  const reader = readerFor(t, { timeoutMs: 60_000, threads: 1 });
  const first = new AbortController();
  const second = new AbortController();
  const running = assert.rejects(reader.read(job(endless), first.signal), PageUnreadable);
  const waiting = assert.rejects(reader.read(job(article), second.signal), PageUnreadable);
  const patient = reader.read(job(article));
  second.abort();
  await waiting;
  first.abort();
  await running;
  assert.equal((await patient).title, 'Il ponte');
  await assert.rejects(reader.read(job(article), AbortSignal.abort()), PageUnreadable);
});

test('a closed reader reads no more, and ends what it was reading', { timeout: 30_000 }, async () => {
  const reader = createPageReader({ timeoutMs: 60_000, threads: 1 });
  const reads = [job(endless), job(article)].map((one) => assert.rejects(reader.read(one), PageUnreadable));
  await reader.close();
  await Promise.all(reads);
  await assert.rejects(reader.read(job(article)), PageUnreadable);
});
