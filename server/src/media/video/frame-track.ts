/** Collects the frames of a video, each small and with its measures, for the analyses of time. */

import { measureFrame } from './frame-measures.ts';
import { type FrameTrack, frameKinds, type VideoFrame } from './video.ts';

/** 10 minutes at 30 frames a second. */
export const trackFramesMax = 18_000;
/** The longest side of the small frames. */
export const smallSide = 128;

export interface TrackSettings {
  readonly width: number;
  readonly height: number;
  /** As many as the file has; above `framesMax` they are thinned out evenly. */
  readonly frames: number;
  readonly framesMax?: number;
}

export interface TrackBuilder {
  take(frame: VideoFrame): void;
  /** What was taken last; undefined when that frame was not kept. */
  last(): KeptFrame | undefined;
  /** `decoded` of the frames of the file were shown; the pass ended at `examinedSeconds`. */
  build(end: { readonly decoded: number; readonly examinedSeconds: number }): FrameTrack;
}

/** A frame as it stands in the track. */
export interface KeptFrame {
  readonly index: number;
  readonly sharpness: number;
  readonly small: Uint8Array;
}

export function createTrackBuilder(settings: TrackSettings): TrackBuilder {
  const { framesMax = trackFramesMax } = settings;
  const every = Math.max(1, Math.ceil(settings.frames / framesMax));
  // Some more than the packets: a few codecs put two frames into one.
  const room = Math.min(framesMax, Math.ceil(settings.frames / every) + 64);
  const size = smallSize(settings);
  const area = size.width * size.height;
  const small = new Uint8Array(room * area);
  const columns = {
    times: new Float64Array(room),
    kinds: new Uint8Array(room),
    bytes: new Uint32Array(room),
    blue: new Float32Array(room),
    red: new Float32Array(room),
    noise: new Float32Array(room),
    sharpness: new Float32Array(room),
    blockiness: new Float32Array(room),
  };
  let count = 0;
  let last: KeptFrame | undefined;

  return {
    last: () => last,
    take(frame) {
      last = undefined;
      if (frame.index % every !== 0 || count >= room) return;
      const { blue, red } = frame.tint();
      const { width, height } = frame;
      const { noise, sharpness, blockiness } = measureFrame({ ...frame.luminance(), width, height });
      columns.times[count] = frame.timeSeconds;
      columns.kinds[count] = frameKinds.indexOf(frame.kind);
      columns.bytes[count] = frame.bytes;
      columns.blue[count] = blue;
      columns.red[count] = red;
      columns.noise[count] = noise;
      columns.sharpness[count] = sharpness;
      columns.blockiness[count] = blockiness;
      const grey = frame.grey(size);
      small.set(grey, count * area);
      last = { index: count, sharpness, small: grey };
      count += 1;
    },
    build({ decoded, examinedSeconds }) {
      const shown = count === 0 ? 0 : decoded / count;
      return {
        count,
        ...size,
        times: columns.times.subarray(0, count),
        kinds: columns.kinds.subarray(0, count),
        bytes: columns.bytes.subarray(0, count),
        blue: columns.blue.subarray(0, count),
        red: columns.red.subarray(0, count),
        noise: columns.noise.subarray(0, count),
        sharpness: columns.sharpness.subarray(0, count),
        blockiness: columns.blockiness.subarray(0, count),
        small: small.subarray(0, count * area),
        stride: Math.max(0, Math.ceil(shown) - 1),
        examinedSeconds,
      };
    },
  };
}

/** Of the same shape, with even sides. */
function smallSize({ width, height }: { width: number; height: number }) {
  const factor = Math.min(1, smallSide / Math.max(width, height));
  const even = (side: number) => Math.max(2, 2 * Math.round((side * factor) / 2));
  return { width: even(width), height: even(height) };
}
