/** Everything that the analyses on this machine find out about one video, and the promise of who examines it. */
import type { Exif } from '@riscontro/contract';
import type { VideoSignal } from '../domain/media-signal.ts';
import type { VideoFacts } from '../media/video/video.ts';
import type { VideoHashes } from '../similarity/video-hashes.ts';

export interface VideoReport {
  readonly facts: VideoFacts;
  /** Of the methods that ran or looked whether they apply; the others are not in it. */
  readonly signals: readonly VideoSignal[];
  readonly exif?: Exif;
  readonly c2pa: 'none' | 'valid' | 'invalid';
  /** By which it is found again. */
  readonly hashes: VideoHashes;
  /** WebP, upright, at most 1,024 pixels a side: what stands for the video. */
  readonly preview: Uint8Array;
  /** Small WebPs of the moments that raised a signal, each once. */
  readonly stills: readonly { readonly timeSeconds: number; readonly webp: Uint8Array }[];
  /** PNGs in full size, spread over the video, for learned detectors; only when they were asked for. */
  readonly forDetectors: readonly { readonly timeSeconds: number; readonly png: Uint8Array }[];
  /** What is heard, mono, where it is loudest, for detectors of voices; only when it was asked for. */
  readonly forVoices: readonly { readonly fromSeconds: number; readonly samples: Float32Array }[];
}

/** How a detector of voices wants to hear the sound. */
export interface VoiceWish {
  readonly sampleRate: number;
  readonly windowSeconds: number;
}

/** Previews of moments, and frames and sounds for detectors, in one report. */
export const stillsMax = 24;
export const forDetectorsMax = 8;
export const forVoicesMax = 8;

/** The steps that take a while, in their order. */
export const videoPhases = ['decodifica', 'provenienza', 'fotogrammi', 'tempo', 'suono', 'pixel'] as const;
export type VideoPhase = (typeof videoPhases)[number];

export interface VideoProgress {
  readonly phase: VideoPhase;
  /** Of the whole examination, 0 to 100. */
  readonly percent: number;
}

export interface ExamineVideoOptions {
  readonly signal: AbortSignal;
  readonly onProgress?: (progress: VideoProgress) => void;
  /** Told while others are examined first, again whenever it changes: how many are before this one. */
  readonly onWait?: (before: number) => void;
  readonly wantsStills?: boolean;
  readonly wantsForDetectors?: boolean;
  readonly wantsForVoices?: VoiceWish | undefined;
}

/**
 * Reads the file at `path` in a process of its own. Rejects with VideoRefused for a file that cannot be examined, with
 * the signal's reason when it fires, and leaves nothing behind.
 */
export type ExamineVideoFile = (path: string, options: ExamineVideoOptions) => Promise<VideoReport>;
