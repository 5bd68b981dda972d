/** Hashes the files that an operator brings, images and videos alike, each in processes of their own. */
import { open } from 'node:fs/promises';
import { faultOfFile } from '../media/process/fault-of-file.ts';
import type { ProcessSettings } from '../media/process/pooled-process.ts';
import { createProcessPool } from '../media/process/process-pool.ts';
import { formatBytes, videoFormat } from '../media/video/video-format.ts';
import { type VideoRefusal, VideoRefused, videoRefusalReasons } from '../media/video/video-refused.ts';
import { VideoHashesShape } from './hashes-shape.ts';
import { createImageHasher, type HashedFile } from './image-hasher.ts';
import type { VideoHashCall } from './video-hash-process.ts';
import type { VideoHashes } from './video-hashes.ts';

export type HashedMedia = HashedFile | { readonly video: VideoHashes };

export interface MediaHasher {
  /** Rejects only when processes do not work at all, or after `close`. */
  hashFile(path: string): Promise<HashedMedia>;
  close(): Promise<void>;
}

export interface MediaHasherSettings extends Pick<ProcessSettings, 'isolation'> {
  /** Files that are hashed at once; further ones wait. */
  readonly processes: number;
  readonly imageBytesMax: number;
  readonly videoBytesMax: number;
}

/** The limits of the examination of a video, which does far more. */
const timeoutMs = 100_000;
const memoryBytesMax = 1024 * 1024 * 1024;

const faults: Readonly<Record<VideoRefusal, string>> = {
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
};

export function createMediaHasher(settings: MediaHasherSettings): MediaHasher {
  const { processes, imageBytesMax, videoBytesMax, isolation } = settings;
  const { signal } = new AbortController();
  const images = createImageHasher({ processes, sizeBytesMax: imageBytesMax, isolation });
  const videos = createProcessPool<VideoHashCall, unknown>({
    entry: new URL('./video-hash-process.ts', import.meta.url),
    processesMax: processes,
    memoryBytesMax,
    isolation,
    revive({ name, fields: { reason } }) {
      const known = videoRefusalReasons.find((one) => one === reason);
      return name === 'VideoRefused' && known ? new VideoRefused(known) : undefined;
    },
  });
  async function faultOf(error: unknown): Promise<string> {
    if (error instanceof VideoRefused) return faults[error.reason];
    const fault = await faultOfFile(error, () => videos.run('get ready', { signal, timeoutMs }));
    if (!fault) throw error;
    return faults[fault];
  }
  return {
    async hashFile(path) {
      const sizeBytes = await videoSize(path);
      // All that is no video is an image or is told what is wrong with it.
      if (sizeBytes === undefined) return images.hashFile(path);
      if (sizeBytes > videoBytesMax) return { fault: `is larger than ${videoBytesMax / 1_000_000} MB` };
      try {
        return { video: VideoHashesShape.parse(await videos.run('hash', { file: path, signal, timeoutMs })) };
      } catch (error) {
        return { fault: await faultOf(error) };
      }
    },
    async close() {
      await Promise.all([images.close(), videos.close()]);
    },
  };
}

/** Moving images are taken for images, by their first frame. */
const imageFormats: ReadonlySet<string> = new Set(['gif', 'webp']);

/** Of a file that is a video by its first bytes. */
async function videoSize(path: string): Promise<number | undefined> {
  try {
    await using file = await open(path);
    const found = await file.stat();
    if (!found.isFile()) return undefined;
    const { buffer, bytesRead } = await file.read(Buffer.alloc(formatBytes), 0, formatBytes, 0);
    return imageFormats.has(videoFormat(buffer.subarray(0, bytesRead))) ? undefined : found.size;
  } catch {
    return undefined;
  }
}
