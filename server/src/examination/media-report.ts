/** What the analyses on this machine find out about one file, whatever it is, and the promise of who examines it. */
import type { Exif } from '@riscontro/contract/inside';
import type { MediaSignal } from '../domain/media-signal.ts';
import type { ImageHash } from '../similarity/image-index.ts';

export interface MediaReport {
  /** Of the methods that ran or looked whether they apply; the others are not in it. */
  readonly signals: readonly MediaSignal[];
  readonly exif?: Exif;
  readonly c2pa: 'none' | 'valid' | 'invalid';
  /** By which it is found again; `stored` is what is kept of it. */
  readonly hashes: { readonly stored: readonly ImageHash[] };
  /** WebP, upright, at most 1,024 pixels a side, without metadata: what stands for the file. */
  readonly preview: Uint8Array;
}

export interface ExaminationProgress<Phase extends string> {
  readonly phase: Phase;
  /** Of the whole examination, 0 to 100; absent where that is not known. */
  readonly percent?: number;
}

export interface ExamineOptions<Phase extends string> {
  readonly signal: AbortSignal;
  readonly onProgress?: ((progress: ExaminationProgress<Phase>) => void) | undefined;
  /** Told while others are examined first, again whenever it changes: how many are before this one. */
  readonly onWait?: ((before: number) => void) | undefined;
}

/**
 * Reads the file at `path` in a process of its own. Rejects with a refusal for a file that cannot be examined, with the
 * signal's reason when it fires, and leaves nothing behind. `Wishes`: what is made only where it is asked for.
 */
export type ExamineFile<Report, Phase extends string, Wishes> = (
  path: string,
  options: ExamineOptions<Phase> & Partial<Wishes>,
) => Promise<Report>;
