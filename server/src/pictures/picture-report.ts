/** Everything that the analyses on this machine find out about one picture, and the promise of who examines it. */
import type { Exif } from '@riscontro/contract';
import type { PictureMethod, PictureSignal } from '../domain/media-signal.ts';
import type { PictureFormat } from '../media/picture.ts';
import type { PictureHashes } from '../similarity/picture-hashes.ts';

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

export interface PictureReport {
  readonly format: PictureFormat;
  readonly width: number;
  readonly height: number;
  /** Of the methods that ran or looked whether they apply; the others are not in it. */
  readonly signals: readonly PictureSignal[];
  readonly exif?: Exif;
  readonly plainExif: PlainExif;
  readonly c2pa: 'none' | 'valid' | 'invalid';
  /** By which it is found again. */
  readonly hashes: PictureHashes;
  /** WebP, upright, at most 1,024 pixels a side, without metadata. */
  readonly preview: Uint8Array;
  /** PNGs to lay over the preview. */
  readonly maps: readonly { readonly method: PictureMethod; readonly png: Uint8Array }[];
  /** Grey PNG of all maps in one, brighter where more stands out; only when it was asked for. */
  readonly whereToLook?: Uint8Array;
  /** Grey PNG to read text from; only where there seems to be some. */
  readonly textPicture?: Uint8Array;
}

/** The steps that take a while, in their order. */
export const picturePhases = ['decodifica', 'provenienza', 'compressione', 'pixel', 'copie'] as const;
export type PicturePhase = (typeof picturePhases)[number];

export interface ExamineOptions {
  readonly signal: AbortSignal;
  readonly onPhase?: (phase: PicturePhase) => void;
  /** Also draw `maps`. */
  readonly wantsMaps?: boolean;
  /** Also make `whereToLook`. */
  readonly wantsOneMap?: boolean;
}

/**
 * Reads the file at `path` in a process of its own. Rejects with PictureRefused for a file that cannot be examined,
 * with the signal's reason when it fires, and leaves nothing behind.
 */
export type ExaminePicture = (path: string, options: ExamineOptions) => Promise<PictureReport>;
