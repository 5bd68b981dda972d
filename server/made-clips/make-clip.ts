/** A made clip in one call: a scene, filmed and encoded; and the way of a clip through an editor or a platform. */
import { decodeClip } from './decode-clip.ts';
import { type EncodeOptions, encodeClip } from './encode-clip.ts';
import type { Take } from './take.ts';
import { type VideoOptions, videoScene } from './video-scene.ts';

/** As a camera would give it: one generation of compression. */
export function makeClip(video: VideoOptions, encoding: EncodeOptions = {}): Promise<Uint8Array> {
  return encodeClip(videoScene(video), encoding);
}

/** What an editor gets to see of a take: compressed once by the camera, and decoded. */
export async function firstGeneration(take: Take, encoding: EncodeOptions = cameraEncoding): Promise<Take> {
  const { frames, ...decoded } = await decodeClip(await encodeClip(take, encoding));
  return { ...decoded, frameRate: take.frameRate, frames: frames.slice(0, take.frames.length) };
}

export interface ReencodeOptions extends EncodeOptions {
  readonly width?: number;
  readonly height?: number;
}

/** The same video in another compression, size or container, as any platform makes it. */
export async function reencode(bytes: Uint8Array, options: ReencodeOptions): Promise<Uint8Array> {
  return encodeClip(await decodeClip(bytes, options), options);
}

/** Good quality, a key frame every second: as phones record. */
export const cameraEncoding: EncodeOptions = { crf: 18, gop: 30, bFrames: 0, soundBitRate: 128_000 };

/** A messenger: small and coarse. */
export const messengerEncoding: EncodeOptions = { crf: 30, gop: 60, soundBitRate: 48_000 };

/** A platform: its own codec, long groups of images. */
export const platformEncoding: EncodeOptions = { container: 'webm', crf: 33, gop: 128, soundBitRate: 96_000 };
