/** A video, decoded once from beginning to end: what every analysis of it gets. */
import type { Pixels } from '../image.ts';

export const videoFormats = [
  'mp4',
  'mov',
  '3gp',
  'webm',
  'matroska',
  'avi',
  'mpegts',
  'gif',
  'webp',
] as const;
export type VideoFormat = (typeof videoFormats)[number];

/** What the file says of itself before anything is decoded. */
export interface VideoFacts {
  readonly format: VideoFormat;
  readonly durationSeconds: number;
  /** As stored, before any turning. */
  readonly width: number;
  readonly height: number;
  /** Clockwise quarter turns that a player makes before it shows a frame: 0 to 3. */
  readonly quarterTurns: number;
  /** Frames a second, on average; 0 where the file does not say. */
  readonly frameRate: number;
  /** FFmpeg's short names: `h264`, `hevc`, `vp9`, `av1`, … */
  readonly videoCodec: string;
  readonly sound?: SoundFacts;
}

export interface SoundFacts {
  /** `aac`, `opus`, `mp3`, … */
  readonly codec: string;
  readonly sampleRate: number;
  readonly channels: number;
  /** When the first sample sounds and how long the track lasts, by its packets. */
  readonly startSeconds: number;
  readonly durationSeconds: number;
}

/** `i` stands for itself, `p` and `b` are made from others; `unknown` where the codec does not tell. */
export type FrameKind = 'unknown' | 'i' | 'p' | 'b';
export const frameKinds: readonly FrameKind[] = ['unknown', 'i', 'p', 'b'];

/** One decoded frame. Its functions answer only until the next frame is taken. */
export interface VideoFrame {
  /** Among the decoded frames. */
  readonly index: number;
  readonly timeSeconds: number;
  readonly kind: FrameKind;
  /** Bytes that it takes in the file; 0 where unknown. */
  readonly bytes: number;
  /** As stored. Usually that of the video; a stream may change it. */
  readonly width: number;
  readonly height: number;
  /** Luminance scaled to this size by area, as stored (not turned), one byte a pixel without padding. */
  grey(size: { readonly width: number; readonly height: number }): Uint8Array;
  /** The luminance as it was decoded, in full size, 8 bits; `stride` bytes a row. */
  luminance(): { readonly bytes: Uint8Array; readonly stride: number };
  /** Colours, upright, with no side above `sideMax`; made smaller, never larger. */
  colours(sideMax: number): Pixels;
  /** Mean of the blue and of the red difference, 128 in grey. */
  tint(): { readonly blue: number; readonly red: number };
}

/** All frames, small, in the order in which they are shown. */
export interface FrameTrack {
  readonly count: number;
  /** Seconds from the start of the video, rising. */
  readonly times: Float64Array;
  /** Index into `frameKinds`. */
  readonly kinds: Uint8Array;
  /** Bytes that the frame takes in the file; 0 where unknown. */
  readonly bytes: Uint32Array;
  /** Of `small`. */
  readonly width: number;
  readonly height: number;
  /** Luminance of every frame one after another, `width × height` bytes each. */
  readonly small: Uint8Array;
  /** Mean of the blue and of the red difference, to see colours change. */
  readonly blue: Float32Array;
  readonly red: Float32Array;
  /** Standard deviation of the fine noise in full size, in grey levels (robust; 0 in flat or saturated frames). */
  readonly noise: Float32Array;
  /** Strength of the finest detail in full size (variance of the Laplacian on textured places). */
  readonly sharpness: Float32Array;
  /** Strength of the 8 × 8 block borders in full size, 1 where there are none. */
  readonly blockiness: Float32Array;
  /** Frames that were left out for time after each kept one: 0 everywhere when every frame was decoded. */
  readonly stride: number;
  /** Where the examination ended, when the video is longer than what could be decoded in time. */
  readonly examinedSeconds: number;
}

/**
 * The sound, all channels mixed into one, as measures of short steps: samples of ten minutes would take more memory
 * than everything else together.
 */
export interface SoundTrack {
  /** Of what was measured: at most 48,000. */
  readonly sampleRate: number;
  /** When the first step begins, in seconds of the video. */
  readonly startSeconds: number;
  /** The length of one step. */
  readonly stepSeconds: number;
  readonly count: number;
  /** The largest sample of each step, 0 to 1. */
  readonly peak: Float32Array;
  /** The mean of the squared samples of each step. */
  readonly power: Float32Array;
  /** The power of each step by frequency, `bands` numbers a step, each of a band `bandHertz` wide from 0 upwards. */
  readonly spectrum: Float32Array;
  readonly bands: number;
  readonly bandHertz: number;
}

/** What the analyses of time and sound look at. */
export interface Recording {
  readonly facts: VideoFacts;
  readonly frames: FrameTrack;
  /** Absent: the video has no sound, or it could not be decoded. */
  readonly sound?: SoundTrack;
}

/** A frame in colour for the methods that look at images. */
export interface Still {
  /** Among the frames of the track. */
  readonly index: number;
  readonly timeSeconds: number;
  readonly kind: FrameKind;
  /** Upright. */
  readonly pixels: Pixels;
}
