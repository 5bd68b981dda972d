/** Brings a linked image or video onto this machine's disk, for as long as its check lasts. */
import { randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { orDiskFull } from '../domain/disk-full.ts';
import { reportFault } from '../domain/fault-report.ts';
import { FetchRefused } from './fetch-refused.ts';
import type { SafeFetch } from './safe-fetch.ts';
import type { MediaKind } from './sniff.ts';

/** Design, in all: a page or an image, and a video. */
const timeoutsMs = { image: 25_000, video: 60_000 } as const;

/** A moving image is an image by its first bytes, and may be checked as a video. */
const movingImages: ReadonlySet<string> = new Set(['image/gif', 'image/webp']);

const kindsOf: Readonly<Record<'image' | 'video', readonly MediaKind[]>> = {
  image: ['image'],
  video: ['video', 'image'],
};

export interface FetchedFile {
  readonly path: string;
  close(): Promise<void>;
}

export interface FileSettings {
  readonly kind: 'image' | 'video';
  /** Where its file lies meanwhile; made when it is not there. */
  readonly folder: string;
  /** The connection is cut off where it is larger. */
  readonly sizeBytesMax: number;
}

/** Rejects with FetchRefused, or with the problem of a full disk, and then leaves nothing behind. */
export async function fetchFile(
  url: string,
  { kind, folder, sizeBytesMax }: FileSettings,
  { safeFetch, signal }: { readonly safeFetch: SafeFetch; readonly signal: AbortSignal },
): Promise<FetchedFile> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const fetched = await safeFetch.stream(url, {
    kinds: kindsOf[kind],
    sizeBytesMax,
    timeoutMs: timeoutsMs[kind],
    signal,
  });
  const { body } = fetched;
  const path = join(folder, randomUUID());
  const close = () =>
    rm(path, { force: true }).catch((error) => reportFault(error, { place: 'net/fetch-file' }));
  try {
    if (kind === 'video' && fetched.kind === 'image' && !movingImages.has(fetched.mediaType)) {
      throw new FetchRefused('wrong_type');
    }
    const handle = await open(path, 'w', 0o600);
    await pipeline(body, handle.createWriteStream());
  } catch (error) {
    body.destroy();
    await close();
    throw orDiskFull(error);
  }
  return { path, close };
}
