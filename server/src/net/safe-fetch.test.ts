import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type LookupFunction } from 'node:net';
import { type TestContext, test } from 'node:test';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { FetchRefused, type RefusalReason } from './fetch-refused.ts';
import { createSafeFetch, type FetchRequest, type SafeFetchSettings } from './safe-fetch.ts';

const page = '<!doctype html><title>Prova</title><p>Perché no?';
const request: FetchRequest = { kinds: ['html'], sizeBytesMax: 100_000, timeoutMs: 10_000 };

/** A server that the operator opened, under an address of its own. */
async function serve(t: TestContext, listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const fetcher = (allow: string[], more: Partial<SafeFetchSettings> = {}, lookup?: LookupFunction) =>
  createSafeFetch(
    { offline: false, allow, userAgent: 'Riscontro/0 (+http://example.test)', refusedNameMs: 0, ...more },
    lookup ? { lookup } : {},
  );

const refusedFor =
  (reason: RefusalReason, status?: number) =>
  (error: unknown): true => {
    assert.ok(error instanceof FetchRefused, String(error));
    assert.equal(error.reason, reason);
    if (status !== undefined) assert.equal(error.status, status);
    return true;
  };

test('a page is fetched whole, with what is known about it', async (t) => {
  const host = await serve(t, (_, response) =>
    response
      .writeHead(203, {
        'content-type': 'text/html; charset=utf-8',
        'last-modified': 'Fri, 03 May 2024 10:00:00 GMT',
      })
      .end(page),
  );
  const fetched = await fetcher([host]).read(`http://${host}/a?b=c#d`, request);
  assert.equal(fetched.body.toString(), page);
  assert.equal(fetched.url.href, `http://${host}/a?b=c#d`);
  assert.deepEqual(
    { status: fetched.status, kind: fetched.kind, type: fetched.contentType, modified: fetched.lastModified },
    {
      status: 203,
      kind: 'html',
      type: 'text/html; charset=utf-8',
      modified: 'Fri, 03 May 2024 10:00:00 GMT',
    },
  );
});

test('a request says who asks, and carries no cookie, not even after one was set', async (t) => {
  const seen: unknown[] = [];
  const host = await serve(t, (asked, response) => {
    seen.push(asked.headers);
    if (asked.url === '/1') response.writeHead(302, { 'set-cookie': 'a=b', location: '/2' }).end();
    else response.end(page);
  });
  await fetcher([host]).read(`http://${host}/1`, request);
  assert.equal(seen.length, 2);
  for (const headers of seen as Record<string, string>[]) {
    assert.equal(headers['user-agent'], 'Riscontro/0 (+http://example.test)');
    assert.equal(headers.host, host);
    for (const name of ['cookie', 'authorization', 'referer', 'origin'])
      assert.equal(headers[name], undefined);
  }
});

test('the proxy settings of the environment are not obeyed', async (t) => {
  const host = await serve(t, (_, response) => response.end(page));
  const names = ['http_proxy', 'HTTP_PROXY', 'all_proxy', 'NODE_USE_ENV_PROXY'];
  for (const name of names) process.env[name] = 'http://127.0.0.1:9';
  t.after(() => {
    for (const name of names) delete process.env[name];
  });
  assert.equal((await fetcher([host]).read(`http://${host}/`, request)).status, 200);
});

const encodings: Record<string, (bytes: Buffer) => Buffer> = {
  gzip: gzipSync,
  deflate: deflateSync,
  'deflate without its header': deflateRawSync,
  br: brotliCompressSync,
  zstd: zstdCompressSync,
};
for (const [name, pack] of Object.entries(encodings)) {
  const [encoding = ''] = name.split(' ');
  test(`${name} is unpacked, and stops early when it is packed to burst`, async (t) => {
    const bomb = pack(Buffer.alloc(15_000_000, page));
    assert.ok(bomb.length < 300_000);
    const host = await serve(t, (asked, response) => {
      response.setHeader('content-encoding', encoding);
      response.end(asked.url === '/bomb' ? bomb : pack(Buffer.from(page)));
    });
    const { read } = fetcher([host]);
    assert.equal((await read(`http://${host}/`, request)).body.toString(), page);
    const before = process.memoryUsage().arrayBuffers;
    const limits = { ...request, sizeBytesMax: 400_000 };
    await assert.rejects(read(`http://${host}/bomb`, limits), refusedFor('too_large'));
    assert.ok(process.memoryUsage().arrayBuffers - before < 8_000_000, 'the bomb was not unpacked');
  });
  test(`${name} that is cut off or is something else is unreachable`, async (t) => {
    const packed = pack(Buffer.from(page.repeat(50)));
    const host = await serve(t, (asked, response) => {
      response.setHeader('content-encoding', encoding);
      response.end(asked.url === '/half' ? packed.subarray(0, packed.length / 2) : `\x08nothing ${page}`);
    });
    for (const path of ['/half', '/other'])
      await assert.rejects(fetcher([host]).read(`http://${host}${path}`, request), refusedFor('unreachable'));
  });
}

/** Writes until nobody listens any more. */
function pour(response: ServerResponse, chunk: Buffer): void {
  const go = () => {
    while (!response.destroyed && response.write(chunk));
    if (!response.destroyed) response.once('drain', go);
  };
  go();
}

const refusals: Record<string, readonly [RefusalReason, RequestListener]> = {
  'an endless body': ['too_large', (_, response) => pour(response, Buffer.alloc(65_536, page))],
  'an endless packed body that holds nothing': [
    'too_large',
    (_, response) => {
      response.setHeader('content-encoding', 'gzip');
      pour(response, Buffer.concat(Array.from({ length: 500 }, () => gzipSync(''))));
    },
  ],
  'an announced size over the limit': [
    'too_large',
    (_, response) => {
      response.setHeader('content-length', 100_001);
      response.write(page);
    },
  ],
  'headers without end': [
    'too_large',
    (_, response) => {
      for (let n = 0; n < 1500; n++) response.setHeader(`x-flood-${n}`, 'a'.repeat(50));
      response.end(page);
    },
  ],
  'a picture that is called a page': [
    'wrong_type',
    (_, response) =>
      response.setHeader('content-type', 'text/html').end(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
  ],
  'a program that is called a page': [
    'wrong_type',
    (_, response) =>
      response.setHeader('content-type', 'text/html').end(Buffer.from('7f454c4602010100', 'hex')),
  ],
  'an empty answer': ['wrong_type', (_, response) => response.end()],
  'an encoding nobody knows': [
    'wrong_type',
    (_, response) => response.setHeader('content-encoding', 'rot13').end(page),
  ],
  'layers of packing': [
    'wrong_type',
    (_, response) => response.setHeader('content-encoding', 'gzip, gzip').end(gzipSync(gzipSync(page))),
  ],
  'a 404': ['not_found', (_, response) => response.writeHead(404).end(page)],
  'a 500': ['server_error', (_, response) => response.writeHead(500).end(page)],
  'a 304 that nobody asked for': ['server_error', (_, response) => response.writeHead(304).end()],
  'a redirect to nowhere': ['server_error', (_, response) => response.writeHead(302).end()],
  'a connection that breaks at once': ['unreachable', (_, response) => response.destroy()],
  'a body that breaks off': [
    'unreachable',
    (_, response) => {
      response.writeHead(200, { 'content-length': 5000 });
      response.write(page, () => response.destroy());
    },
  ],
};
for (const [name, [reason, listener]] of Object.entries(refusals))
  test(`${name} is refused as ${reason}`, async (t) => {
    const host = await serve(t, listener);
    await assert.rejects(fetcher([host]).read(`http://${host}/`, request), refusedFor(reason));
  });

test('a redirect is held to the same rules as the link itself', async (t) => {
  let reached = 0;
  const inside = await serve(t, (_, response) => {
    reached += 1;
    response.end(page);
  });
  const [, port] = inside.split(':');
  const places: Record<string, RefusalReason> = {
    [`http://${inside}/`]: 'forbidden_address',
    [`http://localhost:${port}/`]: 'forbidden_address',
    [`//127.1:${port}/`]: 'forbidden_address',
    [`http://[::ffff:127.0.0.1]:${port}/`]: 'forbidden_address',
    [`http:\\\\0x7f.1:${port}/`]: 'forbidden_address',
    'http://127.0.0.1/': 'forbidden_address',
    'http://2130706433/': 'forbidden_address',
    'http://169.254.169.254/latest/meta-data/': 'forbidden_address',
    'http://[fd00:ec2::254]/': 'forbidden_address',
    'https://0/': 'forbidden_address',
    'http://localhost/': 'forbidden_address',
    'file:///etc/passwd': 'bad_url',
    'ftp://example.org/': 'bad_url',
    'data:text/html,<p>x': 'bad_url',
    'javascript:alert(1)': 'bad_url',
    'http://user:secret@example.org/': 'bad_url',
    'http://[nonsense/': 'bad_url',
  };
  const host = await serve(t, (asked, response) =>
    response.writeHead(302, { location: decodeURIComponent((asked.url ?? '').slice(1)) }).end(),
  );
  const { read } = fetcher([host]);
  for (const [place, reason] of Object.entries(places))
    await assert.rejects(
      read(`http://${host}/${encodeURIComponent(place)}`, request),
      refusedFor(reason),
      place,
    );
  assert.equal(reached, 0);
});

test('five redirects are followed, relative ones too; the sixth is not', async (t) => {
  const host = await serve(t, (asked, response) => {
    const left = Number(asked.url?.split('/').at(-1));
    if (left === 0) response.end(page);
    else
      response.writeHead([301, 302, 303, 307, 308][left % 5] ?? 302, { location: `${left - 1}` }).end(page);
  });
  const { read } = fetcher([host]);
  assert.equal((await read(`http://${host}/r/5`, request)).url.pathname, '/r/0');
  await assert.rejects(read(`http://${host}/r/6`, request), refusedFor('too_many_redirects'));
  await assert.rejects(read(`http://${host}/r/100`, request), refusedFor('too_many_redirects'));
});

test('a name is refused for what it stands for, and one that does not exist is told so', async () => {
  const standsFor =
    (address: string): LookupFunction =>
    (_, __, callback) =>
      callback(null, [{ address, family: address.includes(':') ? 6 : 4 }]);
  for (const address of ['127.0.0.1', '10.0.0.1', '169.254.169.254', '::1', '::ffff:10.0.0.1', 'fe80::1'])
    for (const link of ['http://rebind.example/', 'https://rebind.example/'])
      await assert.rejects(
        fetcher([], {}, standsFor(address)).read(link, request),
        refusedFor('forbidden_address'),
        address,
      );
  const nobody: LookupFunction = (_, __, callback) =>
    callback(Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' }), []);
  await assert.rejects(
    fetcher([], {}, nobody).read('http://no.example/', request),
    refusedFor('name_not_found'),
  );
});

test('a name found inside is refused no sooner than one that is not there', async () => {
  const refusedNameMs = 120;
  const lookup: LookupFunction = (hostname, _, callback) => {
    if (hostname === 'inside.example') return callback(null, [{ address: '10.0.0.1', family: 4 }]);
    setTimeout(
      () => callback(Object.assign(new Error('getaddrinfo EAI_AGAIN'), { code: 'EAI_AGAIN' }), []),
      40,
    );
  };
  const { read } = fetcher([], { refusedNameMs }, lookup);
  for (const [link, reason] of [
    ['http://inside.example/', 'forbidden_address'],
    ['http://nobody.example/', 'name_not_found'],
  ] as const) {
    const startMs = performance.now();
    await assert.rejects(read(link, request), refusedFor(reason));
    // Timers may fire a millisecond early.
    assert.ok(performance.now() - startMs >= refusedNameMs - 2, reason);
  }
});

test('a name is looked up anew for every request, and found inside the second time it is refused', async (t) => {
  const answers = ['127.0.0.1', '10.0.0.1'];
  const host = await serve(t, (_, response) =>
    response.writeHead(302, { location: 'http://rebind.example/' }).end(),
  );
  const port = host.split(':')[1];
  const lookup: LookupFunction = (_, __, callback) =>
    callback(null, [{ address: answers.shift() ?? '', family: 4 }]);
  const { read } = fetcher([`rebind.example:${port}`], {}, lookup);
  await assert.rejects(read(`http://rebind.example:${port}/`, request), refusedFor('forbidden_address'));
  assert.deepEqual(answers, []);
});

test('a server without a first byte, with slow headers or a slow body is given up', async (t) => {
  const silent = await serve(t, () => undefined);
  const quick = { firstByteTimeoutMs: 60 };
  await assert.rejects(fetcher([silent], quick).read(`http://${silent}/`, request), refusedFor('timeout'));

  const dripping = createTcpServer((socket) => {
    const drip = setInterval(() => socket.write('X'), 10);
    socket
      .on('error', () => undefined)
      .on('close', () => clearInterval(drip))
      .resume();
    socket.write('HTTP/1.1 200 OK\r\nX-Slow: ');
  }).listen(0, '127.0.0.1');
  await once(dripping, 'listening');
  t.after(() => dripping.close());
  const slow = `127.0.0.1:${(dripping.address() as AddressInfo).port}`;
  await assert.rejects(fetcher([slow], quick).read(`http://${slow}/`, request), refusedFor('timeout'));

  const stopping = await serve(t, (_, response) => void response.write(page.repeat(100)));
  const limits = { ...request, timeoutMs: 80 };
  await assert.rejects(fetcher([stopping]).read(`http://${stopping}/`, limits), refusedFor('timeout'));
});

test('a lookup that never ends is given up', async () => {
  const { read } = fetcher([], { firstByteTimeoutMs: 100 }, () => undefined);
  await assert.rejects(read('http://slow.example/', { ...request, timeoutMs: 60 }), refusedFor('timeout'));
});

test('the caller can give up at any time, and the server is let go of', async (t) => {
  const gone = Promise.withResolvers<void>();
  const controller = new AbortController();
  const host = await serve(t, (_, response) => {
    response.on('close', gone.resolve);
    response.write(page.repeat(100), () => controller.abort());
  });
  const { signal } = controller;
  await assert.rejects(
    fetcher([host]).read(`http://${host}/`, { ...request, signal }),
    refusedFor('timeout'),
  );
  await gone.promise;
  await assert.rejects(
    fetcher([host]).read(`http://${host}/`, { ...request, signal }),
    refusedFor('timeout'),
  );
});

test('a stream gives the kind at once, the bytes as they come, and the limits hold to the end', async (t) => {
  const gif = Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(200_000)]);
  const host = await serve(t, (asked, response) => {
    if (asked.url === '/whole') response.end(gif);
    else if (asked.url === '/endless') pour(response, gif);
    else response.write(gif);
  });
  const { stream } = fetcher([host]);
  const limits: FetchRequest = { kinds: ['image'], sizeBytesMax: 500_000, timeoutMs: 10_000 };
  const read = async (path: string, more: Partial<FetchRequest> = {}) => {
    const { body, mediaType } = await stream(`http://${host}${path}`, { ...limits, ...more });
    assert.equal(mediaType, 'image/gif');
    return Buffer.concat(await body.toArray());
  };
  assert.ok((await read('/whole')).equals(gif));
  await assert.rejects(read('/endless'), refusedFor('too_large'));
  await assert.rejects(read('/stopping', { timeoutMs: 200 }), refusedFor('timeout'));
  await assert.rejects(
    stream(`http://${host}/whole`, { ...limits, kinds: ['html'] }),
    refusedFor('wrong_type'),
  );
});

test('a stream that nobody wants is closed when it is destroyed, and else when its time is up', async (t) => {
  let gone = Promise.withResolvers<void>();
  const host = await serve(t, (_, response) => {
    response.on('close', () => gone.resolve());
    pour(response, Buffer.alloc(65_536, page));
  });
  const { stream } = fetcher([host]);
  const { body } = await stream(`http://${host}/`, { ...request, sizeBytesMax: 1e9 });
  body.destroy();
  await gone.promise;
  gone = Promise.withResolvers();
  await stream(`http://${host}/`, { ...request, sizeBytesMax: 1e9, timeoutMs: 150 });
  await gone.promise;
});

test('many at once on an opened host are not slowed down', async (t) => {
  const host = await serve(t, (_, response) => response.end(page));
  const { read } = fetcher([host], { politeness: { concurrentMax: 1, spacingMs: 60_000 } });
  await Promise.all(Array.from({ length: 20 }, () => read(`http://${host}/`, request)));
});

test('waiting for a polite moment is part of the time in all', async () => {
  const { read } = fetcher(
    [],
    { firstByteTimeoutMs: 100, politeness: { concurrentMax: 1, spacingMs: 60_000 } },
    () => undefined,
  );
  const limits = { ...request, timeoutMs: 60 };
  const refused = refusedFor('timeout');
  await Promise.all([1, 2, 3].map(() => assert.rejects(read('http://slow.example/', limits), refused)));
});

test('offline asks nobody, and looks up no name', async (t) => {
  let asked = 0;
  const host = await serve(t, () => {
    asked += 1;
  });
  const { read, stream } = fetcher([host], { offline: true }, () => {
    asked += 1;
  });
  await assert.rejects(read(`http://${host}/`, request), refusedFor('offline'));
  await assert.rejects(stream('http://example.org/', request), refusedFor('offline'));
  assert.equal(asked, 0);
});

test('no refusal repeats the link', async () => {
  const link = 'http://127.0.0.1/segreto-9f2c41';
  await assert.rejects(
    fetcher([]).read(link, request),
    (error: Error) => !`${error.stack}`.includes('segreto'),
  );
});

test('asked plainly, any answer is given as it is: its status, its headers, its bytes still packed', async (t) => {
  const packed = gzipSync(page);
  const host = await serve(t, ({ headers, url }, response) => {
    if (url === '/moved') response.writeHead(302, { location: '/' }).end();
    else if (headers['if-none-match'] === '"1"') response.writeHead(304).end();
    else response.writeHead(418, { etag: '"1"', 'content-encoding': 'gzip' }).end(packed);
  });
  const ask = (headers: Record<string, string>) =>
    fetcher([host]).ask(`http://${host}/moved`, { headers, timeoutMs: 10_000 });
  const answer = await ask({});
  assert.deepEqual([answer.status, answer.headers.etag, answer.url.pathname], [418, '"1"', '/']);
  assert.deepEqual(Buffer.concat(await Array.fromAsync(answer.body)), packed);
  answer.close();
  const unchanged = await ask({ 'if-none-match': '"1"' });
  assert.equal(unchanged.status, 304);
  unchanged.close();
});

test('asked plainly, a body that is let go of ends, and one that never ends is ended by the time limit', async (t) => {
  const host = await serve(t, (_, response) => void response.write('x'));
  const ask = (timeoutMs: number) => fetcher([host]).ask(`http://${host}/`, { headers: {}, timeoutMs });
  const left = await ask(10_000);
  left.close();
  await assert.rejects(Array.fromAsync(left.body), refusedFor('unreachable'));
  const endless = await ask(200);
  await assert.rejects(Array.fromAsync(endless.body), refusedFor('timeout'));
});

test('asked plainly, private addresses are refused too', async () => {
  for (const link of ['http://127.0.0.1/', 'http://[::1]/', 'file:///etc/passwd'])
    await assert.rejects(fetcher([]).ask(link, { headers: {}, timeoutMs: 1_000 }), FetchRefused);
});
