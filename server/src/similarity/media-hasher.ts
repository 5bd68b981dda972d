/** Hashes files in processes of their own: images, videos, or whatever of both an operator brings. */
import { open, stat } from 'node:fs/promises';
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

/** The hashes, or why there are none, in words for the operator. */
export type Hashed<Hashes> = { readonly hashes: Hashes } | { readonly fault: string };
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
  readonly faults: Readonly<Record<Reason, string>>;
  readonly timeoutMs: number;
  readonly memoryBytesMax: number;
}

/** The limits are those of the examinations, which do far more. */
const imageHashing: Hashing<ImageHashes, ImageRefusal> = {
  entry: new URL('./image-hash-process.ts', import.meta.url),
  shape: HashesShape,
  refused: ImageRefused,
  faults: {
    not_an_image: 'is not a picture',
    unsupported_format: 'is in a format that is not read',
    damaged: 'is damaged',
    truncated: 'is not complete',
    too_many_pixels: 'has too many pixels',
    too_small: 'is too small',
    two_files_in_one: 'is a picture and another file in one',
    too_much_work: 'takes too much time or memory',
  },
  timeoutMs: 30_000,
  memoryBytesMax: 1200 * 1024 * 1024,
};

const videoHashing: Hashing<VideoHashes, VideoRefusal> = {
  entry: new URL('./video-hash-process.ts', import.meta.url),
  shape: VideoHashesShape,
  refused: VideoRefused,
  faults: {
    not_a_video: 'is not a video',
    unsupported_format: 'is in a format that is not read',
    unsupported_codec: 'is encoded in a way that is not read',
    damaged: 'is damaged',
    truncated: 'is not complete',
    encrypted: 'is encrypted',
    no_images: 'holds no pictures',
    empty: 'is empty',
    too_long: 'is too long',
    too_many_pixels: 'has too many pixels',
    too_much_work: 'takes too much time or memory',
  },
  timeoutMs: 100_000,
  memoryBytesMax: 1024 * 1024 * 1024,
};

function createFileHasher<Hashes, Reason extends ImageRefusal | VideoRefusal>(
  { faults, ...hashing }: Hashing<Hashes, Reason>,
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
      if (!found) return { fault: 'is not there' };
      if (!found.isFile()) return { fault: 'is not a file' };
      if (found.size > sizeBytesMax) return { fault: `is larger than ${sizeBytesMax / 1_000_000} MB` };
      try {
        return { hashes: await pool.read(path, 'hash', { signal }) };
      } catch (error) {
        if (!(error instanceof MediaRefused)) throw error;
        return { fault: faults[error.reason as Reason] };
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
