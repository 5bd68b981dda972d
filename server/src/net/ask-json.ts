/** Asks the services that the operator configured; their addresses are trusted, their answers are not. */
import { Agent, type Dispatcher, request } from 'undici';
import { callsWaiting, createTurns } from '../domain/turns.ts';
import { acceptEncoding, boundedBody, readWhole } from './bounded-body.ts';
import { createDeadline } from './deadline.ts';
import { FetchRefused } from './fetch-refused.ts';
import type { AskJson, JsonRequest } from './json-api.ts';
import { ProviderError, type ProviderFailure } from './provider-error.ts';

export interface AskJsonSettings {
  readonly offline: boolean;
  /** For one question in all, redirects included. */
  readonly timeoutMs: number;
  /** Of the unpacked answer. */
  readonly sizeBytesMax: number;
  readonly userAgent: string;
}

/** Questions at once, all services together and of one asker. */
const atOnceMax = 256;
const atOncePerAskerMax = 64;
const redirectsMax = 3;
const headersBytesMax = 32 * 1024;
/** Of an answer that tells an error; longer ones are not read to the end. */
const errorBytesMax = 64 * 1024;

/** 402 is the standard's word for a used-up allowance, 432 and 433 are Tavily's. */
const allowanceStatuses = new Set([402, 429, 432, 433]);

/** An answer that cannot be used. Its text is ours: nothing of the answer, which may repeat the key. */
class BadAnswer extends Error {
  readonly failure: ProviderFailure;

  constructor(failure: ProviderFailure, message: string) {
    super(message);
    this.name = 'BadAnswer';
    this.failure = failure;
  }
}

/** Private addresses are fine: the operator named them. Redirects stay on the host that was asked. */
export function createAskJson(settings: AskJsonSettings): AskJson {
  const dispatcher = new Agent({
    allowH2: false,
    maxHeaderSize: headersBytesMax,
    // One limit in all instead, see below.
    headersTimeout: 0,
    bodyTimeout: 0,
    connect: { timeout: settings.timeoutMs },
  });
  const turns = createTurns({ atOnceMax, atOncePerAskerMax, ...callsWaiting });
  const askInTime: AskJson = async (provider, question) => {
    const deadline = createDeadline(settings.timeoutMs, question.signal);
    try {
      return await ask(question, { settings, dispatcher, signal: deadline.signal });
    } catch (error) {
      const failure = deadline.signal.aborted ? 'timeout' : failureOf(error);
      throw new ProviderError(provider, failure, withoutSecrets(error));
    } finally {
      deadline.clear();
    }
  };
  return async (provider, question) => {
    if (settings.offline) throw new ProviderError(provider, 'offline');
    const leave = await turns.enter(question.signal).catch((cause) => {
      throw question.signal.aborted ? new ProviderError(provider, 'timeout', cause) : cause;
    });
    return askInTime(provider, question).finally(leave);
  };
}

interface Means {
  readonly settings: AskJsonSettings;
  readonly dispatcher: Dispatcher;
  readonly signal: AbortSignal;
}

async function ask(question: JsonRequest, means: Means): Promise<unknown> {
  const { method = 'GET' } = question;
  const payload = await payloadOf(question);
  let { url } = question;
  for (let redirects = 0; ; redirects++) {
    const { statusCode, headers, body } = await send(url, question, payload, means);
    try {
      const contentEncoding = headers['content-encoding']?.toString();
      const read = async (sizeBytesMax: number) =>
        parse(await readWhole(boundedBody(body, { contentEncoding, sizeBytesMax })));
      if (statusCode >= 200 && statusCode < 300) return await read(means.settings.sizeBytesMax);
      const location = headers.location?.toString();
      if (statusCode < 300 || statusCode > 399 || !location)
        throw await refusalOf(statusCode, question, () => read(errorBytesMax));
      const next = URL.parse(location, url);
      if (method !== 'GET' || redirects === redirectsMax || !next || !isSameHost(url, next))
        throw new BadAnswer('bad_answer', 'A redirect that is not followed');
      url = next;
    } finally {
      body.on('error', () => undefined).destroy();
    }
  }
}

interface Payload {
  readonly contentType: string;
  readonly content: string | Buffer;
}

/** Whole in memory, so that its length goes out before it. */
async function payloadOf({ body, form }: JsonRequest): Promise<Payload | undefined> {
  if (form === undefined)
    return body === undefined
      ? undefined
      : { contentType: 'application/json', content: JSON.stringify(body) };
  const encoded = new Response(form);
  return {
    contentType: encoded.headers.get('content-type') ?? 'multipart/form-data',
    content: Buffer.from(await encoded.arrayBuffer()),
  };
}

function send(
  url: URL,
  { method = 'GET', headers = {} }: JsonRequest,
  payload: Payload | undefined,
  means: Means,
) {
  const { dispatcher, signal, settings } = means;
  const own = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
  const answer = request(url, {
    dispatcher,
    signal,
    method,
    headers: {
      'user-agent': settings.userAgent,
      accept: 'application/json',
      'accept-encoding': acceptEncoding,
      ...(payload && { 'content-type': payload.contentType }),
      ...Object.fromEntries(own),
    },
    body: payload?.content ?? null,
  });
  // The request itself hears of its signal only when there is a connection.
  return Promise.race([answer, aborted(signal)]);
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    if (signal.aborted) reject(signal.reason);
  });
}

/** The same origin, or the same host that insists on encryption: the key goes nowhere else. */
function isSameHost(from: URL, to: URL): boolean {
  if (to.username || to.password) return false;
  if (to.origin === from.origin) return true;
  const isUpgrade = from.protocol === 'http:' && to.protocol === 'https:';
  return isUpgrade && to.hostname === from.hostname && from.port === '' && to.port === '';
}

/** What the service says of its refusal, where the question can read it; else what the status says. */
async function refusalOf(
  status: number,
  { meaningOf }: JsonRequest,
  read: () => Promise<unknown>,
): Promise<BadAnswer> {
  if (!meaningOf) return refusal(status);
  // Time and connection may fail here too: then the status, which did arrive, is what is told.
  const answer = await read().catch(() => undefined);
  const failure = meaningOf(status, answer);
  return failure === undefined ? refusal(status) : new BadAnswer(failure, `Status ${status}`);
}

function refusal(status: number): BadAnswer {
  const message = `Status ${status}`;
  if (allowanceStatuses.has(status)) return new BadAnswer('too_many_requests', message);
  if (status === 401 || status === 403) return new BadAnswer('refused', message);
  return new BadAnswer(status >= 500 ? 'unreachable' : 'bad_answer', message);
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new BadAnswer('bad_answer', 'Not JSON');
  }
}

function failureOf(error: unknown): ProviderFailure {
  if (error instanceof BadAnswer) return error.failure;
  if (error instanceof FetchRefused) return 'bad_answer';
  const { code = '' } = error as { code?: string };
  if (/TIMEDOUT|TIMEOUT/.test(code)) return 'timeout';
  // What zlib says of a body that is not what it claims to be, and undici of headers without end.
  return /^(Z_|ZSTD_|ERR_|UND_ERR_HEADERS_OVERFLOW$)/.test(code) ? 'bad_answer' : 'unreachable';
}

/** The cause for the log: an error of ours as it is, of others the code only, as their texts may quote headers. */
function withoutSecrets(error: unknown): unknown {
  if (error instanceof BadAnswer || error instanceof FetchRefused) return error;
  const { code, name } = error as { code?: unknown; name?: unknown };
  return new Error(String(code ?? name ?? 'unknown'));
}
