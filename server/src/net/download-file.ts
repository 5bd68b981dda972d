/** Downloads a file of any size from a configured host: goes on where it broke off, and keeps only what is proven right. */

import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Agent } from 'undici';
import { ifThere } from '../domain/if-there.ts';
import { askForFile, networkError } from './download-file-answer.ts';
import { DownloadError } from './download-file-error.ts';

export interface Download {
  readonly url: URL;
  /** Where the file goes. While it is under way it is `PATH.part`, which a later call continues. */
  readonly path: string;
  readonly sizeBytesMax: number;
  /** Known beforehand; what the server states has to agree. */
  readonly sizeBytes?: number | undefined;
  readonly sha256?: string | undefined;
  readonly onProgress?: (receivedBytes: number, sizeBytes: number | undefined) => void;
  readonly signal: AbortSignal;
}

export interface Downloaded {
  readonly sizeBytes: number;
  readonly sha256: string;
}

/** Rejects with DownloadError, or with the reason of the signal. */
export type DownloadFile = (download: Download) => Promise<Downloaded>;

export interface DownloadSettings {
  readonly offline: boolean;
  readonly userAgent: string;
  /** How long nothing may arrive; default 30 s. */
  readonly idleTimeoutMs?: number;
  /** Before the first repetition; doubles. Default 1 s. */
  readonly retryDelayMs?: number;
}

/** Repetitions that bring no byte further before it is given up. */
const fruitlessMax = 3;
/** Even a server that sends a few bytes each time is given up. */
const attemptsMax = 100;

export function createDownloadFile(settings: DownloadSettings): DownloadFile {
  const { idleTimeoutMs = 30_000, retryDelayMs = 1_000, offline, userAgent } = settings;
  return async (download) => {
    if (offline) throw new DownloadError('offline', { code: 'offline' });
    await mkdir(dirname(download.path), { recursive: true, mode: 0o700 });
    const agent = new Agent({ connect: { timeout: idleTimeoutMs }, maxHeaderSize: 64 * 1024 });
    const part = await openPart(download);
    try {
      let fruitless = 0;
      for (let attempt = 1; ; attempt += 1) {
        const before = part.sizeBytes;
        try {
          return await receive(part, download, { agent, idleTimeoutMs, userAgent });
        } catch (error) {
          fruitless = part.sizeBytes > before ? 0 : fruitless + 1;
          if (!mayBreakOff(error) || fruitless >= fruitlessMax || attempt >= attemptsMax) throw error;
          await delay(retryDelayMs * 2 ** fruitless, undefined, { signal: download.signal });
        }
      }
    } finally {
      await agent.destroy();
    }
  };
}

function mayBreakOff(error: unknown): boolean {
  return error instanceof DownloadError && ['unreachable', 'timeout'].includes(error.failure);
}

/** What has arrived: on disk, and hashed up to there. */
interface Part {
  readonly path: string;
  sizeBytes: number;
  hash: Hash;
  etag: string | undefined;
}

/** Takes up what an earlier call left, where a hash will tell in the end whether it belongs to the same file. */
async function openPart({ path, sha256, signal }: Download): Promise<Part> {
  const part: Part = { path: `${path}.part`, sizeBytes: 0, hash: createHash('sha256'), etag: undefined };
  const found = sha256 === undefined ? undefined : await ifThere(stat(part.path));
  if (!found?.isFile()) {
    await startAgain(part);
    return part;
  }
  for await (const chunk of createReadStream(part.path, {
    highWaterMark: 1024 * 1024,
    signal,
  }) as AsyncIterable<Buffer>) {
    part.hash.update(chunk);
    part.sizeBytes += chunk.length;
  }
  return part;
}

async function startAgain(part: Part): Promise<void> {
  await rm(part.path, { force: true, recursive: true });
  part.sizeBytes = 0;
  part.hash = createHash('sha256');
}

type Line = Pick<Parameters<typeof askForFile>[0], 'agent' | 'idleTimeoutMs' | 'userAgent'>;

async function receive(part: Part, download: Download, line: Line): Promise<Downloaded> {
  const { url, signal, sizeBytesMax } = download;
  const whole = download.sha256 !== undefined && part.sizeBytes > 0 && part.sizeBytes === download.sizeBytes;
  if (whole) return finish(part, download, download.sha256);
  // Asking for what lies after the end would be refused.
  if (download.sizeBytes !== undefined && part.sizeBytes >= download.sizeBytes) await startAgain(part);
  const answer = await askForFile({ url, signal, offset: part.sizeBytes, etag: part.etag, ...line });
  try {
    const sha256 = agreed(
      download.sha256,
      answer.sha256,
      (values) => new DownloadError('wrong_hash', { code: 'otherHash', values }),
    );
    const sizeBytes = agreed(
      download.sizeBytes,
      answer.sizeBytes,
      (values) => new DownloadError('wrong_size', { code: 'otherSize', values }),
    );
    if ((sizeBytes ?? 0) > sizeBytesMax) throw tooLarge(sizeBytesMax);
    if (answer.offset === 0) await startAgain(part);
    part.etag = answer.etag;
    await save(answer.body, part, sizeBytes ?? sizeBytesMax, download, sizeBytes);
    if (sizeBytes !== undefined && part.sizeBytes < sizeBytes)
      throw new DownloadError('unreachable', {
        code: 'brokeOff',
        values: { host: url.host, received: part.sizeBytes, size: sizeBytes },
      });
    return await finish(part, download, sha256);
  } catch (error) {
    throw signal.aborted ? signal.reason : networkError(url, error);
  } finally {
    answer.body.on('error', () => undefined).destroy();
  }
}

async function save(
  body: AsyncIterable<Buffer>,
  part: Part,
  limitBytes: number,
  { onProgress, sizeBytesMax }: Download,
  sizeBytes: number | undefined,
): Promise<void> {
  const file = await open(part.path, part.sizeBytes === 0 ? 'w' : 'a', 0o600);
  try {
    for await (const chunk of body) {
      if (part.sizeBytes + chunk.length > limitBytes) {
        await startAgain(part);
        throw sizeBytes === undefined
          ? tooLarge(sizeBytesMax)
          : new DownloadError('wrong_size', { code: 'moreThanStated', values: { size: sizeBytes } });
      }
      await file.appendFile(chunk);
      part.hash.update(chunk);
      part.sizeBytes += chunk.length;
      onProgress?.(part.sizeBytes, sizeBytes);
    }
  } finally {
    await file.close();
  }
}

/** Gives the file its name once its hash is right; a wrong one is thrown away, so that the next call starts anew. */
async function finish(
  part: Part,
  { path, url }: Download,
  expected: string | undefined,
): Promise<Downloaded> {
  const sha256 = part.hash.copy().digest('hex');
  if (expected !== undefined && sha256 !== expected) {
    await startAgain(part);
    throw new DownloadError('wrong_hash', { code: 'otherFile', values: { host: url.host } });
  }
  await rename(part.path, path);
  return { sizeBytes: part.sizeBytes, sha256 };
}

function agreed<T>(
  known: T | undefined,
  stated: T | undefined,
  otherwise: (values: { stated: T; known: T }) => DownloadError,
): T | undefined {
  if (known !== undefined && stated !== undefined && known !== stated) throw otherwise({ stated, known });
  return known ?? stated;
}

function tooLarge(sizeBytesMax: number): DownloadError {
  const megabytes = Math.round(sizeBytesMax / 1024 / 1024);
  return new DownloadError('too_large', { code: 'tooLarge', values: { megabytes } });
}
