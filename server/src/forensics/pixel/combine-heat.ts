/** Lays several heat maps over each other, each with its weight. */
import { float32At } from '../../domain/array-values.ts';
import type { Heat } from '../material.ts';

export interface WeightedHeat {
  readonly heat: Heat;
  readonly weight: number;
}

/**
 * The weighted mean on a grid of `width` by `height`, each map read at the middle of the grid's cells, between its own
 * cells in proportion. Without a map that counts, all is 0.
 */
export function combineHeat(heats: readonly WeightedHeat[], width: number, height: number): Heat {
  const values = new Float32Array(width * height);
  const counted = heats.filter(({ heat, weight }) => weight > 0 && heat.width > 0 && heat.height > 0);
  const total = counted.reduce((sum, { weight }) => sum + weight, 0);
  for (const { heat, weight } of counted) {
    const share = weight / total;
    for (let y = 0, at = 0; y < height; y += 1) {
      const row = ((y + 0.5) / height) * heat.height - 0.5;
      for (let x = 0; x < width; x += 1, at += 1) {
        const column = ((x + 0.5) / width) * heat.width - 0.5;
        values[at] = float32At(values, at) + share * between(heat, column, row);
      }
    }
  }
  return { width, height, values };
}

function between({ width, height, values }: Heat, column: number, row: number): number {
  const x = Math.min(width - 1, Math.max(0, column));
  const y = Math.min(height - 1, Math.max(0, row));
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [right, bottom] = [Math.min(width - 1, left + 1), Math.min(height - 1, top + 1)];
  const value = (at: number) => float32At(values, at);
  const upper = value(top * width + left) * (left + 1 - x) + value(top * width + right) * (x - left);
  const lower = value(bottom * width + left) * (left + 1 - x) + value(bottom * width + right) * (x - left);
  return upper * (top + 1 - y) + lower * (y - top);
}
