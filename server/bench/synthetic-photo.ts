/** A made image with a photo's statistics: structure at every scale, edges, noise; compressed as a camera does. */

import sharp from 'sharp';
import { float32At, numberAt, uint8At } from '../src/domain/array-values.ts';

export async function syntheticPhoto(width: number, height: number, seed: number): Promise<Buffer> {
  const random = createRandom(seed);
  const values = new Float32Array(width * height * 3);
  // Clouds of every size: each octave half as strong.
  for (let cell = 512, strength = 60; cell >= 2; cell /= 2, strength *= 0.62) {
    await addOctave(values, width, height, cell, strength, random);
  }
  addShapes(values, width, height, random);
  const rgb = new Uint8Array(values.length);
  for (let at = 0; at < rgb.length; at += 1) {
    const noise = (random() + random() + random() - 1.5) * 6;
    rgb[at] = Math.max(0, Math.min(255, 128 + float32At(values, at) + noise));
  }
  return sharp(rgb, { raw: { width, height, channels: 3 } })
    .withExif({ IFD0: { Make: 'Example', Model: 'Camera 1' } })
    .jpeg({ quality: 92 })
    .toBuffer();
}

async function addOctave(
  values: Float32Array,
  width: number,
  height: number,
  cell: number,
  strength: number,
  random: () => number,
): Promise<void> {
  const [wide, high] = [Math.ceil(width / cell) + 1, Math.ceil(height / cell) + 1];
  const grid = Uint8Array.from({ length: wide * high * 3 }, () => random() * 256);
  const smooth = await sharp(grid, { raw: { width: wide, height: high, channels: 3 } })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer();
  for (let at = 0; at < values.length; at += 1) {
    values[at] = float32At(values, at) + ((uint8At(smooth, at) - 128) / 128) * strength;
  }
}

/** Sharp edges, as houses and people have them. */
function addShapes(values: Float32Array, width: number, height: number, random: () => number): void {
  for (let shape = 0; shape < 60; shape += 1) {
    const [left, top] = [random() * width, random() * height].map(Math.floor) as [number, number];
    const [right, bottom] = [
      Math.min(width, left + 40 + random() * width * 0.15),
      Math.min(height, top + 40 + random() * height * 0.15),
    ].map(Math.floor) as [number, number];
    const colour = [random() * 120 - 60, random() * 120 - 60, random() * 120 - 60];
    for (let y = top; y < bottom; y += 1) {
      for (let x = left; x < right; x += 1) {
        const at = (y * width + x) * 3;
        for (let c = 0; c < 3; c += 1) values[at + c] = float32At(values, at + c) + numberAt(colour, c);
      }
    }
  }
}

function createRandom(seed: number): () => number {
  let state = seed * 2_654_435_761;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
