/** What the analyses on this machine find out about one video. */
import type { MediaPhase } from '@riscontro/contract/inside';
import type { VideoFacts } from '../../media/video/video.ts';
import type { VideoHashes } from '../../similarity/video-hashes.ts';
import type { ExaminationProgress, ExamineFile, MediaReport } from '../media-report.ts';

export interface VideoReport extends MediaReport {
  readonly facts: VideoFacts;
  readonly hashes: VideoHashes;
  /** Small WebPs of the moments that raised a signal, each once; only when they were asked for. */
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

export interface VideoWishes {
  readonly wantsStills: boolean;
  readonly wantsForDetectors: boolean;
  readonly wantsForVoices: VoiceWish | undefined;
}

/** Previews of moments, and frames and sounds for detectors, in one report. */
export const stillsMax = 24;
export const forDetectorsMax = 8;
export const forVoicesMax = 8;

/** The steps that take a while, in their order. */
export const videoPhases = [
  'decoding',
  'provenance',
  'frames',
  'time',
  'sound',
  'pixels',
] as const satisfies readonly MediaPhase[];
export type VideoPhase = (typeof videoPhases)[number];

export type VideoProgress = Required<ExaminationProgress<VideoPhase>>;

export type ExamineVideoFile = ExamineFile<VideoReport, VideoPhase, VideoWishes>;
