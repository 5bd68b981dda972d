import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type TestContext, test } from 'node:test';
import { inspect } from 'node:util';
import { createModelFetch } from './model-fetch.ts';
import { ProviderError, type ProviderFailure } from './provider-error.ts';

async function serve(t: TestContext, listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const fails = (failure: ProviderFailure) => (error: unknown) => {
  assert.ok(error instanceof ProviderError, inspect(error));
  assert.deepEqual({ provider: error.provider, failure: error.failure }, { provider: 'model', failure });
  return true;
};

const online = createModelFetch({ offline: false, sizeBytesMax: 1_000 });

test('the answer of the configured server comes through', async (t) => {
  const url = await serve(t, (request, response) => request.pipe(response));
  const response = await online('model', `${url}/v1`)(`${url}/v1/chat`, { method: 'POST', body: 'ciao' });
  assert.equal(response.status, 200);
  assert.equal(await response.text(), 'ciao');
});

test('no request leaves when outbound requests are switched off', async (t) => {
  let requests = 0;
  const url = await serve(t, (_, response) => response.end(String(requests++)));
  await assert.rejects(createModelFetch({ offline: true })('model', url)(url), fails('offline'));
  assert.equal(requests, 0);
});

test('another server than the configured one is not asked', async (t) => {
  let requests = 0;
  const url = await serve(t, (_, response) => response.end(String(requests++)));
  for (const configured of ['http://127.0.0.1:1/v1', url.replace('http:', 'https:'), 'http://localhost/v1']) {
    await assert.rejects(online('model', configured)(url), fails('bad_answer'));
  }
  assert.equal(requests, 0);
});

test('a redirect is not followed', async (t) => {
  const paths: (string | undefined)[] = [];
  const url = await serve(t, ({ url: path }, response) => {
    paths.push(path);
    response.writeHead(307, { location: '/elsewhere' }).end();
  });
  const response = await online('model', url)(`${url}/v1`, { method: 'POST', body: '{}' });
  assert.equal(response.status, 307);
  assert.deepEqual(paths, ['/v1']);
});

test('the body of a refusal is not read, its status is told', async (t) => {
  const url = await serve(t, (_, response) => response.writeHead(401).end('your key sk-secret is wrong'));
  const response = await online('model', url)(url);
  assert.equal(response.status, 401);
  assert.equal(await response.text(), '');
});

test('an answer above the limit is a bad answer, at the limit it is good', async (t) => {
  const url = await serve(t, ({ url: path = '' }, response) =>
    response.end('x'.repeat(Number(path.slice(1)))),
  );
  assert.equal((await (await online('model', url)(`${url}/1000`)).text()).length, 1_000);
  await assert.rejects(online('model', url)(`${url}/1001`), fails('bad_answer'));
});

test('no connection, and one that breaks off, is unreachable', async (t) => {
  const url = await serve(t, (_, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('half');
    setImmediate(() => response.destroy());
  });
  await assert.rejects(online('model', url)(url), fails('unreachable'));
  const gone = createServer();
  gone.listen(0, '127.0.0.1');
  await once(gone, 'listening');
  const closed = `http://127.0.0.1:${(gone.address() as AddressInfo).port}`;
  gone.close();
  await once(gone, 'close');
  await assert.rejects(online('model', closed)(closed), (error) => {
    assert.match(inspect(error), /ECONNREFUSED/);
    return fails('unreachable')(error);
  });
});

test('an abort ends the wait, before the headers and after them', async (t) => {
  let controller = new AbortController();
  const reason = new Error('enough');
  const stop = () => controller.abort(reason);
  const url = await serve(t, ({ url: path }, response) => {
    if (path === '/headers') response.writeHead(200).write('{', stop);
    else stop();
  });
  for (const path of ['/never', '/headers']) {
    controller = new AbortController();
    await assert.rejects(online('model', url)(url + path, { signal: controller.signal }), reason);
  }
});

test('a key that cannot be sent does not show in the error', async (t) => {
  const url = await serve(t, (_, response) => response.end());
  const headers = { authorization: 'Bearer sk-secret\nx' };
  await assert.rejects(online('model', url)(url, { headers }), (error) => {
    assert.doesNotMatch(inspect(error, { depth: 10, showHidden: true }), /sk-secret/);
    return fails('unreachable')(error);
  });
});
