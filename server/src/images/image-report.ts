/** Everything that the analyses on this machine find out about one image, and the promise of who examines it. */
import type { Exif } from '@riscontro/contract';
import type { ImageMethod, ImageSignal } from '../domain/media-signal.ts';
import type { ImageFormat } from '../media/image.ts';
import type { ImageHashes } from '../similarity/image-hashes.ts';

/** The file's own fields, as they are written in it. */
export interface PlainExif {
  readonly make?: string;
  readonly model?: string;
  readonly software?: string;
  /** `YYYY:MM:DD HH:MM:SS` */
  readonly taken?: string;
  readonly orientation?: number;
  readonly latitude?: number;
  readonly longitude?: number;
}

export interface ImageReport {
  readonly format: ImageFormat;
  readonly width: number;
  readonly height: number;
  /** Of the methods that ran or looked whether they apply; the others are not in it. */
  readonly signals: readonly ImageSignal[];
  readonly exif?: Exif;
  readonly plainExif: PlainExif;
  readonly c2pa: 'none' | 'valid' | 'invalid';
  /** By which it is found again. */
  readonly hashes: ImageHashes;
  /** WebP, upright, at most 1,024 pixels a side, without metadata. */
  readonly preview: Uint8Array;
  /** PNGs to lay over the preview. */
  readonly maps: readonly { readonly method: ImageMethod; readonly png: Uint8Array }[];
  /** Grey PNG of all maps in one, brighter where more stands out; only when it was asked for. */
  readonly whereToLook?: Uint8Array;
  /** Grey PNG to read text from; only where there seems to be some. */
  readonly textImage?: Uint8Array;
}

/** The steps that take a while, in their order. */
export const imagePhases = ['decodifica', 'provenienza', 'compressione', 'pixel', 'copie'] as const;
export type ImageFilePhase = (typeof imagePhases)[number];

export interface ExamineOptions {
  readonly signal: AbortSignal;
  readonly onPhase?: (phase: ImageFilePhase) => void;
  /** Also draw `maps`. */
  readonly wantsMaps?: boolean;
  /** Also make `whereToLook`. */
  readonly wantsOneMap?: boolean;
}

/**
 * Reads the file at `path` in a process of its own. Rejects with ImageRefused for a file that cannot be examined,
 * with the signal's reason when it fires, and leaves nothing behind.
 */
export type ExamineImageFile = (path: string, options: ExamineOptions) => Promise<ImageReport>;
