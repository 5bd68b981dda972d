/** Asks a configured host for a file, or for the rest of one, and reads from the answer what it states about it. */
import { type Agent, type Dispatcher, request as undiciRequest } from 'undici';
import { DownloadError } from './download-file-error.ts';

export interface FileRequest {
  readonly url: URL;
  /** Where to begin; what lies before is there already. */
  readonly offset: number;
  /** The file that the first part came from; another one is then sent from its beginning. */
  readonly etag: string | undefined;
  readonly userAgent: string;
  readonly idleTimeoutMs: number;
  readonly agent: Agent;
  readonly signal: AbortSignal;
}

export interface FileAnswer {
  /** Where the body begins: as asked, or 0 when the server sends the whole file. */
  readonly offset: number;
  /** Size of the whole file. */
  readonly sizeBytes: number | undefined;
  readonly sha256: string | undefined;
  readonly etag: string | undefined;
  readonly body: Dispatcher.ResponseData['body'];
}

const redirectsMax = 5;

/** Throws DownloadError for every answer that is not the file. */
export async function askForFile(asked: FileRequest): Promise<FileAnswer> {
  // A hub of models names size and hash of a large file while it sends the asker on to its storage.
  let linkedSize: number | undefined;
  let linkedHash: string | undefined;
  let url = asked.url;
  for (let redirects = 0; redirects <= redirectsMax; redirects += 1) {
    const answer = await send(url, asked);
    const header = (name: string) => answer.headers[name]?.toString();
    const ofHub = url.origin === asked.url.origin;
    if (ofHub) {
      linkedSize ??= wholeNumber(header('x-linked-size'));
      linkedHash ??= hashOf(header('x-linked-etag')) ?? hashOf(header('etag'));
    }
    if (answer.statusCode >= 300 && answer.statusCode < 400 && answer.statusCode !== 304) {
      answer.body.on('error', () => undefined).destroy();
      url = nextPlace(url, header('location'), asked.url);
      continue;
    }
    try {
      const { offset, sizeBytes } = extentOf(answer, asked.offset);
      return {
        offset,
        sizeBytes: linkedSize ?? sizeBytes,
        sha256: linkedHash,
        etag: strong(header('etag')),
        body: answer.body,
      };
    } catch (error) {
      answer.body.on('error', () => undefined).destroy();
      throw error;
    }
  }
  throw new DownloadError('bad_redirect', {
    code: 'endlessRedirects',
    values: { host: asked.url.host },
  });
}

async function send(url: URL, asked: FileRequest): Promise<Dispatcher.ResponseData> {
  try {
    return await undiciRequest(url, {
      dispatcher: asked.agent,
      signal: asked.signal,
      headersTimeout: asked.idleTimeoutMs,
      bodyTimeout: asked.idleTimeoutMs,
      headers: {
        'user-agent': asked.userAgent,
        'accept-encoding': 'identity',
        ...(asked.offset > 0 && { range: `bytes=${asked.offset}-` }),
        ...(asked.offset > 0 && asked.etag !== undefined && { 'if-range': asked.etag }),
      },
    });
  } catch (error) {
    throw networkError(url, error);
  }
}

/** What undici throws, in the words of a download; an abort stays what it is. */
export function networkError(url: URL, error: unknown): unknown {
  const { name = '', code = '' } = error instanceof Error ? (error as NodeJS.ErrnoException) : {};
  if (name === 'AbortError' || error instanceof DownloadError) return error;
  if (/TIMEOUT|ETIMEDOUT/.test(code))
    return new DownloadError('timeout', { code: 'silent', values: { host: url.host } }, error);
  return new DownloadError(
    'unreachable',
    { code: 'connectionFailed', values: { host: url.host, reason: code || name } },
    error,
  );
}

/** Anywhere over https, or another path of the configured host. */
function nextPlace(from: URL, location: string | undefined, configured: URL): URL {
  const to = location === undefined ? undefined : URL.parse(location, from);
  if (!to || to.username || to.password)
    throw new DownloadError('bad_redirect', { code: 'unreadableRedirect', values: { host: from.host } });
  if (to.protocol !== 'https:' && to.origin !== configured.origin)
    throw new DownloadError('bad_redirect', {
      code: 'openRedirect',
      values: { host: from.host, to: to.host },
    });
  return to;
}

function extentOf(
  answer: Dispatcher.ResponseData,
  asked: number,
): { offset: number; sizeBytes: number | undefined } {
  const { statusCode, headers } = answer;
  checkStatus(statusCode, headers['retry-after']?.toString());
  const type = headers['content-type']?.toString() ?? '';
  if (/^\s*(text\/html|application\/xhtml)/i.test(type))
    throw new DownloadError('bad_answer', { code: 'webPage' });
  if (!/^(identity)?$/i.test(headers['content-encoding']?.toString() ?? ''))
    throw new DownloadError('bad_answer', { code: 'compressed' });
  const length = wholeNumber(headers['content-length']?.toString());
  if (statusCode === 200) return { offset: 0, sizeBytes: length };
  const [, start, total] =
    /^bytes (\d+)-\d+\/(\d+|\*)$/.exec(headers['content-range']?.toString() ?? '') ?? [];
  if (Number(start) !== asked) throw new DownloadError('bad_answer', { code: 'otherPart' });
  return { offset: asked, sizeBytes: wholeNumber(total) };
}

function checkStatus(status: number, retryAfter: string | undefined): void {
  if (status === 200 || status === 206) return;
  if (status === 404 || status === 410) throw new DownloadError('not_found', { code: 'notThere' });
  if (status === 401 || status === 403)
    throw new DownloadError('refused', { code: 'mayNotBeRead', values: { status } });
  if (status === 429) {
    const wait = wholeNumber(retryAfter);
    throw new DownloadError(
      'too_many_requests',
      wait === undefined
        ? { code: 'tooManyRequests' }
        : { code: 'tooManyRequestsFor', values: { seconds: wait } },
    );
  }
  if (status >= 500) throw new DownloadError('unreachable', { code: 'serverFault', values: { status } });
  throw new DownloadError('bad_answer', { code: 'senseless', values: { status } });
}

function wholeNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

/** An entity tag that is a SHA-256, as hubs give it for large files. */
function hashOf(etag: string | undefined): string | undefined {
  return /^(?:W\/)?"?([0-9a-f]{64})"?$/.exec(etag ?? '')?.[1];
}

function strong(etag: string | undefined): string | undefined {
  return etag?.startsWith('"') ? etag : undefined;
}
