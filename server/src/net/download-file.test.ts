import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, describe, test } from 'node:test';
import { createDownloadFile, type Download } from './download-file.ts';
import { DownloadError, type DownloadFailure } from './download-file-error.ts';

const content = Buffer.from(Array.from({ length: 200_000 }, (_, at) => (at * 31) % 251));
const sha256 = createHash('sha256').update(content).digest('hex');

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

describe('download-file', () => {
  let folder: string;
  let server: Server;
  let origin: string;
  let handlers: Handler[] = [];
  let ranges: (string | undefined)[] = [];

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'riscontro-download-'));
    // Every request takes the next handler; the last one stays.
    server = createServer((request, response) => {
      ranges.push(request.headers.range);
      const handler = handlers.length > 1 ? handlers.shift() : handlers[0];
      handler?.(request, response);
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(async () => {
    handlers = [];
    ranges = [];
    for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true });
  });
  after(async () => {
    server.closeAllConnections();
    server.close();
    await rm(folder, { recursive: true });
  });

  const whole: Handler = (request, response) => {
    const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0);
    if (from > 0)
      response.setHeader('content-range', `bytes ${from}-${content.length - 1}/${content.length}`);
    response.writeHead(from > 0 ? 206 : 200, { 'content-length': content.length - from, etag: '"v1"' });
    response.end(content.subarray(from));
  };
  const says =
    (status: number, headers: Record<string, string> = {}, body = ''): Handler =>
    (_, response) =>
      void response.writeHead(status, headers).end(body);

  const path = () => join(folder, 'model.onnx');
  const fetchIt = (wishes: Partial<Download> = {}, settings = {}) =>
    createDownloadFile({
      offline: false,
      userAgent: 'test',
      idleTimeoutMs: 5_000,
      retryDelayMs: 1,
      ...settings,
    })({
      url: new URL(`${origin}/model.onnx`),
      path: path(),
      sizeBytesMax: 1_000_000,
      signal: new AbortController().signal,
      ...wishes,
    });
  const fails = async (failure: DownloadFailure, work: Promise<unknown>) => {
    await assert.rejects(work, (error) => error instanceof DownloadError && error.failure === failure);
    assert.ok(!(await readdir(folder)).includes('model.onnx'), 'nothing is kept under the name of the file');
  };

  test('a file arrives whole, with its size and hash, and the progress is told', async () => {
    handlers = [whole];
    const told: number[] = [];
    assert.deepEqual(await fetchIt({ onProgress: (received) => void told.push(received) }), {
      sizeBytes: content.length,
      sha256,
    });
    assert.deepEqual(await readFile(path()), content);
    assert.equal(told.at(-1), content.length);
    assert.deepEqual(await readdir(folder), ['model.onnx'], 'nothing else is left');
  });

  test('a broken connection is taken up where it broke', async () => {
    let held: ServerResponse | undefined;
    handlers = [
      (_, response) => {
        held = response;
        response.writeHead(200, { 'content-length': content.length, etag: '"v1"' });
        response.write(content.subarray(0, 70_000));
      },
      whole,
    ];
    const onProgress = (received: number) => {
      if (received === 70_000) held?.destroy();
    };
    assert.equal((await fetchIt({ onProgress })).sha256, sha256);
    assert.deepEqual(await readFile(path()), content);
    assert.deepEqual(ranges, [undefined, 'bytes=70000-']);
  });

  test('a later call continues what an earlier one left, when the hash is known', async () => {
    await writeFile(`${path()}.part`, content.subarray(0, 150_000));
    handlers = [whole];
    assert.equal((await fetchIt({ sha256, sizeBytes: content.length })).sha256, sha256);
    assert.deepEqual(ranges, ['bytes=150000-']);
  });

  test('what an earlier call left complete is not fetched again', async () => {
    await writeFile(`${path()}.part`, content);
    handlers = [says(500)];
    assert.equal((await fetchIt({ sha256, sizeBytes: content.length })).sha256, sha256);
    assert.deepEqual(ranges, []);
  });

  test('a server that does not know ranges sends the whole file again', async () => {
    await writeFile(`${path()}.part`, content.subarray(0, 150_000));
    handlers = [(_, response) => void response.writeHead(200).end(content)];
    assert.equal((await fetchIt({ sha256 })).sha256, sha256);
    assert.deepEqual(await readFile(path()), content);
  });

  test('a server that sends another part than asked for is not believed', async () => {
    await writeFile(`${path()}.part`, content.subarray(0, 100));
    handlers = [says(206, { 'content-range': `bytes 50-199999/${content.length}` })];
    await fails('bad_answer', fetchIt({ sha256 }));
  });

  test('a connection that breaks again and again is given up', async () => {
    handlers = [(_, response) => void response.destroy()];
    await fails('unreachable', fetchIt());
    assert.equal(ranges.length, 3);
  });

  test('a wrong hash is refused, and the next call starts anew', async () => {
    handlers = [whole];
    await fails('wrong_hash', fetchIt({ sha256: '0'.repeat(64) }));
    assert.deepEqual(await readdir(folder), []);
  });

  test('the hash that the hub states with its redirect is checked', async () => {
    const redirect = (stated: string) =>
      says(302, {
        location: '/storage',
        'x-linked-etag': `"${stated}"`,
        'x-linked-size': String(content.length),
      });
    handlers = [redirect('a'.repeat(64)), whole];
    await fails('wrong_hash', fetchIt());
    handlers = [redirect(sha256), whole];
    assert.equal((await fetchIt()).sha256, sha256);
  });

  test('another size than expected is refused before anything is fetched', async () => {
    handlers = [whole];
    await fails('wrong_size', fetchIt({ sizeBytes: 5 }));
  });

  test('more than the stated size is refused', async () => {
    handlers = [
      (_, response) => {
        response.writeHead(200, { 'x-linked-size': '1000' });
        response.end(content);
      },
    ];
    await fails('wrong_size', fetchIt());
    assert.deepEqual(await readdir(folder), []);
  });

  test('a file that is too large is refused by what it states, and by what arrives', async () => {
    handlers = [whole];
    await fails('too_large', fetchIt({ sizeBytesMax: 1_000 }));
    handlers = [
      (_, response) => {
        const pour = () => {
          while (response.write(content));
          response.once('drain', pour);
        };
        response.writeHead(200);
        pour();
      },
    ];
    await fails('too_large', fetchIt());
  });

  const answers: [string, DownloadFailure, Handler][] = [
    ['404', 'not_found', says(404)],
    ['401', 'refused', says(401)],
    ['429', 'too_many_requests', says(429, { 'retry-after': '7' })],
    ['500', 'unreachable', says(500)],
    ['418', 'bad_answer', says(418)],
    ['a web page', 'bad_answer', says(200, { 'content-type': 'text/html; charset=utf-8' }, '<html>')],
    ['a compressed body', 'bad_answer', says(200, { 'content-encoding': 'gzip' }, 'x')],
    ['a redirect to http elsewhere', 'bad_redirect', says(302, { location: 'http://localhost:1/x' })],
    ['a redirect to a file', 'bad_redirect', says(302, { location: 'file:///etc/passwd' })],
    ['a redirect without end', 'bad_redirect', says(302, { location: '/again' })],
    ['a redirect to nowhere', 'bad_redirect', says(302)],
    ['a redirect with credentials', 'bad_redirect', says(302, { location: 'https://a:b@127.0.0.1/' })],
  ];
  for (const [what, failure, handler] of answers) {
    test(`${what} is ${failure}`, async () => {
      handlers = [handler];
      await fails(failure, fetchIt());
    });
  }

  test('a 429 says how long to wait', async () => {
    handlers = [says(429, { 'retry-after': '7' })];
    await assert.rejects(fetchIt(), /in 7 seconds/);
  });

  test('a server that falls silent is given up after the idle time', async () => {
    handlers = [
      ({ url }, response) => {
        if (url === '/begun') response.writeHead(200, { 'content-length': '9' }).write('x');
      },
    ];
    await Promise.all(
      ['/begun', '/silent'].map((place) =>
        fails(
          'timeout',
          fetchIt({ url: new URL(place, origin), path: join(folder, place) }, { idleTimeoutMs: 30 }),
        ),
      ),
    );
  });

  test('an abort ends the download with its reason', async () => {
    const reason = new Error('enough');
    const controller = new AbortController();
    handlers = [
      (_, response) => {
        response.writeHead(200, { 'content-length': '9' }).write('x');
      },
    ];
    const onProgress = () => controller.abort(reason);
    await assert.rejects(fetchIt({ signal: controller.signal, onProgress }), reason);
  });

  test('offline, nothing is asked', async () => {
    handlers = [whole];
    await fails('offline', fetchIt({}, { offline: true }));
    assert.deepEqual(ranges, []);
  });
});
