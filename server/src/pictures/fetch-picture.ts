/** Brings a linked picture onto this machine's disk, for as long as its check lasts. */
import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { SafeFetch } from '../net/safe-fetch.ts';

/** Design: a page or an image in all. */
const timeoutMs = 25_000;

export interface PictureFile {
  readonly path: string;
  close(): Promise<void>;
}

/** Rejects with FetchRefused, and then leaves nothing behind. */
export async function fetchPicture(
  url: string,
  { folder, sizeBytesMax }: { readonly folder: string; readonly sizeBytesMax: number },
  { safeFetch, signal }: { readonly safeFetch: SafeFetch; readonly signal: AbortSignal },
): Promise<PictureFile> {
  const { body } = await safeFetch.stream(url, { kinds: ['image'], sizeBytesMax, timeoutMs, signal });
  const path = join(folder, randomUUID());
  const close = () => rm(path, { force: true }).catch(() => undefined);
  try {
    const handle = await open(path, 'w', 0o600);
    await pipeline(body, handle.createWriteStream());
  } catch (error) {
    body.destroy();
    await close();
    throw error;
  }
  return { path, close };
}
