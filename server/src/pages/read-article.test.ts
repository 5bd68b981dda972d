import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type TestContext, test } from 'node:test';
import { FetchRefused } from '../net/fetch-refused.ts';
import { createSafeFetch } from '../net/safe-fetch.ts';
import { PageUnreadable } from './page.ts';
import { createPageReader } from './page-reader.ts';
import { createReadArticle } from './read-article.ts';

const { signal } = new AbortController();
const article = `<html lang="it"><title>Il ponte</title><link rel="canonical" href="/ponte"><article>${'<p>La città ha un ponte nuovo, e il comune lo inaugura.</p>'.repeat(12)}</article>`;

async function serve(t: TestContext, listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const reader = createPageReader({ threads: 1 });
  t.after(async () => {
    await reader.close();
    server.closeAllConnections();
    server.close();
  });
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const safeFetch = createSafeFetch({ offline: false, allow: [host], userAgent: 'Riscontro/0' });
  return { host, reader, readArticle: createReadArticle({ sizeBytesMax: 100_000 }, { safeFetch, reader }) };
}

test('an article is read where its redirects end, in the character set that the server names', async (t) => {
  const { host, readArticle } = await serve(t, (asked, response) => {
    if (asked.url === '/a') response.writeHead(302, { location: '/b' }).end();
    else
      response.setHeader('content-type', 'text/html; charset=iso-8859-1').end(Buffer.from(article, 'latin1'));
  });
  const found = await readArticle(`http://${host}/a`, { signal });
  assert.equal(found.url, `http://${host}/b`);
  assert.ok('article' in found);
  assert.equal(found.article.canonical, `http://${host}/ponte`);
  assert.match(found.article.text, /^La città/);
});

test('what is no page, or holds no article, gives its reason', async (t) => {
  const { host, readArticle } = await serve(t, (asked, response) => {
    if (asked.url === '/text') response.setHeader('content-type', 'text/plain').end('Una riga.');
    else if (asked.url === '/json') response.setHeader('content-type', 'application/json').end('{"a":1}');
    else response.setHeader('content-type', 'text/html').end('<html><body></body></html>');
  });
  for (const [path, reason] of [
    ['/text', 'not_html'],
    ['/json', 'not_html'],
    ['/empty', 'empty'],
  ] as const) {
    const found = await readArticle(`http://${host}${path}`, { signal });
    assert.ok('notArticle' in found && found.notArticle === reason, path);
  }
});

test('a picture and a page that is too large are refused, and a caller can give up', async (t) => {
  const { host, reader, readArticle } = await serve(t, (asked, response) => {
    response.end(asked.url === '/large' ? article.padEnd(200_000) : 'GIF89a');
  });
  for (const [path, reason] of [
    ['/picture', 'wrong_type'],
    ['/large', 'too_large'],
  ] as const)
    await assert.rejects(
      readArticle(`http://${host}${path}`, { signal }),
      (error) => error instanceof FetchRefused && error.reason === reason,
    );
  const job = { bytes: Buffer.from(article), kind: 'html', contentType: '', url: undefined } as const;
  await assert.rejects(reader.extract(job, AbortSignal.abort()), PageUnreadable);
  assert.ok('article' in (await reader.extract(job)));
});
