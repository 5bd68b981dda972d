/** What is filmed and heard before any encoder sees it: a list of frames and a line of samples, to be edited as lists. */

/** Planar, 8 bits: luminance, then blue and red differences at half the width and height. Sides are even. */
export type ClipFrame = Uint8Array;

export interface ClipSound {
  readonly sampleRate: number;
  /** Mono, −1 to 1. */
  readonly samples: Float32Array;
}

export interface Take {
  readonly width: number;
  readonly height: number;
  /** Frames a second. */
  readonly frameRate: number;
  readonly frames: readonly ClipFrame[];
  readonly sound?: ClipSound;
}

export const secondsOf = (take: Take) => take.frames.length / take.frameRate;

/** The number of the frame that is shown at a time. */
export const frameAt = (take: Take, seconds: number) =>
  Math.max(0, Math.min(take.frames.length, Math.round(seconds * take.frameRate)));

export const sampleAt = (sound: ClipSound, seconds: number) =>
  Math.max(0, Math.min(sound.samples.length, Math.round(seconds * sound.sampleRate)));

export function joinSamples(...parts: readonly Float32Array[]): Float32Array {
  const all = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
