/** The HTTP server: request ids, logs, error answers and the routes of the table. */
import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Socket } from 'node:net';
import { defaultLanguage } from '@riscontro/words';
import Fastify, { type FastifyInstance, type HTTPMethods } from 'fastify';
import type { Metrics } from '../diagnostics/metrics.ts';
import { AppError, problemBody } from '../domain/app-error.ts';
import { createAdmission } from './admit-request.ts';
import { compressPages } from './compress-pages.ts';
import { registerDocs } from './docs.ts';
import type { KeyRing } from './key-ring.ts';
import { mediaType } from './media-type.ts';
import type { OwnHosts } from './own-hosts.ts';
import { answerHeaders } from './page-headers.ts';
import { createErrorHandler, type ErrorNeeds, problemType } from './problem-reply.ts';
import { requireKey } from './request-key.ts';
import { countNetwork, type RequestRates } from './request-rates.ts';
import type { Route } from './routes.ts';

export interface ServerNeeds extends ErrorNeeds {
  readonly routes: readonly Route[];
  readonly keys: KeyRing;
  readonly rates: RequestRates;
  readonly metrics: Metrics;
  readonly ownHosts: OwnHosts;
  /** Fastify's own setting: which proxies may say who the client is. */
  readonly trustProxy: boolean | string | number;
}

/** The whole request, a 50 MB video on a slow line included, has to arrive within this time. */
const requestTimeoutMs = 180_000;
/** How long a request's unread rest is thrown away after its answer, so that the client can read the answer. */
const lingerMs = 5_000;

const everyMethod: HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

export async function createServer(needs: ServerNeeds): Promise<FastifyInstance> {
  const { keys, metrics, log, baseUrl } = needs;
  const requestId = createRequestIds();
  const admission = createAdmission(needs.ownHosts, baseUrl);
  // Without a logger of its own, which would be made anew for every request: lines about one name it themselves.
  const app: FastifyInstance = Fastify({
    trustProxy: needs.trustProxy as boolean,
    requestTimeout: requestTimeoutMs,
    genReqId: requestId,
    clientErrorHandler: (error, socket) => {
      // The parser stumbles over it too, after its request has been refused.
      if (admission.endsAfterAnswer(socket)) return;
      answerBrokenRequest(error, socket, requestId({ headers: {} }), baseUrl);
    },
    frameworkErrors: (error, request, reply) => {
      reply.header('x-request-id', request.id);
      return handleError(error, request, reply);
    },
    // Node's own refusal has no body; the first hook refuses with a problem.
    http: { requireHostHeader: false },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  }) as unknown as FastifyInstance;
  const handleError = createErrorHandler(needs);

  app.decorateRequest('apiKey', null);
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(() => {
    throw new AppError('notFound');
  });
  // Bodies are read by the routes themselves, each knowing what it accepts and how to say so.
  app.removeAllContentTypeParsers();
  for (const type of ['application/json', '*']) {
    app.addContentTypeParser(type, (_request, _payload, done) => done(null));
  }

  const { toPrograms, toEverybody } = answerHeaders(baseUrl);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    reply.headers(request.url.startsWith('/api/') ? toPrograms : toEverybody);
    const refusal = admission.refusal(request);
    const { headers } = request.raw;
    if (headers['content-type'] !== undefined && !mediaType(headers['content-type'])) {
      // Fastify would refuse it on its own; the route can say what it accepts instead, and reads the raw field.
      request.headers = { 'content-type': 'application/octet-stream' };
    }
    done(refusal);
  });
  // An expectation that nobody knows may be ignored; Node's own refusal has no body.
  app.server.on('checkExpectation', (message, response) => app.server.emit('request', message, response));
  // A connection kept alive after its last answer would hold up the end until it times out.
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (closing || admission.endsAfterAnswer(request.raw.socket)) reply.header('connection', 'close');
    done();
  });
  compressPages(app);
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    metrics.observeRequest(route, reply.statusCode, reply.elapsedTime);
    log.info(
      {
        reqId: request.id,
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        key: request.apiKey?.id,
      },
      'request',
    );
    // Not merely falsy: a request without a connection (`inject`) has nothing left to read.
    if (request.raw.complete === false) {
      const { socket } = request.raw;
      setTimeout(() => request.raw.complete || socket.destroy(), lingerMs).unref();
    }
    done();
  });

  const keyHook = requireKey(keys, needs.rates.keys);
  const networkHook = countNetwork(needs.rates.networks);
  const hooks = { key: { onRequest: keyHook }, network: { onRequest: networkHook }, none: {} } as const;
  for (const [url, sameUrl] of Map.groupBy(needs.routes, (route) => route.url)) {
    for (const { method, key, counted, handler } of sameUrl) {
      app.route({ method, url, handler, ...hooks[key ? 'key' : counted ? 'network' : 'none'] });
    }
    const allowed = sameUrl.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
    app.route({
      method: everyMethod.filter((method) => !allowed.includes(method as string)),
      url,
      handler: async (_request, reply) => {
        reply.header('allow', allowed.join(', '));
        throw new AppError('methodNotAllowed', { methods: allowed.join(', ') });
      },
    });
  }
  await registerDocs(app);
  return app;
}

/** What could not even be parsed has no request to answer to: the text goes straight to the socket. */
function answerBrokenRequest(
  error: Error & { code?: string },
  socket: Socket,
  requestId: string,
  baseUrl: string,
): void {
  // Node tells of every further chunk of a broken request; one answer is enough.
  if (socket.writableEnded) return;
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const code = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'requestTooSlow' : 'requestInvalid';
  const body = JSON.stringify(problemBody({ code, parameters: {} }, defaultLanguage, baseUrl));
  // The rest is read and thrown away for a while, so that the answer arrives before the connection closes.
  socket.resume();
  setTimeout(() => socket.destroy(), lingerMs).unref();
  socket.end(
    `HTTP/1.1 400 Bad Request\r\nContent-Type: ${problemType}\r\nContent-Length: ${Buffer.byteLength(body)}\r\nX-Request-Id: ${requestId}\r\nConnection: close\r\n\r\n${body}`,
  );
}

const counterDigits = 12;

/**
 * Makes the id of every request: random once per process, counted from there, because randomness per request
 * costs more than the rest of it. A client's own plain id is kept, so that it can follow its request.
 */
function createRequestIds(): (message: { headers: IncomingHttpHeaders }) => string {
  const prefix = randomBytes(10).toString('hex');
  let count = 0;
  return ({ headers }) => {
    const given = headers['x-request-id'];
    if (typeof given === 'string' && /^[\w.-]{8,64}$/.test(given)) return given;
    count += 1;
    return prefix + count.toString(16).padStart(counterDigits, '0');
  };
}
