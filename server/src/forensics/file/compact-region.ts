/** The connected part of a coarse map that stands out most, if it has the shape of a thing and not of scattered noise. */
import { float32At, numberAt } from '../../domain/array-values.ts';

export interface Region {
  /** Cells of the map that belong to it. */
  readonly cells: readonly number[];
  /** Part of the whole map. */
  readonly share: number;
  /** Part of the rectangle around it that it fills. */
  readonly fill: number;
  /** Sum of the weights of its cells. */
  readonly weight: number;
}

/** The heaviest connected group of cells with a weight above 0; undefined where there is none. */
export function heaviestRegion(weights: Float32Array, width: number): Region | undefined {
  const seen = new Uint8Array(weights.length);
  let best: Region | undefined;
  for (let start = 0; start < weights.length; start += 1) {
    if (seen[start] || !(float32At(weights, start) > 0)) continue;
    const region = measure(collect(weights, width, start, seen), weights, width);
    if (!best || region.weight > best.weight) best = region;
  }
  return best;
}

function collect(weights: Float32Array, width: number, start: number, seen: Uint8Array): number[] {
  const cells = [start];
  seen[start] = 1;
  for (let next = 0; next < cells.length; next += 1) {
    const cell = numberAt(cells, next);
    const column = cell % width;
    const neighbours = [cell - width, cell + width];
    if (column > 0) neighbours.push(cell - 1);
    if (column < width - 1) neighbours.push(cell + 1);
    for (const neighbour of neighbours) {
      if (seen[neighbour] || !((weights[neighbour] ?? 0) > 0)) continue;
      seen[neighbour] = 1;
      cells.push(neighbour);
    }
  }
  return cells;
}

function measure(cells: readonly number[], weights: Float32Array, width: number): Region {
  let [left, right, top, bottom, weight] = [width, 0, weights.length, 0, 0];
  for (const cell of cells) {
    const [column, row] = [cell % width, Math.floor(cell / width)];
    left = Math.min(left, column);
    right = Math.max(right, column);
    top = Math.min(top, row);
    bottom = Math.max(bottom, row);
    weight += float32At(weights, cell);
  }
  const fill = cells.length / ((right - left + 1) * (bottom - top + 1));
  return { cells, share: cells.length / weights.length, fill, weight };
}
