/** Downloads a feed from an address that nobody vouches for: only when it has changed, and on from where it broke off. */

import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ifThere } from '../domain/if-there.ts';
import { parsedJson } from '../domain/parsed-json.ts';
import { createDeadline } from './deadline.ts';
import { DownloadError, type DownloadFailure, type DownloadReason } from './download-file-error.ts';
import { FetchRefused, type RefusalReason } from './fetch-refused.ts';
import type { PlainAnswer, SafeFetch } from './safe-fetch.ts';

/** What a server says about the version of a file that it sends. */
export interface FeedVersion {
  readonly etag?: string | undefined;
  readonly lastModified?: string | undefined;
}

export interface FeedDownload {
  readonly url: string;
  /** Where the file goes. While it is under way it is `PATH.part`, which a later call continues. */
  readonly path: string;
  /** The version that need not be sent again. */
  readonly known?: FeedVersion | undefined;
  readonly onProgress?: (receivedBytes: number, sizeBytes: number | undefined) => void;
  readonly signal?: AbortSignal;
}

/** The version that was downloaded; undefined when the known one is still the newest. */
export type DownloadFeed = (download: FeedDownload) => Promise<FeedVersion | undefined>;

export interface DownloadFeedSettings {
  /** Of the file as it is sent. */
  readonly sizeBytesMax: number;
  /** In all, repetitions included. */
  readonly timeoutMs: number;
  /** How long nothing may arrive. */
  readonly idleTimeoutMs: number;
  /** Before the first repetition; doubles. */
  readonly retryDelayMs: number;
}

/** Repetitions that bring no byte further before it is given up. */
const fruitlessMax = 3;
/** Even a server that sends a few bytes each time is given up. */
const attemptsMax = 50;

/** Rejects with DownloadError, whose message is for the operator, or with what the disk says. */
export function createDownloadFeed(
  settings: DownloadFeedSettings,
  { safeFetch }: { readonly safeFetch: SafeFetch },
): DownloadFeed {
  return async (download) => {
    await mkdir(dirname(download.path), { recursive: true, mode: 0o700 });
    const deadline = createDeadline(settings.timeoutMs, download.signal);
    const means = { settings, safeFetch, signal: deadline.signal };
    try {
      return await receiveWhole(download, means);
    } catch (error) {
      throw error instanceof FetchRefused ? downloadFeedError(error, settings.sizeBytesMax) : error;
    } finally {
      deadline.clear();
    }
  };
}

interface Means {
  readonly settings: DownloadFeedSettings;
  readonly safeFetch: SafeFetch;
  readonly signal: AbortSignal;
}

async function receiveWhole(download: FeedDownload, means: Means): Promise<FeedVersion | undefined> {
  let fruitless = 0;
  for (let attempt = 1; ; attempt++) {
    const before = (await partOf(download.path)).sizeBytes;
    try {
      return await receive(download, means);
    } catch (error) {
      fruitless = (await partOf(download.path)).sizeBytes > before ? 0 : fruitless + 1;
      if (!mayPass(error) || fruitless >= fruitlessMax || attempt >= attemptsMax) throw error;
      await pause(means.settings.retryDelayMs * 2 ** fruitless, means.signal);
    }
  }
}

function mayPass(error: unknown): boolean {
  return error instanceof FetchRefused && ['unreachable', 'timeout', 'server_error'].includes(error.reason);
}

async function pause(timeMs: number, signal: AbortSignal): Promise<void> {
  await delay(timeMs, undefined, { signal }).catch((cause) => {
    throw new FetchRefused('timeout', { cause });
  });
}

/** What an earlier attempt left, and of which version it is. */
async function partOf(path: string): Promise<{ sizeBytes: number; version: FeedVersion }> {
  const found = await ifThere(stat(`${path}.part`));
  const told = (await ifThere(readFile(`${path}.part.json`, 'utf8'))) ?? '';
  // Nothing is known of a version whose note was cut off with the machine.
  const version = (parsedJson(told) ?? {}) as FeedVersion;
  return { sizeBytes: found?.size ?? 0, version };
}

async function receive(download: FeedDownload, { settings, safeFetch, signal }: Means) {
  const { path, url, known } = download;
  const part = await partOf(path);
  // Without a version that names these very bytes, the rest of a file may belong to another one.
  const offset = rangeCondition(part.version) === undefined ? 0 : part.sizeBytes;
  const headers = headersOf(offset, part.version, known);
  const answer = await safeFetch.ask(url, { headers, timeoutMs: settings.timeoutMs, signal });
  try {
    if (answer.status === 304 && known) {
      await forgetPart(path);
      return undefined;
    }
    if (answer.status === 416 || (answer.status === 206 && startOf(answer) !== offset)) {
      await forgetPart(path);
      throw new FetchRefused('unreachable');
    }
    checkAnswer(answer);
    const goesOn = answer.status === 206;
    const version = goesOn ? part.version : versionOf(answer);
    if (!goesOn) {
      // In this order: at no moment may old bytes stand under a new version.
      await forgetPart(path);
      await writeFile(`${path}.part.json`, JSON.stringify(version), { mode: 0o600 });
    }
    await save(answer, goesOn ? offset : 0, download, settings);
    await rename(`${path}.part`, path);
    await forgetPart(path);
    return version;
  } finally {
    answer.close();
  }
}

function headersOf(
  offset: number,
  part: FeedVersion,
  known: FeedVersion | undefined,
): Record<string, string> {
  return {
    accept: 'application/json, application/ld+json, text/csv, text/html;q=0.8, */*;q=0.5',
    // As it is: the rest of a packed answer cannot be asked for, nor can it be told how long it will be.
    'accept-encoding': 'identity',
    ...(known?.etag && { 'if-none-match': known.etag }),
    ...(known?.lastModified && { 'if-modified-since': known.lastModified }),
    ...(offset > 0 && { range: `bytes=${offset}-`, 'if-range': rangeCondition(part) ?? '' }),
  };
}

/** RFC 9110: a weak tag says that two files are as good as equal, which is not enough to join their halves. */
function rangeCondition({ etag, lastModified }: FeedVersion): string | undefined {
  if (etag !== undefined) return etag.startsWith('"') ? etag : undefined;
  return lastModified;
}

function versionOf({ headers }: PlainAnswer): FeedVersion {
  const [etag, lastModified] = [headers.etag?.toString(), headers['last-modified']?.toString()];
  return { ...(etag && { etag }), ...(lastModified && { lastModified }) };
}

function startOf({ headers }: PlainAnswer): number {
  return Number(/^bytes (\d{1,15})-/.exec(headers['content-range']?.toString() ?? '')?.[1]);
}

function checkAnswer({ status, headers }: PlainAnswer): void {
  if (status >= 400 && status < 500) throw new FetchRefused('not_found', { status });
  if (status !== 200 && status !== 206) throw new FetchRefused('server_error', { status });
  // Files that are packed with these are known by their first bytes and unpacked when they are read.
  if (!/^(?:identity|x-gzip|gzip|zstd)?$/i.test(headers['content-encoding']?.toString().trim() ?? ''))
    throw new FetchRefused('wrong_type');
}

async function save(
  answer: PlainAnswer,
  offset: number,
  { path, onProgress }: FeedDownload,
  { sizeBytesMax, idleTimeoutMs }: DownloadFeedSettings,
): Promise<void> {
  const length = answer.headers['content-length']?.toString();
  const sizeBytes = length === undefined ? undefined : offset + Number(length);
  if ((sizeBytes ?? 0) > sizeBytesMax) throw await tooLarge(path);
  let isSilent = false;
  const watch = setTimeout(() => {
    isSilent = true;
    answer.close();
  }, idleTimeoutMs);
  const file = await open(`${path}.part`, offset === 0 ? 'w' : 'a', 0o600);
  let receivedBytes = offset;
  try {
    for await (const chunk of answer.body) {
      watch.refresh();
      receivedBytes += chunk.length;
      if (receivedBytes > sizeBytesMax) throw await tooLarge(path);
      await file.appendFile(chunk);
      onProgress?.(receivedBytes, sizeBytes);
    }
    await file.sync();
  } catch (error) {
    throw isSilent ? new FetchRefused('timeout', { cause: error }) : error;
  } finally {
    clearTimeout(watch);
    await file.close();
  }
}

async function tooLarge(path: string): Promise<FetchRefused> {
  await forgetPart(path);
  return new FetchRefused('too_large');
}

async function forgetPart(path: string): Promise<void> {
  await rm(`${path}.part`, { force: true });
  await rm(`${path}.part.json`, { force: true });
}

/** Of each refusal: what kind of failure it is, and why, where no status says more. */
const failures: Readonly<Record<RefusalReason, readonly [DownloadFailure, DownloadReason]>> = {
  offline: ['offline', { code: 'feedOffline' }],
  bad_url: ['bad_redirect', { code: 'feedNotWeb' }],
  too_many_redirects: ['bad_redirect', { code: 'feedRedirects' }],
  forbidden_address: ['refused', { code: 'feedPrivate' }],
  name_not_found: ['unreachable', { code: 'feedNoHost' }],
  too_large: ['too_large', { code: 'feedTooLarge', values: { megabytes: 0 } }],
  wrong_type: ['bad_answer', { code: 'feedPacked' }],
  timeout: ['timeout', { code: 'feedSlow' }],
  unreachable: ['unreachable', { code: 'feedBroke' }],
  not_found: ['refused', { code: 'feedRefused' }],
  server_error: ['unreachable', { code: 'feedServerFault' }],
};

/** What went wrong with a feed, for the operator who named it. */
function downloadFeedError(refused: FetchRefused, sizeBytesMax: number): DownloadError {
  const { reason, status } = refused;
  const [failure, usual] = failures[reason];
  const because = (kind: DownloadFailure, why: DownloadReason) => new DownloadError(kind, why, refused);
  if (reason === 'too_large') {
    const megabytes = Math.round(sizeBytesMax / 1024 ** 2);
    return because(failure, { code: 'feedTooLarge', values: { megabytes } });
  }
  if (status === undefined) return because(failure, usual);
  const values = { status };
  if (status === 404 || status === 410) return because('not_found', { code: 'feedNotThere', values });
  if (status === 429) return because('too_many_requests', { code: 'feedTooManyRequests' });
  if (reason === 'server_error') return because(failure, { code: 'feedServerFaultWith', values });
  return because(failure, { code: 'feedRefusedWith', values });
}
