/** What the analyses on this machine find out about one image. */
import type { MediaPhase } from '@riscontro/contract/inside';
import type { MediaMethod } from '../../domain/media-signal.ts';
import type { ImageFormat } from '../../media/image.ts';
import type { ImageHashes } from '../../similarity/image-hashes.ts';
import type { ExamineFile, MediaReport } from '../media-report.ts';

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

export interface ImageReport extends MediaReport {
  readonly format: ImageFormat;
  readonly width: number;
  readonly height: number;
  readonly plainExif: PlainExif;
  readonly hashes: ImageHashes;
  /** PNGs to lay over the preview; only when they were asked for. */
  readonly maps: readonly { readonly method: MediaMethod; readonly png: Uint8Array }[];
  /** Grey PNG of all maps in one, brighter where more stands out; only when it was asked for. */
  readonly whereToLook?: Uint8Array;
  /** Grey PNG to read text from; only where there seems to be some. */
  readonly textImage?: Uint8Array;
}

export interface ImageWishes {
  /** Also draw `maps`. */
  readonly wantsMaps: boolean;
  /** Also make `whereToLook`. */
  readonly wantsOneMap: boolean;
}

/** The steps that take a while, in their order. */
export const imagePhases = [
  'decoding',
  'provenance',
  'compression',
  'pixels',
  'copies',
] as const satisfies readonly MediaPhase[];
export type ImagePhase = (typeof imagePhases)[number];

export type ExamineImageFile = ExamineFile<ImageReport, ImagePhase, ImageWishes>;
