/** A real HTTP server that stands in for an outside provider, in good states and in bad ones. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createAskJson } from '../../src/net/ask-json.ts';
import type { AskJson } from '../../src/net/json-api.ts';

export type UpstreamState =
  | 'answers'
  | 'too many requests'
  | 'key refused'
  | 'key forbidden'
  | 'not json'
  | 'html instead of json'
  | '50 MB'
  | 'never answers'
  | 'breaks off'
  | 'out of order';

export interface UpstreamRequest {
  readonly url: URL;
  readonly method: string;
  readonly headers: IncomingMessage['headers'];
  /** The parsed body of a POST. */
  readonly body: unknown;
}

export interface Upstream {
  readonly baseUrl: string;
  state: UpstreamState;
  /** What it says in the state `answers`. */
  answer: (request: UpstreamRequest) => unknown;
  readonly requests: readonly UpstreamRequest[];
  /** Bytes that were taken of the bodies of 50 MB. */
  readonly sentBytes: number;
  /** Resolves at the next request, once it has been read. */
  nextRequest(): Promise<void>;
  close(): Promise<void>;
}

const html = '<!doctype html><title>Just a moment</title><script>location.reload()</script>';
const chunk = Buffer.alloc(64 * 1024, 'a');
/** As `50 MB` sends them. */
export const fiftyMegabytes = 50 * 1024 * 1024;

/** As the service makes it, with limits that fit a test. */
export const testAskJson: AskJson = createAskJson({
  offline: false,
  timeoutMs: 20_000,
  sizeBytesMax: 2 * 1024 * 1024,
  userAgent: 'Riscontro/test',
});

export async function startUpstream(): Promise<Upstream> {
  const requests: UpstreamRequest[] = [];
  let waiting: (() => void)[] = [];
  let sentBytes = 0;
  const upstream = { state: 'answers' as UpstreamState, answer: (_: UpstreamRequest): unknown => ({}) };

  function* endless(): Generator<Buffer> {
    yield Buffer.from('{"results":["');
    for (let left = fiftyMegabytes; left > 0; left -= chunk.length) {
      sentBytes += chunk.length;
      yield chunk;
    }
    yield Buffer.from('"]}');
  }

  const replies: Record<UpstreamState, (response: ServerResponse, request: UpstreamRequest) => unknown> = {
    answers: (response, request) =>
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify(upstream.answer(request))),
    'too many requests': (response) =>
      response.writeHead(429, { 'retry-after': '30' }).end('{"error":"slow"}'),
    'key refused': (response) => response.writeHead(401).end('{"error":"unknown key"}'),
    'key forbidden': (response) => response.writeHead(403).end('{"error":"not allowed"}'),
    'not json': (response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"results":[{"url":'),
    'html instead of json': (response) => response.writeHead(200, { 'content-type': 'text/html' }).end(html),
    '50 MB': (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      // The client breaks off in the middle; that is what is tested.
      pipeline(Readable.from(endless()), response).catch(() => undefined);
    },
    'never answers': () => undefined,
    'breaks off': (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
      response.write('{"results":[', () => response.destroy());
    },
    'out of order': (response) => response.writeHead(503).end('{"error":"maintenance"}'),
  };

  const server = createServer(async (message, response) => {
    const { method = '', headers } = message;
    const body = method === 'POST' ? await json(message).catch(() => undefined) : undefined;
    const request = { url: new URL(message.url ?? '/', 'http://127.0.0.1'), method, headers, body };
    requests.push(request);
    replies[upstream.state](response, request);
    for (const resolve of waiting) resolve();
    waiting = [];
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    get state() {
      return upstream.state;
    },
    set state(state) {
      upstream.state = state;
    },
    get answer() {
      return upstream.answer;
    },
    set answer(answer) {
      upstream.answer = answer;
    },
    baseUrl: `http://127.0.0.1:${port}`,
    requests,
    get sentBytes() {
      return sentBytes;
    },
    nextRequest: () => new Promise<void>((resolve) => waiting.push(resolve)),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
