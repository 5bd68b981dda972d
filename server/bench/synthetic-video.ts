/** Made videos in 1080p: a camera that pans and trembles over a made photo, with the noise of a sensor and a humming sound. */

import sharp from 'sharp';
import { writeClip } from '../made-clips/encode-clip.ts';
import { int8At, uint8At } from '../src/domain/array-values.ts';
import { syntheticPhoto } from './synthetic-photo.ts';

const [width, height] = [1_920, 1_080];
const [photoWidth, photoHeight] = [2_400, 1_400];
const frameRate = 30;
/** Different frames; the camera goes to and fro. */
const frameCount = 60;
const sampleRate = 44_100;

export interface SyntheticVideo {
  readonly seconds: number;
  readonly bitRate: number;
  /** Frames from one key frame to the next, and between two that others are made from. */
  readonly gop: number;
  readonly bFrames: number;
}

/** Writes MP4 files of H.264 and AAC; the frames are made once for all of them. */
export async function createVideoMaker(): Promise<(path: string, video: SyntheticVideo) => Promise<void>> {
  const frames = await madeFrames();
  return async (path, { seconds, bitRate, gop, bFrames }) => {
    const period = 2 * frameCount - 2;
    const shown = Array.from({ length: seconds * frameRate }, (_, at) => {
      const place = at % period;
      return frames[place < frameCount ? place : period - place] as Uint8Array;
    });
    const samples = Float32Array.from(
      { length: seconds * sampleRate },
      (_, at) => 0.2 * Math.sin(at / 20) + 0.02 * Math.sin(at * at),
    );
    await writeClip(
      path,
      { width, height, frameRate, frames: shown, sound: { sampleRate, samples } },
      { bitRate, gop, bFrames, preset: 'ultrafast' },
    );
  };
}

async function madeFrames(): Promise<Uint8Array[]> {
  const photo = await syntheticPhoto(photoWidth, photoHeight, 3);
  const rgb = await sharp(photo).removeAlpha().raw().toBuffer();
  let state = 1;
  const noise = Int8Array.from({ length: 1 << 20 }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return ((state >>> 8) % 13) - 6;
  });
  return Array.from({ length: frameCount }, (_, at) => frameAt(rgb, noise, at));
}

function frameAt(rgb: Buffer, noise: Int8Array, at: number): Uint8Array {
  const left = Math.round(at * 5 + Math.sin(at) * 3 + 4);
  const top = Math.round(at * 2 + Math.cos(at * 1.3) * 2 + 3);
  const frame = new Uint8Array((width * height * 3) / 2);
  const [blueAt, redAt] = [width * height, (width * height * 5) / 4];
  let grain = at * 7_919;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = ((y + top) * photoWidth + x + left) * 3;
      const [r, g, b] = [uint8At(rgb, from), uint8At(rgb, from + 1), uint8At(rgb, from + 2)];
      grain += 1;
      const light = 0.299 * r + 0.587 * g + 0.114 * b + int8At(noise, grain & (noise.length - 1));
      frame[y * width + x] = 16 + (Math.max(0, Math.min(255, light)) * 219) / 255;
      if ((x | y) & 1) continue;
      const half = (y >> 1) * (width >> 1) + (x >> 1);
      frame[blueAt + half] = 128 - 0.1687 * r - 0.3313 * g + 0.5 * b;
      frame[redAt + half] = 128 + 0.5 * r - 0.4187 * g - 0.0813 * b;
    }
  }
  return frame;
}
