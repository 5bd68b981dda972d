/** A video of frames in memory: a camera that pans slowly over a photo, and what was done to it. */
import type { Pixels } from '../../media/image.ts';
import type { WatchedFrame } from '../face-watcher.ts';
import { resample } from '../resample.ts';

export interface MadeVideo {
  readonly seconds: number;
  readonly frameRate?: number;
  /** The photo as it is at a time; default as it is. */
  readonly photoAt?: (timeSeconds: number) => Pixels;
}

export function madeVideo(
  photo: Pixels,
  { seconds, frameRate = 12, photoAt = () => photo }: MadeVideo,
): WatchedFrame[] {
  const margin = 12;
  const [width, height] = [photo.width - 2 * margin, photo.height - 2 * margin];
  return Array.from({ length: Math.round(seconds * frameRate) }, (_, index) => {
    const timeSeconds = index / frameRate;
    const part = {
      left: margin + 8 * Math.sin(timeSeconds),
      top: margin + 6 * Math.cos(1.3 * timeSeconds),
      width,
      height,
    };
    const full = scaled(photoAt(timeSeconds), part, width, height);
    return {
      timeSeconds,
      colours(sideMax) {
        const factor = Math.min(1, sideMax / Math.max(width, height));
        if (factor === 1) return full;
        const whole = { left: 0, top: 0, width, height };
        return scaled(full, whole, Math.round(width * factor), Math.round(height * factor));
      },
    };
  });
}

function scaled(from: Pixels, part: Parameters<typeof resample>[1], width: number, height: number): Pixels {
  const rgb = new Uint8Array(width * height * 3);
  resample(from, part, { bytes: rgb, width }, { left: 0, top: 0, width, height });
  return { width, height, rgb };
}
