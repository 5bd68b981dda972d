import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type TestContext, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { createAskJson } from './ask-json.ts';
import type { JsonRequest } from './json-api.ts';
import { ProviderError, type ProviderFailure } from './provider-error.ts';

const key = 'segreto-9f2c41';
const settings = {
  offline: false,
  timeoutMs: 10_000,
  sizeBytesMax: 1024 * 1024,
  userAgent: 'Riscontro/0 (+http://example.test)',
};

async function serve(t: TestContext, listener: RequestListener): Promise<URL> {
  const server = createServer({ maxHeaderSize: 1024 * 1024 }, listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/search?q=a&key=${key}`);
}

const request = (url: URL, more: Partial<JsonRequest> = {}): JsonRequest => ({
  url,
  headers: { authorization: `Bearer ${key}` },
  signal: new AbortController().signal,
  ...more,
});

/** Holds also that neither the message nor any cause tells the key. */
function failsWith(failure: ProviderFailure) {
  return (error: unknown) => {
    assert.ok(error instanceof ProviderError);
    assert.equal(error.failure, failure);
    assert.equal(error.provider, 'esempio');
    for (let at: unknown = error; at instanceof Error; at = at.cause)
      assert.ok(!`${at.message} ${at.stack} ${JSON.stringify(at)}`.includes(key), 'the key is not told');
    return true;
  };
}

test('a 2xx answer is parsed, packed or not, with a byte order mark or without', async (t) => {
  const bodies = ['{"a":[1,"è"]}', '\uFEFF{"a":[1,"è"]}'];
  for (const body of bodies) {
    for (const encoding of [undefined, 'gzip'] as const) {
      const url = await serve(t, (_, response) => {
        if (encoding) response.setHeader('content-encoding', encoding);
        response.end(encoding ? gzipSync(body) : body);
      });
      assert.deepEqual(await createAskJson(settings)('esempio', request(url)), { a: [1, 'è'] });
    }
  }
});

test('a question carries its headers once, our name, and its body as JSON', async (t) => {
  const url = await serve(t, async (asked, response) => {
    let body = '';
    for await (const chunk of asked) body += chunk;
    response.end(JSON.stringify({ method: asked.method, headers: asked.headers, body, url: asked.url }));
  });
  const body = { query: 'acqua' };
  const headers = { Accept: 'application/vnd.api+json', 'X-Key': key };
  const answer = (await createAskJson(settings)(
    'esempio',
    request(url, { method: 'POST', body, headers }),
  )) as {
    method: string;
    headers: Record<string, string>;
    body: string;
  };
  assert.equal(answer.method, 'POST');
  assert.deepEqual(JSON.parse(answer.body), body);
  assert.equal(answer.headers.accept, 'application/vnd.api+json');
  assert.equal(answer.headers['x-key'], key);
  assert.equal(answer.headers['user-agent'], settings.userAgent);
  assert.equal(answer.headers['content-type'], 'application/json');
});

test('a form goes out as multipart/form-data with its length, and every byte of its file', async (t) => {
  const bytes = Uint8Array.from({ length: 300_000 }, (_, index) => index % 251);
  const url = await serve(t, async (asked, response) => {
    const { 'content-type': type = '', 'content-length': length } = asked.headers;
    const body = Buffer.from(await buffer(asked));
    const form = await new Response(body, { headers: { 'content-type': type } }).formData();
    const file = form.get('file');
    assert.ok(file instanceof File);
    response.end(
      JSON.stringify({
        isWhole: Number(length) === body.length && Buffer.from(bytes).equals(await file.bytes()),
        name: file.name,
        type: file.type,
        field: form.get('a "b"'),
      }),
    );
  });
  const form = new FormData();
  form.set('a "b"', 'è\r\n--fine');
  form.set('file', new Blob([bytes], { type: 'image/webp' }), 'x.webp');
  assert.deepEqual(await createAskJson(settings)('esempio', request(url, { method: 'POST', form })), {
    isWhole: true,
    name: 'x.webp',
    type: 'image/webp',
    field: 'è\r\n--fine',
  });
});

test('a question may read what an error means; where it cannot, the status says it', async (t) => {
  const seen: unknown[] = [];
  const meaningOf: JsonRequest['meaningOf'] = (status, answer) => {
    seen.push([status, answer]);
    return answer === undefined ? undefined : 'refused';
  };
  const answers: Record<string, (response: ServerResponse) => void> = {
    '/json': (response) => void response.writeHead(400).end(`{"key":"${key}"}`),
    '/html': (response) => void response.writeHead(400).end('<html>'),
    '/endless': (response) => pour(response.writeHead(429)),
    '/broken': (response) => void response.writeHead(503).write('{"a":', () => response.destroy()),
  };
  const url = await serve(t, (asked, response) => answers[asked.url ?? '']?.(response));
  const ask = (path: string) =>
    createAskJson(settings)('esempio', request(new URL(path, url), { meaningOf }));
  await assert.rejects(ask('/json'), failsWith('refused'));
  await assert.rejects(ask('/html'), failsWith('bad_answer'));
  await assert.rejects(ask('/endless'), failsWith('too_many_requests'));
  await assert.rejects(ask('/broken'), failsWith('unreachable'));
  assert.deepEqual(seen, [
    [400, { key }],
    [400, undefined],
    [429, undefined],
    [503, undefined],
  ]);
});

const statuses: readonly (readonly [number, ProviderFailure])[] = [
  [429, 'too_many_requests'],
  [432, 'too_many_requests'],
  [401, 'refused'],
  [403, 'refused'],
  [400, 'bad_answer'],
  [404, 'bad_answer'],
  [304, 'bad_answer'],
  [500, 'unreachable'],
  [503, 'unreachable'],
];
for (const [status, failure] of statuses) {
  test(`${status} is told as ${failure}`, async (t) => {
    const url = await serve(t, (asked, response) => {
      response
        .writeHead(status)
        .end(status === 304 ? undefined : `{"echo":"${asked.headers.authorization}"}`);
    });
    await assert.rejects(createAskJson(settings)('esempio', request(url)), failsWith(failure));
  });
}

/** Never ends by itself. */
function pour(response: ServerResponse): void {
  const chunk = Buffer.alloc(64 * 1024, 'a');
  const go = () => {
    while (!response.destroyed && response.write(chunk));
    if (!response.destroyed) response.once('drain', go);
  };
  go();
}

const badAnswers: Record<string, RequestListener> = {
  'HTML instead of JSON': (asked, response) =>
    response
      .setHeader('content-type', 'application/json')
      .end(`<html>${asked.headers.authorization} ${asked.url}`),
  'nothing at all': (_, response) => response.end(),
  'half of a JSON': (_, response) => response.end('{"a": [1, 2'),
  'bytes that are no UTF-8': (_, response) => response.end(Buffer.from([0x22, 0xe8, 0x22])),
  'an announced 50 MB': (_, response) => {
    response.setHeader('content-length', 50 * 1024 * 1024);
    pour(response);
  },
  'an endless body': (_, response) => pour(response),
  'a body packed to burst': (_, response) =>
    response.setHeader('content-encoding', 'gzip').end(gzipSync(Buffer.alloc(50 * 1024 * 1024, ' '))),
  'a body that is not packed as it says': (_, response) =>
    response.setHeader('content-encoding', 'gzip').end('{"a":1}'),
  'an encoding nobody knows': (_, response) => response.setHeader('content-encoding', 'rot13').end('{"a":1}'),
  'headers without end': (_, response) => response.setHeader('x-flood', 'a'.repeat(200_000)).end('{}'),
};
for (const [name, listener] of Object.entries(badAnswers)) {
  test(`${name} is told as bad_answer`, async (t) => {
    const url = await serve(t, listener);
    await assert.rejects(createAskJson(settings)('esempio', request(url)), failsWith('bad_answer'));
  });
}

test('no answer, and an answer that stops half-way, are told as timeout', async (t) => {
  const ask = createAskJson({ ...settings, timeoutMs: 80 });
  const silent = await serve(t, () => undefined);
  await assert.rejects(ask('esempio', request(silent)), failsWith('timeout'));
  const stopping = await serve(t, (_, response) => void response.write('{"a":'));
  await assert.rejects(ask('esempio', request(stopping)), failsWith('timeout'));
});

test('the caller can give up at any time, and before asking', async (t) => {
  const arrived = Promise.withResolvers<void>();
  const url = await serve(t, () => arrived.resolve());
  const controller = new AbortController();
  const answer = createAskJson(settings)('esempio', request(url, { signal: controller.signal }));
  await arrived.promise;
  controller.abort(new Error(`gave up ${key}`));
  await assert.rejects(answer, failsWith('timeout'));
  await assert.rejects(
    createAskJson(settings)('esempio', request(url, { signal: AbortSignal.abort() })),
    failsWith('timeout'),
  );
});

test('a broken connection, a closed port and another protocol are told as unreachable', async (t) => {
  const breaking = await serve(t, (_, response) => {
    response.writeHead(200, { 'content-length': 100 });
    response.write('{"a":1}', () => response.destroy());
  });
  await assert.rejects(createAskJson(settings)('esempio', request(breaking)), failsWith('unreachable'));

  const tcp = createTcpServer((socket) => {
    socket.on('error', () => undefined).resume();
    socket.end(`SSH-2.0-${key}\r\n`);
  }).listen(0, '127.0.0.1');
  await once(tcp, 'listening');
  const { port } = tcp.address() as AddressInfo;
  const url = new URL(`http://127.0.0.1:${port}/`);
  await assert.rejects(createAskJson(settings)('esempio', request(url)), failsWith('unreachable'));
  tcp.close();
  await once(tcp, 'close');
  await assert.rejects(createAskJson(settings)('esempio', request(url)), failsWith('unreachable'));
});

test('redirects are followed on the same host only, and the key goes nowhere else', async (t) => {
  let strangers = 0;
  const stranger = await serve(t, (_, response) => {
    strangers += 1;
    response.end('{}');
  });
  const url = await serve(t, (asked, response) => {
    const { pathname } = new URL(asked.url ?? '', 'http://x');
    if (pathname === '/here') response.end('{"found":true}');
    else if (pathname === '/round') response.writeHead(302, { location: '/round' }).end();
    else if (pathname === '/away') response.writeHead(307, { location: stranger.href }).end();
    else if (pathname === '/file') response.writeHead(302, { location: 'file:///etc/passwd' }).end();
    else response.writeHead(301, { location: '/here' }).end();
  });
  const ask = createAskJson(settings);
  assert.deepEqual(await ask('esempio', request(url)), { found: true });
  for (const path of ['/away', '/round', '/file'])
    await assert.rejects(ask('esempio', request(new URL(path, url))), failsWith('bad_answer'));
  await assert.rejects(ask('esempio', request(url, { method: 'POST', body: {} })), failsWith('bad_answer'));
  assert.equal(strangers, 0);
});

test('offline asks nobody', async (t) => {
  let asked = 0;
  const url = await serve(t, (_, response) => {
    asked += 1;
    response.end('{}');
  });
  const ask = createAskJson({ ...settings, offline: true });
  await assert.rejects(ask('esempio', request(url)), failsWith('offline'));
  assert.equal(asked, 0);
});
