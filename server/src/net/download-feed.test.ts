/** Feeds from a real server that is well-behaved, forgetful, slow or hostile. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, describe, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { createDownloadFeed, type FeedDownload } from './download-feed.ts';
import { DownloadError, type DownloadFailure } from './download-file-error.ts';
import { createSafeFetch } from './safe-fetch.ts';

const content = Buffer.from(Array.from({ length: 200_000 }, (_, at) => (at * 31) % 251));
const halfBytes = 70_000;

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

describe('download-feed', () => {
  let folder: string;
  let host: string;
  let handlers: Handler[] = [];
  let asked: IncomingHttpHeaders[] = [];
  let held: ServerResponse | undefined;
  // Every request takes the next handler; the last one stays.
  const server = createServer((request, response) => {
    asked.push(request.headers);
    const handler = handlers.length > 1 ? handlers.shift() : handlers[0];
    handler?.(request, response);
  });

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'riscontro-feed-'));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(async () => {
    handlers = [];
    asked = [];
    for (const name of await readdir(folder)) await rm(join(folder, name));
  });
  after(async () => {
    server.closeAllConnections();
    server.close();
    await rm(folder, { recursive: true });
  });

  const path = () => join(folder, 'feed');
  const get = (
    wishes: Partial<FeedDownload> = {},
    {
      offline = false,
      allow = [host],
      ...limits
    }: { offline?: boolean; allow?: string[] } & Record<string, unknown> = {},
  ) =>
    createDownloadFeed(
      { sizeBytesMax: 1_000_000, timeoutMs: 20_000, idleTimeoutMs: 5_000, retryDelayMs: 1, ...limits },
      { safeFetch: createSafeFetch({ offline, allow, userAgent: 'Riscontro/test' }) },
    )({ url: `http://${host}/feed.json`, path: path(), onProgress, ...wishes });
  const fails = async (failure: DownloadFailure, message: RegExp, work: Promise<unknown>) => {
    await assert.rejects(work, (error) => {
      assert.ok(error instanceof DownloadError, String(error));
      assert.equal(error.failure, failure);
      assert.match(error.message, message);
      return true;
    });
    assert.ok(!(await readdir(folder)).includes('feed'), 'nothing stands under the name of the file');
  };

  /** As servers of files do it, with the version's own marks. */
  const serves =
    (version: Record<string, string>, body = content): Handler =>
    ({ headers }, response) => {
      for (const [name, value] of Object.entries(version)) response.setHeader(name, value);
      const { etag = '', 'last-modified': lastModified = '' } = version;
      if (etag && headers['if-none-match'] === etag) return void response.writeHead(304).end();
      if (!etag && lastModified && headers['if-modified-since'] === lastModified)
        return void response.writeHead(304).end();
      const from = Number(/^bytes=(\d+)-$/.exec(headers.range ?? '')?.[1] ?? 0);
      const isSame = [etag, lastModified].includes(String(headers['if-range']));
      if (from === 0 || !isSame)
        return void response.writeHead(200, { 'content-length': body.length }).end(body);
      response.setHeader('content-range', `bytes ${from}-${body.length - 1}/${body.length}`);
      response.writeHead(206, { 'content-length': body.length - from }).end(body.subarray(from));
    };
  /** Sends the first half and breaks off when it has arrived. */
  const breaksOff =
    (version: Record<string, string>): Handler =>
    (_, response) => {
      held = response;
      response.writeHead(200, { 'content-length': content.length, ...version });
      response.write(content.subarray(0, halfBytes));
    };
  const onProgress = (receivedBytes: number) => {
    if (receivedBytes === halfBytes) held?.destroy();
  };
  const says =
    (status: number, headers: Record<string, string> = {}): Handler =>
    (_, response) =>
      void response.writeHead(status, headers).end('x');
  const v1 = { etag: '"v1"', 'last-modified': 'Fri, 03 May 2024 10:00:00 GMT' };

  test('a feed arrives whole, with its version, the progress is told and nothing else is left', async () => {
    handlers = [serves(v1)];
    let told: unknown;
    const tell = (...progress: unknown[]) => {
      told = progress;
    };
    assert.deepEqual(await get({ onProgress: tell }), { etag: '"v1"', lastModified: v1['last-modified'] });
    assert.deepEqual(await readFile(path()), content);
    assert.deepEqual(told, [content.length, content.length]);
    assert.deepEqual(await readdir(folder), ['feed']);
  });

  for (const [by, version] of Object.entries({
    'its tag': v1,
    'a weak tag': { etag: 'W/"v1"' },
    'its date': { 'last-modified': v1['last-modified'] },
  })) {
    test(`a feed that has not changed, by ${by}, costs one request without a body`, async () => {
      handlers = [serves(version)];
      const known = await get();
      assert.equal(await get({ known }), undefined);
      assert.equal(asked.length, 2);
      assert.deepEqual(await readFile(path()), content, 'what is there stays');
    });
  }

  test('a broken connection is taken up where it broke, when the file is still the same', async () => {
    handlers = [breaksOff(v1), serves(v1)];
    await get();
    assert.deepEqual(await readFile(path()), content);
    assert.equal(asked[1]?.range, `bytes=${halfBytes}-`);
    assert.equal(asked[1]?.['if-range'], '"v1"');
  });

  test('a later call continues what an earlier one left', async () => {
    handlers = [breaksOff(v1), says(403)];
    await fails('refused', /does not give it out \(403\)/, get());
    handlers = [serves(v1)];
    await get();
    assert.deepEqual(await readFile(path()), content);
    assert.equal(asked.at(-1)?.range, `bytes=${halfBytes}-`);
  });

  test('a file that was replaced meanwhile is fetched from its beginning', async () => {
    const newer = Buffer.from(content).reverse();
    handlers = [breaksOff(v1), serves({ etag: '"v2"' }, newer)];
    assert.deepEqual(await get(), { etag: '"v2"' });
    assert.deepEqual(await readFile(path()), newer);
  });

  test('halves are not joined without a strong mark of their version', async () => {
    for (const version of [{}, { etag: 'W/"v1"' }] as Record<string, string>[]) {
      handlers = [breaksOff(version), serves(version)];
      await get();
      assert.deepEqual(await readFile(path()), content);
      assert.equal(asked.at(-1)?.range, undefined);
    }
  });

  test('a note about the version that was cut off is not trusted', async () => {
    await writeFile(`${path()}.part`, 'old');
    await writeFile(`${path()}.part.json`, '{"etag":"\\"v');
    handlers = [serves(v1)];
    await get();
    assert.deepEqual(await readFile(path()), content);
  });

  for (const [what, handler] of Object.entries({
    'another part than asked for': (_, response) =>
      void response.writeHead(206, { 'content-range': 'bytes 5-9/10' }).end('xxxxx'),
    'nothing behind the end': says(416),
  } satisfies Record<string, Handler>)) {
    test(`a server that answers with ${what} is asked for the whole`, async () => {
      handlers = [breaksOff(v1), handler, serves(v1)];
      await get();
      assert.deepEqual(await readFile(path()), content);
      assert.equal(asked.at(-1)?.range, undefined);
    });
  }

  test('a feed that is sent packed is kept packed', async () => {
    const packed = gzipSync(content);
    handlers = [serves({ ...v1, 'content-encoding': 'gzip' }, packed)];
    await get();
    assert.deepEqual(await readFile(path()), packed);
  });

  test('what is too large is refused by what it states and by what arrives, endless bodies included', async () => {
    handlers = [serves(v1)];
    await fails('too_large', /larger than a feed may be/, get({}, { sizeBytesMax: 1_000 }));
    assert.equal(asked.length, 1, 'it is not tried again');
    handlers = [
      (_, response) => {
        const pour = () => {
          while (response.write(content));
          response.once('drain', pour);
        };
        pour();
      },
    ];
    await fails('too_large', /./, get());
    assert.deepEqual(await readdir(folder), []);
  });

  for (const [what, failure, message, handler] of [
    ['404', 'not_found', /not there \(404\)/, says(404)],
    ['410', 'not_found', /not there \(410\)/, says(410)],
    ['429', 'too_many_requests', /try again later/, says(429)],
    ['500, again and again', 'unreachable', /has a fault \(500\)/, says(500)],
    ['204', 'unreachable', /\(204\)/, says(204)],
    ['304 out of the blue', 'unreachable', /\(304\)/, says(304)],
    ['an encoding that nobody asked for', 'bad_answer', /packed/, says(200, { 'content-encoding': 'br' })],
    ['a redirect without end', 'bad_redirect', /without an end/, says(302, { location: '/again' })],
    ['a redirect to a file', 'bad_redirect', /no web address/, says(302, { location: 'file:///etc/passwd' })],
    ['a redirect inside', 'refused', /private address/, says(302, { location: 'http://127.0.0.1:1/' })],
    [
      'a connection that breaks again and again',
      'unreachable',
      /broke off/,
      (_, response) => void response.destroy(),
    ],
  ] as [string, DownloadFailure, RegExp, Handler][]) {
    test(`${what}: ${failure}, in words`, async () => {
      handlers = [handler];
      await fails(failure, message, get());
      assert.ok(asked.length <= 7);
    });
  }

  test('a server that falls silent is given up, in the middle and before the beginning', async () => {
    handlers = [(_, response) => void response.writeHead(200, { 'content-length': '9' }).write('x')];
    await fails('timeout', /nothing arrived/, get({}, { idleTimeoutMs: 30 }));
    handlers = [() => undefined];
    await fails('timeout', /took too long/, get({}, { timeoutMs: 50 }));
  });

  test('offline and private addresses are refused without a request', async () => {
    handlers = [serves(v1)];
    await fails('offline', /OFFLINE=1/, get({}, { offline: true }));
    await fails('refused', /FETCH_ALLOW/, get({}, { allow: [] }));
    assert.equal(asked.length, 0);
  });
});
