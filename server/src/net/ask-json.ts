/** Asks the services that the operator configured; their addresses are trusted, their answers are not. */
import { Agent, type Dispatcher, request } from 'undici';
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

const redirectsMax = 3;
const headersBytesMax = 32 * 1024;

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
  return async (provider, question) => {
    if (settings.offline) throw new ProviderError(provider, 'offline');
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
}

interface Means {
  readonly settings: AskJsonSettings;
  readonly dispatcher: Dispatcher;
  readonly signal: AbortSignal;
}

async function ask(question: JsonRequest, means: Means): Promise<unknown> {
  const { method = 'GET' } = question;
  let { url } = question;
  for (let redirects = 0; ; redirects++) {
    const { statusCode, headers, body } = await send(url, question, means);
    try {
      if (statusCode >= 200 && statusCode < 300) {
        const contentEncoding = headers['content-encoding']?.toString();
        const { sizeBytesMax } = means.settings;
        return parse(await readWhole(boundedBody(body, { contentEncoding, sizeBytesMax })));
      }
      const location = headers.location?.toString();
      if (statusCode < 300 || statusCode > 399 || !location) throw refusal(statusCode);
      const next = URL.parse(location, url);
      if (method !== 'GET' || redirects === redirectsMax || !next || !isSameHost(url, next))
        throw new BadAnswer('bad_answer', 'A redirect that is not followed');
      url = next;
    } finally {
      body.on('error', () => undefined).destroy();
    }
  }
}

function send(url: URL, { method = 'GET', headers = {}, body }: JsonRequest, means: Means) {
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
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...Object.fromEntries(own),
    },
    body: body === undefined ? null : JSON.stringify(body),
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
