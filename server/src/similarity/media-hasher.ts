/** Hashes files in processes of their own: images, videos, or whatever of both an operator brings. */
import { open, stat } from 'node:fs/promises';
import type { Message, Words } from '@riscontro/words';
import type { z } from 'zod';
import {
  type ImageRefusal,
  ImageRefused,
  MediaRefused,
  type RefusalClass,
  type VideoRefusal,
  VideoRefused,
} from '../media/media-refused.ts';
import { createFileProcessPool } from '../media/process/file-process-pool.ts';
import type { ProcessSettings } from '../media/process/pooled-process.ts';
import { formatBytes, videoFormat } from '../media/video/video-format.ts';
import { HashesShape, VideoHashesShape } from './hashes-shape.ts';
import type { ImageHashes } from './image-hashes.ts';
import type { VideoHashes } from './video-hashes.ts';

/** Why a file or a link has no hashes, as a code of the terminal's words. */
export type HashFault = Message<Words['terminal']['hashing']['faults']>;

export type Hashed<Hashes> = { readonly hashes: Hashes } | { readonly fault: HashFault };
export type HashedImage = Hashed<ImageHashes>;
export type HashedMedia = HashedImage | { readonly video: VideoHashes };

export interface FileHasher<Found> {
  /** Rejects only when processes do not work at all, or after `close`. */
  hashFile(path: string): Promise<Found>;
  close(): Promise<void>;
}

export type ImageHasher = FileHasher<HashedImage>;
export type MediaHasher = FileHasher<HashedMedia>;

interface HasherSettings extends Pick<ProcessSettings, 'isolation'> {
  /** Files that are hashed at once; further ones wait. */
  readonly processes: number;
}

/** `sizeBytesMax`: larger files are refused. */
export const createImageHasher = (
  settings: HasherSettings & { readonly sizeBytesMax: number },
): ImageHasher => createFileHasher(imageHashing, settings);

export function createMediaHasher({
  imageBytesMax,
  videoBytesMax,
  ...settings
}: HasherSettings & { readonly imageBytesMax: number; readonly videoBytesMax: number }): MediaHasher {
  const images = createFileHasher(imageHashing, { ...settings, sizeBytesMax: imageBytesMax });
  const videos = createFileHasher(videoHashing, { ...settings, sizeBytesMax: videoBytesMax });
  return {
    async hashFile(path) {
      // All that is no video is an image or is told what is wrong with it.
      if (!(await isVideo(path))) return images.hashFile(path);
      const found = await videos.hashFile(path);
      return 'fault' in found ? found : { video: found.hashes };
    },
    async close() {
      await Promise.all([images.close(), videos.close()]);
    },
  };
}

/** How files of one kind are hashed. */
interface Hashing<Hashes, Reason extends ImageRefusal | VideoRefusal> {
  readonly entry: URL;
  readonly shape: z.ZodType<Hashes>;
  readonly refused: RefusalClass<Reason>;
  readonly medium: 'image' | 'video';
  readonly timeoutMs: number;
  readonly memoryBytesMax: number;
}

/** The limits are those of the examinations, which do far more. */
const imageHashing: Hashing<ImageHashes, ImageRefusal> = {
  entry: new URL('./image-hash-process.ts', import.meta.url),
  shape: HashesShape,
  refused: ImageRefused,
  medium: 'image',
  timeoutMs: 30_000,
  memoryBytesMax: 1200 * 1024 * 1024,
};

const videoHashing: Hashing<VideoHashes, VideoRefusal> = {
  entry: new URL('./video-hash-process.ts', import.meta.url),
  shape: VideoHashesShape,
  refused: VideoRefused,
  medium: 'video',
  timeoutMs: 100_000,
  memoryBytesMax: 1024 * 1024 * 1024,
};

function createFileHasher<Hashes, Reason extends ImageRefusal | VideoRefusal>(
  { medium, ...hashing }: Hashing<Hashes, Reason>,
  { processes, sizeBytesMax, isolation }: HasherSettings & { readonly sizeBytesMax: number },
): FileHasher<Hashed<Hashes>> {
  const { signal } = new AbortController();
  const pool = createFileProcessPool<'hash', Hashes, Reason>({
    ...hashing,
    processesMax: processes,
    isolation,
  });
  return {
    async hashFile(path) {
      // The others of a folder are hashed all the same.
      const found = await stat(path).catch(() => undefined);
      if (!found) return { fault: { code: 'notThere' } };
      if (!found.isFile()) return { fault: { code: 'notAFile' } };
      if (found.size > sizeBytesMax)
        return { fault: { code: 'largerThan', values: { megabytes: sizeBytesMax / 1_000_000 } } };
      try {
        return { hashes: await pool.read(path, 'hash', { signal }) };
      } catch (error) {
        if (!(error instanceof MediaRefused)) throw error;
        // The pool refuses with the reasons of its own medium.
        return { fault: { code: medium, values: { reason: error.reason } } as HashFault };
      }
    },
    close: () => pool.close(),
  };
}

/** Moving images are taken for images, by their first frame. */
const imageFormats: ReadonlySet<string> = new Set(['gif', 'webp']);

/** Whether a file is a video by its first bytes. */
async function isVideo(path: string): Promise<boolean> {
  try {
    await using file = await open(path);
    if (!(await file.stat()).isFile()) return false;
    const { buffer, bytesRead } = await file.read(Buffer.alloc(formatBytes), 0, formatBytes, 0);
    return !imageFormats.has(videoFormat(buffer.subarray(0, bytesRead)));
  } catch {
    // Whoever hashes the file will say what is wrong with it.
    return false;
  }
}
