/** The only way out to an address that came from a user or from an answer. */
import type { LookupFunction } from 'node:net';
import { Readable } from 'node:stream';
import { Client, type Dispatcher } from 'undici';
import { admitUrl, createOpenedHosts } from './admit-url.ts';
import { acceptEncoding, boundedBody, readWhole, startingWith } from './bounded-body.ts';
import { createDeadline, type Deadline } from './deadline.ts';
import { FetchRefused, type RefusalReason } from './fetch-refused.ts';
import { createGuardedConnector } from './guarded-connector.ts';
import { createHostPoliteness, type PolitenessSettings } from './host-politeness.ts';
import { type MediaKind, type Sniffed, sniff, sniffBytes } from './sniff.ts';

export interface SafeFetchSettings {
  readonly offline: boolean;
  /** `host:port` pairs that may be asked although private, without the polite limit. */
  readonly allow: readonly string[];
  /** Says who asks and where to complain: `Riscontro/1.0 (+https://verifica.example.org)`. */
  readonly userAgent: string;
  /** Until the headers of each answer are there; default 10 s. */
  readonly firstByteTimeoutMs?: number;
  /** The least time until a name is refused; default half a second. */
  readonly refusedNameMs?: number;
  readonly politeness?: PolitenessSettings;
}

export interface FetchRequest {
  /** What the bytes may turn out to be. */
  readonly kinds: readonly MediaKind[];
  /** Of the body, packed and unpacked. */
  readonly sizeBytesMax: number;
  /** In all: names, redirects, waiting for a polite moment, the body. */
  readonly timeoutMs: number;
  readonly signal?: AbortSignal;
}

interface FetchedHead extends Sniffed {
  /** Where the redirects ended. */
  readonly url: URL;
  readonly status: number;
  /** As the server said it; `kind` and `mediaType` are what the bytes say. */
  readonly contentType: string | undefined;
  readonly lastModified: string | undefined;
}

export interface Fetched extends FetchedHead {
  readonly body: Buffer;
}

export interface FetchedStream extends FetchedHead {
  /** To be read or destroyed; fails with FetchRefused, and holds the connection until the time limit at most. */
  readonly body: Readable;
}

/** A question of a caller who understands HTTP: ranges, conditions, whatever status comes back. */
export interface PlainRequest {
  /** Beside the one that says who asks. */
  readonly headers: Readonly<Record<string, string>>;
  /** In all, as above. */
  readonly timeoutMs: number;
  readonly signal?: AbortSignal;
}

export interface PlainAnswer {
  /** Where the redirects ended. */
  readonly url: URL;
  readonly status: number;
  readonly headers: Dispatcher.ResponseData['headers'];
  /** As it was sent: packed or not, without a limit to its size. Fails with FetchRefused. */
  readonly body: AsyncIterable<Buffer>;
  /** To be called at the end, and before it by whoever has seen enough. */
  close(): void;
}

export interface SafeFetch {
  /** A 2xx answer's body, whole. Rejects with FetchRefused and nothing else. */
  read(link: string | URL, request: FetchRequest): Promise<Fetched>;
  /** The same for what goes to disk: resolves when the kind is known, and the limits go on over the body. */
  stream(link: string | URL, request: FetchRequest): Promise<FetchedStream>;
  /** Any answer but a redirect, as it is. The same guards hold, but for size and kind, which are the caller's. */
  ask(link: string | URL, request: PlainRequest): Promise<PlainAnswer>;
}

/** More than most names take that do not exist; what is found in a file on the machine takes none. */
const refusedNameMs = 500;
const redirectsMax = 5;
const redirectStatuses = new Set([301, 302, 303, 307, 308]);
const headersBytesMax = 32 * 1024;

const acceptOf: Readonly<Record<MediaKind, string>> = {
  html: 'text/html, application/xhtml+xml',
  xml: 'application/xml, text/xml',
  json: 'application/json',
  text: 'text/plain;q=0.9',
  pdf: 'application/pdf',
  image: 'image/*',
  video: 'video/*',
};

export function createSafeFetch(
  settings: SafeFetchSettings,
  { lookup }: { readonly lookup?: LookupFunction } = {},
): SafeFetch {
  const firstByteTimeoutMs = settings.firstByteTimeoutMs ?? 10_000;
  const opened = createOpenedHosts(settings.allow);
  const connect = createGuardedConnector(
    { connectTimeoutMs: firstByteTimeoutMs, refusedNameMs: settings.refusedNameMs ?? refusedNameMs },
    { opened, lookup },
  );
  const politeness = createHostPoliteness(settings.politeness ?? { concurrentMax: 2, spacingMs: 250 });

  /** One connection for one answer: nothing is shared between requests, and to let go of it is to close it. */
  async function send(url: URL, headers: Record<string, string>, signal: AbortSignal): Promise<Answer> {
    const leave = opened.has(url) ? () => undefined : await politeness.enter(url.hostname, signal);
    const client = new Client(url.origin, {
      connect,
      maxHeaderSize: headersBytesMax,
      // The limits in all and to the first byte take their place.
      headersTimeout: 0,
      bodyTimeout: 0,
    });
    const close = () => {
      leave();
      void client.destroy();
    };
    const firstByte = createDeadline(firstByteTimeoutMs, signal);
    // Not by way of the request's own signal, which waits until there is a connection.
    firstByte.signal.addEventListener('abort', close, { once: true });
    try {
      firstByte.signal.throwIfAborted();
      const response = await client.request({
        method: 'GET',
        path: url.pathname + url.search,
        headers: { 'user-agent': settings.userAgent, ...headers },
      });
      // Nobody may be reading when it breaks off; whoever reads is told.
      response.body.on('error', () => undefined);
      return { ...response, close };
    } catch (error) {
      close();
      throw toRefusal(error, firstByte.signal);
    } finally {
      firstByte.clear();
    }
  }

  async function follow(link: string | URL, headers: Record<string, string>, signal: AbortSignal) {
    let url = admitUrl(link, opened);
    for (let redirects = 0; ; redirects++) {
      const answer = await send(url, headers, signal);
      if (!redirectStatuses.has(answer.statusCode)) return { url, answer };
      answer.close();
      if (redirects === redirectsMax) throw new FetchRefused('too_many_redirects');
      const location = answer.headers.location?.toString();
      if (location === undefined) throw new FetchRefused('server_error', { status: answer.statusCode });
      url = admitUrl(location, opened, url);
    }
  }

  /** `take` makes of the answer what the caller gets; the limits go on until it lets go of both. */
  async function open<T>(
    link: string | URL,
    { headers, timeoutMs, signal }: PlainRequest,
    take: (url: URL, answer: Answer, deadline: Deadline) => T | Promise<T>,
  ): Promise<T> {
    if (settings.offline) throw new FetchRefused('offline');
    const deadline = createDeadline(timeoutMs, signal);
    let answer: Answer | undefined;
    try {
      const followed = await follow(link, headers, deadline.signal);
      answer = followed.answer;
      return await take(followed.url, followed.answer, deadline);
    } catch (error) {
      answer?.close();
      const refusal = toRefusal(error, deadline.signal);
      deadline.clear();
      throw refusal;
    }
  }
  const openKnown = (link: string | URL, request: FetchRequest) =>
    open(link, { ...request, headers: headersOf(request) }, (url, answer, deadline) =>
      begin(url, answer, request, deadline),
    );

  return {
    async stream(link, request) {
      const { head, chunks, finish } = await openKnown(link, request);
      const body = Readable.from(chunks, { objectMode: false });
      body.once('close', finish);
      return { ...head, body };
    },
    async read(link, request) {
      const { head, chunks } = await openKnown(link, request);
      return { ...head, body: await readWhole(chunks) };
    },
    ask: (link, request) => open(link, request, plainAnswer),
  };
}

type Answer = Dispatcher.ResponseData & { close(): void };

function plainAnswer(url: URL, answer: Answer, deadline: Deadline): PlainAnswer {
  const { statusCode: status, headers } = answer;
  const close = () => {
    answer.body.destroy(new Error('Nobody reads on'));
    answer.close();
    deadline.clear();
  };
  deadline.signal.addEventListener('abort', close, { once: true });
  return { url, status, headers, close, body: guarded(answer.body, deadline.signal, close) };
}

/** Reads as far as the kind shows, and refuses what was not asked for before the rest is read. */
async function begin(url: URL, answer: Answer, request: FetchRequest, deadline: Deadline) {
  const { statusCode: status, headers } = answer;
  if (status >= 400 && status < 500) throw new FetchRefused('not_found', { status });
  if (status < 200 || status > 299) throw new FetchRefused('server_error', { status });
  if (Number(headers['content-length']) > request.sizeBytesMax) throw new FetchRefused('too_large');

  const { sizeBytesMax } = request;
  const contentEncoding = headers['content-encoding']?.toString();
  const stop = () => answer.body.destroy(new Error('The time is up'));
  deadline.signal.addEventListener('abort', stop, { once: true });
  if (deadline.signal.aborted) stop();
  const source = boundedBody(answer.body, { contentEncoding, sizeBytesMax });
  const beginning = await take(source, sniffBytes);
  const contentType = headers['content-type']?.toString();
  const sniffed = sniff(beginning, contentType);
  if (!sniffed || !request.kinds.includes(sniffed.kind)) throw new FetchRefused('wrong_type');

  const finish = () => {
    answer.close();
    deadline.clear();
  };
  deadline.signal.addEventListener('abort', finish, { once: true });
  const lastModified = headers['last-modified']?.toString();
  const head: FetchedHead = { url, status, contentType, lastModified, ...sniffed };
  return { head, finish, chunks: guarded(startingWith(beginning, source), deadline.signal, finish) };
}

/** Every error as a refusal, and the connection let go of at the end. */
async function* guarded(chunks: AsyncIterable<Buffer>, signal: AbortSignal, finish: () => void) {
  try {
    yield* chunks;
  } catch (error) {
    throw toRefusal(error, signal);
  } finally {
    finish();
  }
}

/** At least so many bytes from the source, unless it ends before; the source can be read on. */
async function take(source: AsyncGenerator<Buffer>, count: number): Promise<Buffer> {
  const taken: Buffer[] = [];
  for (let size = 0; size < count; ) {
    const next = await source.next();
    if (next.done) break;
    taken.push(next.value);
    size += next.value.length;
  }
  return Buffer.concat(taken);
}

function headersOf({ kinds }: FetchRequest): Record<string, string> {
  return {
    accept: `${kinds.map((kind) => acceptOf[kind]).join(', ')}, */*;q=0.1`,
    'accept-language': 'it, en;q=0.8, *;q=0.5',
    'accept-encoding': acceptEncoding,
  };
}

/** Of what can go wrong on the way out. */
const reasons: Readonly<Record<string, RefusalReason>> = {
  ENOTFOUND: 'name_not_found',
  ENODATA: 'name_not_found',
  EAI_NONAME: 'name_not_found',
  // No answer about the name either: were it told apart, names that are only known inside would stand out.
  EAI_AGAIN: 'name_not_found',
  EAI_FAIL: 'name_not_found',
  ESERVFAIL: 'name_not_found',
  ETIMEDOUT: 'timeout',
  UND_ERR_CONNECT_TIMEOUT: 'timeout',
  // The parser's limit on headers: the answer is larger than anybody asked for.
  UND_ERR_HEADERS_OVERFLOW: 'too_large',
};

/** `signal` is the deadline's: whatever breaks after it fired broke because of it. */
function toRefusal(error: unknown, signal: AbortSignal): FetchRefused {
  if (signal.aborted) return new FetchRefused('timeout', { cause: error });
  if (error instanceof FetchRefused) return error;
  const { code = '' } = error as { code?: string };
  return new FetchRefused(reasons[code] ?? 'unreachable', { cause: error });
}
