/** Hashes files in processes of their own, and trusts nothing of what comes back but its checked shape. */
import { stat } from 'node:fs/promises';
import { type ImageRefusal, refusalReasons } from '../media/image-refused.ts';
import { faultOfFile } from '../media/process/fault-of-file.ts';
import type { ProcessSettings } from '../media/process/pooled-process.ts';
import { createProcessPool } from '../media/process/process-pool.ts';
import type { HashCall } from './hash-process.ts';
import { HashesShape } from './hashes-shape.ts';
import type { ImageHashes } from './image-hashes.ts';

export interface ImageHasherSettings extends Pick<ProcessSettings, 'isolation'> {
  /** Files that are hashed at once; further ones wait. */
  readonly processes: number;
  /** Larger files are refused. */
  readonly sizeBytesMax: number;
}

/** The hashes, or why there are none, in words for the operator. */
export type HashedFile = { readonly hashes: ImageHashes } | { readonly fault: string };

export interface ImageHasher {
  /** Rejects only when processes do not work at all, or after `close`. */
  hashFile(path: string): Promise<HashedFile>;
  close(): Promise<void>;
}

/** The limits of the examination of an image, which does far more. */
const timeoutMs = 30_000;
const memoryBytesMax = 1200 * 1024 * 1024;

const faults: Readonly<Record<ImageRefusal, string>> = {
  not_an_image: 'is not a picture',
  unsupported_format: 'is in a format that is not read',
  damaged: 'is damaged',
  truncated: 'is not complete',
  too_many_pixels: 'has too many pixels',
  too_small: 'is too small',
  two_files_in_one: 'is a picture and another file in one',
  too_much_work: 'takes too much time or memory',
};

class HashRefused extends Error {}

export function createImageHasher(settings: ImageHasherSettings): ImageHasher {
  const { processes, sizeBytesMax, isolation } = settings;
  const { signal } = new AbortController();
  const pool = createProcessPool<HashCall, unknown>({
    entry: new URL('./hash-process.ts', import.meta.url),
    processesMax: processes,
    memoryBytesMax,
    isolation,
    revive({ name, fields: { reason } }) {
      const known = refusalReasons.find((one) => one === reason);
      return new HashRefused(name === 'ImageRefused' && known ? faults[known] : 'cannot be read');
    },
  });
  async function faultOf(error: unknown): Promise<string> {
    if (error instanceof HashRefused) return error.message;
    const fault = await faultOfFile(error, () => pool.run('get ready', { signal, timeoutMs }));
    if (!fault) throw error;
    return faults[fault];
  }
  return {
    async hashFile(path) {
      const found = await stat(path).catch(() => undefined);
      if (!found) return { fault: 'is not there' };
      if (!found.isFile()) return { fault: 'is not a file' };
      if (found.size > sizeBytesMax) return { fault: `is larger than ${sizeBytesMax / 1_000_000} MB` };
      try {
        return { hashes: HashesShape.parse(await pool.run('hash', { file: path, signal, timeoutMs })) };
      } catch (error) {
        return { fault: await faultOf(error) };
      }
    },
    close: () => pool.close(),
  };
}
