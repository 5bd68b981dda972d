/** The client against servers that are not Riscontro, or that break off, lie or never stop. */
import assert from 'node:assert/strict';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type TestContext, test } from 'node:test';
import { inspect } from 'node:util';
import { createRiscontro, type Riscontro, RiscontroError } from './index.ts';

const apiKey = `rsc_live_${'k'.repeat(36)}`;

async function serve(t: TestContext, listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The error of the calls that all read the same answer; the key is nowhere in it. */
async function errorsOf(baseUrl: string): Promise<RiscontroError[]> {
  const client = createRiscontro({ baseUrl, apiKey, timeoutMs: 5_000 });
  const calls: Promise<unknown>[] = [
    client.verifyText('Una frase'),
    client.verifyText('Una frase', { onProgress: () => undefined }),
    client.verifyImage(new Blob(['x'])),
    client.submitUrl('https://www.example.org/'),
    client.verification('abcdefghijklmnop'),
    client.waitFor('abcdefghijklmnop'),
    client.usage(),
  ];
  const errors = await Promise.all(
    calls.map((call) =>
      call.then(
        () => undefined,
        (reason: unknown) => reason,
      ),
    ),
  );
  return errors.map((error) => {
    assert.ok(error instanceof RiscontroError, `a RiscontroError, not ${inspect(error)}`);
    assert.ok(!inspect(error, { depth: 10 }).includes(apiKey), 'the key is not shown');
    return error;
  });
}

function answer(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'content-type': type }).end(body);
}

const stream = async (t: TestContext, body: string): Promise<Riscontro> => {
  const baseUrl = await serve(t, (_request, response) => answer(response, 200, 'text/event-stream', body));
  return createRiscontro({ baseUrl });
};
const onProgress = () => undefined;
const result = { id: 'abcdefghijklmnop', tipo: 'testo', livello: 'vero', affidabilita: 90, sintesi: 'Sì.' };

test('a server that is down is a network error that names the address', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  for (const error of await errorsOf(`http://127.0.0.1:${port}`)) {
    assert.deepEqual([error.code, error.status, error.problem], ['network', undefined, undefined]);
    assert.equal(error.message, `http://127.0.0.1:${port} cannot be reached (ECONNREFUSED).`);
  }
});

for (const status of [200, 404, 502]) {
  test(`${status} with a page instead of JSON is said to be one, and nothing is tried twice`, async (t) => {
    let requests = 0;
    const baseUrl = await serve(t, (request, response) => {
      requests += 1;
      response.setHeader('retry-after', '7');
      response.setHeader('x-request-id', `echo-${request.headers['x-api-key']}`);
      answer(response, status, 'text/html', `<h1>Bad gateway</h1>${request.headers['x-api-key']}`);
    });
    const errors = await errorsOf(baseUrl);
    assert.equal(requests, errors.length);
    for (const error of errors) {
      assert.deepEqual([error.code, error.status, error.retryAfterSeconds], ['unreadable_answer', status, 7]);
      assert.match(error.message, new RegExp(`answered ${status} without JSON \\(text/html\\)`));
    }
  });
}

for (const body of ['[]', 'null', '"id"', '{}', '{"id":7,"quota":"many"}']) {
  test(`JSON that is no answer of the API is refused: ${body}`, async (t) => {
    let status = 200;
    const baseUrl = await serve(t, (_request, response) =>
      answer(response, status, 'application/json', body),
    );
    for (status of [200, 202, 400]) {
      for (const error of await errorsOf(baseUrl)) {
        assert.deepEqual([error.code, error.status, error.problem], ['unreadable_answer', status, undefined]);
      }
    }
  });
}

test('a problem that echoes the key is shown without it', async (t) => {
  const baseUrl = await serve(t, (request, response) => {
    const detail = `La chiave ${request.headers['x-api-key']} non va`;
    const problem = { type: 'about:blank', title: 'No', status: 403, detail, codice: 'chiave_non_valida' };
    answer(response, 403, 'application/problem+json', JSON.stringify(problem));
  });
  for (const error of await errorsOf(baseUrl)) {
    assert.deepEqual([error.code, error.status], ['chiave_non_valida', 403]);
    assert.equal(error.message, 'No: La chiave [apiKey] non va');
  }
});

test('a redirect is not followed: the key goes to no other server', async (t) => {
  let visits = 0;
  const elsewhere = await serve(t, (_request, response) => {
    visits += 1;
    response.end();
  });
  const baseUrl = await serve(t, (_request, response) => {
    response.writeHead(307, { location: `${elsewhere}/api/v1/usage` }).end();
  });
  for (const error of await errorsOf(baseUrl))
    assert.deepEqual([error.code, error.status], ['redirect', 307]);
  assert.equal(visits, 0);
});

test('an answer without end is given up after 5 MB', async (t) => {
  let sentBytes = 0;
  const baseUrl = await serve(t, (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const chunk = Buffer.alloc(64 * 1024, ':');
    const more = () => {
      while (!response.destroyed) {
        sentBytes += chunk.length;
        if (!response.write(chunk)) return;
      }
    };
    response.on('drain', more);
    more();
  });
  const errors = await errorsOf(baseUrl);
  for (const error of errors) assert.equal(error.code, 'answer_too_large');
  assert.ok(sentBytes / errors.length < 20 * 1024 * 1024, `${sentBytes} bytes were sent`);
});

test('an answer that breaks off is a network error', async (t) => {
  const baseUrl = await serve(t, (request, response) => {
    const type = request.headers.accept ?? '';
    response.writeHead(200, { 'content-type': type, 'content-length': 1_000 });
    response.write('{"id": ', () => response.destroy());
  });
  for (const error of await errorsOf(baseUrl)) {
    assert.deepEqual([error.code, error.status], ['network', 200]);
    assert.match(error.message, /broke off/);
  }
});

test('a stream that ends without a result is a network error', async (t) => {
  const client = await stream(t, 'event: fase\ndata: {}\n\nevent: risultato\ndata: {}\n');
  await assert.rejects(client.verifyText('Una frase', { onProgress }), { code: 'network', status: 200 });
});

test('events that are not JSON or hold no result are refused', async (t) => {
  for (const body of [
    'fase\ndata: {',
    'fase\ndata: 7',
    'fase\ndata: []',
    'risultato\ndata: {',
    'risultato\ndata: {}',
    'errore\ndata: {}',
  ]) {
    const client = await stream(t, `event: ${body}\n\n`);
    await assert.rejects(client.verifyText('Una frase', { onProgress }), { code: 'unreadable_answer' }, body);
  }
});

test('events of a newer server are passed over, and the result ends the call before the stream does', async (t) => {
  const closed = Promise.withResolvers<void>();
  const baseUrl = await serve(t, (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(`event: novita\ndata: ?\n\nevent: risultato\ndata: ${JSON.stringify(result)}\n\n`);
    response.once('close', closed.resolve);
  });
  const events: unknown[] = [];
  const answered = await createRiscontro({ baseUrl }).verifyText('Una frase', {
    onProgress: (event) => void events.push(event),
  });
  assert.deepEqual([answered, events], [result, []]);
  await closed.promise;
});

test('a server that answers a stream request with plain JSON is understood', async (t) => {
  const baseUrl = await serve(t, (_request, response) =>
    answer(response, 200, 'application/json', JSON.stringify(result)),
  );
  assert.deepEqual(await createRiscontro({ baseUrl }).verifyText('Una frase', { onProgress }), result);
});

test('a stream under a status of failure is no result', async (t) => {
  const body = `event: risultato\ndata: ${JSON.stringify(result)}\n\n`;
  const baseUrl = await serve(t, (_request, response) => answer(response, 500, 'text/event-stream', body));
  const call = createRiscontro({ baseUrl }).verifyText('Una frase', { onProgress });
  await assert.rejects(call, { code: 'unreadable_answer', status: 500 });
});

test('waitFor does not begin a pause after an abort', { timeout: 5_000 }, async () => {
  const stop = new AbortController();
  const mine = new Error('mine');
  const client = createRiscontro({
    baseUrl: 'http://127.0.0.1',
    fetch: async () => {
      stop.abort(mine);
      return Response.json({ id: result.id, stato: 'in_corso' }, { status: 202 });
    },
  });
  await assert.rejects(client.waitFor(result.id, { signal: stop.signal }), (error) => error === mine);
});

test('an abort from within onProgress ends the call although the result is already here', async (t) => {
  const client = await stream(
    t,
    `event: fase\ndata: {}\n\nevent: risultato\ndata: ${JSON.stringify(result)}\n\n`,
  );
  const stop = new AbortController();
  const mine = new Error('mine');
  const call = client.verifyText('Una frase', { signal: stop.signal, onProgress: () => stop.abort(mine) });
  await assert.rejects(call, (error) => error === mine);
});

test('Retry-After may be a date; what is neither that nor seconds is passed over', async (t) => {
  let field = '';
  const baseUrl = await serve(t, (_request, response) => {
    response.setHeader('retry-after', field);
    answer(response, 503, 'text/plain', '');
  });
  const secondsOf = async (value: string) => {
    field = value;
    const error = await createRiscontro({ baseUrl })
      .usage()
      .catch((reason: unknown) => reason);
    assert.ok(error instanceof RiscontroError);
    return error.retryAfterSeconds;
  };
  const inAnHour = await secondsOf(new Date(Date.now() + 3_600_000).toUTCString());
  assert.ok(inAnHour !== undefined && inAnHour > 3_500 && inAnHour <= 3_600, `${inAnHour} s`);
  assert.equal(await secondsOf('Thu, 01 Jan 1970 00:00:00 GMT'), 0);
  assert.equal(await secondsOf('soon'), undefined);
});

test('waitFor does not hurry, even when the server lets it', async (t) => {
  const askedAtMs: number[] = [];
  const baseUrl = await serve(t, (_request, response) => {
    if (askedAtMs.push(performance.now()) === 2) {
      return answer(response, 200, 'application/json', JSON.stringify(result));
    }
    response.setHeader('retry-after', '0');
    return answer(response, 202, 'application/json', '{"id":"abcdefghijklmnop","stato":"in_corso"}');
  });
  assert.deepEqual(await createRiscontro({ baseUrl }).waitFor(result.id), result);
  const [first = 0, second = 0] = askedAtMs;
  assert.ok(second - first > 450, `after ${second - first} ms`);
});
