/** An image that behaves like a photo, without being one: soft shapes of all sizes, some edges, a little noise. */
import sharp, { type Sharp } from 'sharp';
import { type Material, prepareMaterial } from '../../src/forensics/material.ts';
import { readContainer } from '../../src/media/containers/read-container.ts';
import { decodeImage } from '../../src/media/decode/decode-image.ts';

/** The same for the same numbers. Never near black or white, where pixels would be cut off. */
export function scene(width: number, height: number, seed = 1): Sharp {
  const random = generator(seed);
  const values = new Float64Array(width * height).fill(128);
  for (const reach of [60, 16, 5, 1.5]) addShapes(values, width, reach, 13, random);
  for (let pane = 0; pane < 14; pane += 1) addPane(values, width, height, random);
  const rgb = Buffer.alloc(width * height * 3);
  for (let pixel = 0, at = 0; pixel < values.length; pixel += 1) {
    const value = (values[pixel] as number) + (random() - 0.5) * 6;
    for (const tint of [-9, 0, 9]) rgb[at++] = Math.max(24, Math.min(231, Math.round(value + tint)));
  }
  return sharp(rgb, { raw: { width, height, channels: 3 } });
}

export async function materialOf(bytes: Uint8Array): Promise<Material> {
  const image = await decodeImage(bytes);
  return prepareMaterial(image, readContainer(bytes, image.format));
}

/** Noise smoothed in all four directions, without any rhythm of its own. */
function addShapes(
  to: Float64Array,
  width: number,
  reach: number,
  spread: number,
  random: () => number,
): void {
  const keep = Math.exp(-1 / reach);
  const field = Float64Array.from(to, () => random() - 0.5);
  const follow = (step: number, isStart: (at: number) => boolean, at: number) => {
    if (!isStart(at)) field[at] = keep * (field[at - step] as number) + (1 - keep) * (field[at] as number);
  };
  for (let at = 0; at < field.length; at += 1) follow(1, (here) => here % width === 0, at);
  for (let at = field.length - 1; at >= 0; at -= 1) follow(-1, (here) => here % width === width - 1, at);
  for (let at = 0; at < field.length; at += 1) follow(width, (here) => here < width, at);
  for (let at = field.length - 1; at >= 0; at -= 1)
    follow(-width, (here) => here >= field.length - width, at);
  const deviation = Math.sqrt(field.reduce((sum, value) => sum + value * value, 0) / field.length);
  for (let at = 0; at < to.length; at += 1)
    to[at] = (to[at] as number) + ((field[at] as number) / deviation) * spread;
}

/** A rectangle of another brightness: four edges. */
function addPane(to: Float64Array, width: number, height: number, random: () => number): void {
  const [left, top] = [Math.floor(random() * width), Math.floor(random() * height)];
  const [right, bottom] = [left + random() * 0.4 * width, top + random() * 0.4 * height];
  const change = (random() - 0.5) * 50;
  for (let y = top; y < Math.min(bottom, height); y += 1)
    for (let x = left; x < Math.min(right, width); x += 1)
      to[y * width + x] = (to[y * width + x] as number) + change;
}

function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
