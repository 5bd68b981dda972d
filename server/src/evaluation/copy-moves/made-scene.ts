/** An image with detail at every scale and nothing that repeats, for trying the making and the finding of copies. */
import { float32At } from '../../domain/array-values.ts';
import type { Pixels } from '../../media/image.ts';
import { type Random, seededRandom } from './seeded-random.ts';

/** Widths of the spots, in pixels: large ones make the scene, small ones its texture. */
const spotSizes = [64, 32, 16, 8, 4] as const;
const grain = 6;

/** The same seed makes the same scene. */
export function madeScene(width: number, height: number, seed: number): Pixels {
  const random = seededRandom(seed);
  const light = new Float32Array(width * height).fill(128);
  for (const size of spotSizes) addSpots(light, width, height, size, random);
  const rgb = new Uint8Array(width * height * 3);
  for (let at = 0; at < light.length; at += 1) {
    const value = float32At(light, at) + grain * (random() + random() - 1);
    for (let channel = 0; channel < 3; channel += 1) {
      rgb[at * 3 + channel] = Math.min(255, Math.max(0, Math.round(value + 8 * (channel - 1))));
    }
  }
  return { width, height, rgb };
}

/** Random brightness on a grid, smooth between its points. */
function addSpots(light: Float32Array, width: number, height: number, size: number, random: Random): void {
  const columns = Math.ceil(width / size) + 2;
  const rows = Math.ceil(height / size) + 2;
  const strength = 10 + 12 * Math.sqrt(size / 16);
  const grid = Float32Array.from({ length: columns * rows }, () => strength * (2 * random() - 1));
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor(y / size);
    const fy = smooth(y / size - row);
    for (let x = 0; x < width; x += 1) {
      const column = Math.floor(x / size);
      const fx = smooth(x / size - column);
      const at = row * columns + column;
      const upper = float32At(grid, at) * (1 - fx) + float32At(grid, at + 1) * fx;
      const lower = float32At(grid, at + columns) * (1 - fx) + float32At(grid, at + columns + 1) * fx;
      light[y * width + x] = float32At(light, y * width + x) + upper * (1 - fy) + lower * fy;
    }
  }
}

const smooth = (share: number) => share * share * (3 - 2 * share);
