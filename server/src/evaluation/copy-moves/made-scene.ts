/** An image with detail at every scale and nothing that repeats, for trying the making and the finding of copies. */
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
    const value = (light[at] as number) + grain * (random() + random() - 1);
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
      const upper = (grid[at] as number) * (1 - fx) + (grid[at + 1] as number) * fx;
      const lower = (grid[at + columns] as number) * (1 - fx) + (grid[at + columns + 1] as number) * fx;
      light[y * width + x] = (light[y * width + x] as number) + upper * (1 - fy) + lower * fy;
    }
  }
}

const smooth = (share: number) => share * share * (3 - 2 * share);
