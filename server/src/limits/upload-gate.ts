/** How many uploads are received at once, and whether the disk has room for one more: asked before a body is read. */
import { statfs } from 'node:fs/promises';
import { AppError } from '../domain/app-error.ts';
import type { Asker } from './rate-limits.ts';

export interface UploadGate {
  /**
   * Lets an upload of so many bytes in; the function returned is called when it is over. Throws the 429 of an asker with
   * too many under way, the 503 of too many in all, and the 507 of a disk that is nearly full.
   */
  enter(askers: readonly Asker[], bytes: number): Promise<() => void>;
}

export interface UploadGateSettings {
  /** In all: uploads, and their bytes together. */
  readonly uploadsMax: number;
  readonly bytesMax: number;
  /** Of one asker. */
  readonly uploadsOfAskerMax: number;
  /** What stays free on the disk. */
  readonly freeBytesMin: number;
}

/** Most uploads are over by then. */
const retrySeconds = 5;
/** How long the free space of a moment ago is good for. */
const rememberedMs = 1_000;

export function createUploadGate(settings: UploadGateSettings, freeBytes: () => Promise<number>): UploadGate {
  const { uploadsMax, bytesMax, uploadsOfAskerMax, freeBytesMin } = settings;
  const underWay = new Map<string, number>();
  let uploads = 0;
  let promised = 0;

  function change(askers: readonly Asker[], step: 1 | -1, bytes: number): void {
    uploads += step;
    promised += step * bytes;
    for (const { name } of askers) {
      const count = (underWay.get(name) ?? 0) + step;
      if (count === 0) underWay.delete(name);
      else underWay.set(name, count);
    }
  }

  return {
    async enter(askers, bytes) {
      if (askers.some(({ name, times }) => (underWay.get(name) ?? 0) >= uploadsOfAskerMax * times)) {
        throw new AppError('tooManyRequests', { reason: { code: 'uploads' }, seconds: retrySeconds });
      }
      if (uploads >= uploadsMax || promised + bytes > bytesMax) {
        throw new AppError('tooManyUploads', { seconds: retrySeconds });
      }
      change(askers, 1, bytes);
      let isOver = false;
      const leave = () => {
        if (!isOver) change(askers, -1, bytes);
        isOver = true;
      };
      try {
        // With what the others under way may still write.
        if ((await freeBytes()) - promised < freeBytesMin) throw new AppError('diskFull');
      } catch (error) {
        leave();
        throw error;
      }
      return leave;
    },
  };
}

/** What is free on the disk of a folder, looked up at most once a second. */
export function createFreeSpace(folder: string): () => Promise<number> {
  let known: { readonly atMs: number; readonly bytes: Promise<number> } | undefined;
  return () => {
    const nowMs = performance.now();
    if (!known || nowMs - known.atMs > rememberedMs) {
      const bytes = statfs(folder).then(
        ({ bavail, bsize }) => bavail * bsize,
        // A file system that does not tell is tried: a full one shows when the file is written.
        () => Number.POSITIVE_INFINITY,
      );
      known = { atMs: nowMs, bytes };
    }
    return known.bytes;
  };
}
