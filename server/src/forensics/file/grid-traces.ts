/**
 * On which grids an image was compressed: where a grid begins that a JPEG encoder used, the means of its blocks were
 * rounded to multiples of one step, and on no other grid are they (after Bianchi and Piva, 2012).
 */

import { float32At, float64At, uint16At } from '../../domain/array-values.ts';
import type { Plane } from '../plane.ts';
import { type BlockMeans, blockMeans } from './block-means.ts';
import {
  deviationsAround,
  type ForeignGrid,
  findForeignGrid,
  type Round,
  sharesLine,
} from './foreign-grid.ts';

export interface GridTrace {
  /** Where the grid begins, 0 to 7 each. */
  readonly across: number;
  readonly down: number;
  /** The step that the means are multiples of. */
  readonly step: number;
  /** 0 none, 1 every mean is a multiple. */
  readonly depth: number;
  /** Deviations above what the other grids give. */
  readonly deviations: number;
}

export interface GridTraces {
  /** The clearest grid other than `own`; `own` is the grid of the file itself, where it has one. */
  readonly clearest?: GridTrace;
  /** The part that agrees best on a grid that the whole does not have. */
  readonly foreign?: ForeignGrid;
}

const steps = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 18, 20, 22, 24];
/** Chance stays below in all of the evaluation's untouched photos (docs/encoders.md). */
const clearFrom = 9;
/** Of grids that have a line in common with the file's own, which leaves faint traces there by itself. */
const clearBesideOwnFrom = 20;
const blocksMin = 400;
/** Undefined where too few blocks hold anything. */
export function findGridTraces(plane: Plane, hasOwn: boolean): GridTraces | undefined {
  const blocks = blockMeans(plane);
  if (blocks.count < blocksMin) return undefined;
  const rounds = steps.map((step) => ({ step, sums: agreement(blocks, step) }));
  const clearest = rounds
    .map(({ step, sums }) => clearestOf(sums, blocks, step, hasOwn))
    .reduce((best, trace) => (trace.deviations * trace.depth > best.deviations * best.depth ? trace : best));
  const isBesideOwn = hasOwn && sharesLine(gridOf(clearest), 0);
  const isWhole =
    clearest.deviations >= (isBesideOwn ? clearBesideOwnFrom : clearFrom) &&
    isEverywhere(clearest, rounds, blocks);
  const known = [...(hasOwn ? [0] : []), ...(isWhole ? [gridOf(clearest)] : [])];
  const foreign = findForeignGrid(rounds, blocks, known);
  return { ...(isWhole ? { clearest } : {}), ...(foreign ? { foreign } : {}) };
}

const gridOf = ({ across, down }: GridTrace): number => down * 8 + across;

/** Whether most of the image agrees on that grid, and not a part of it that is clear enough to show in the whole. */
function isEverywhere(
  trace: GridTrace,
  rounds: readonly Round[],
  { map, blocksByCell }: BlockMeans,
): boolean {
  const sums = rounds.find(({ step }) => step === trace.step)?.sums ?? new Float32Array();
  const cellCount = map.width * map.height;
  const near = deviationsAround(sums.subarray(gridOf(trace) * cellCount), map, blocksByCell);
  const filled = blocksByCell.filter((count) => count > 0).length;
  const agreeing = near.filter(
    (deviations, cell) => deviations > 0.5 && float32At(blocksByCell, cell) > 0,
  ).length;
  return agreeing >= 0.65 * filled;
}

/** By grid and cell: how well the means agree with multiples of the step, beyond what they do on all grids alike. */
function agreement({ means, cells, count, map }: BlockMeans, step: number): Float32Array {
  const cellCount = map.width * map.height;
  const sums = new Float32Array(64 * cellCount);
  const values = new Float64Array(64);
  for (let block = 0; block < count; block += 1) {
    let sum = 0;
    for (let grid = 0; grid < 64; grid += 1) {
      const value = float64At(
        cosine,
        Math.round((float32At(means, block * 64 + grid) / step) * turn) & (turn - 1),
      );
      values[grid] = value;
      sum += value;
    }
    const cell = uint16At(cells, block);
    for (let grid = 0; grid < 64; grid += 1) {
      const at = grid * cellCount + cell;
      sums[at] = float32At(sums, at) + float64At(values, grid) - sum / 64;
    }
  }
  return sums;
}

/** Parts of a full turn that the cosine is looked up in. */
const turn = 256;
const cosine = Float64Array.from({ length: turn }, (_, part) => Math.cos((2 * Math.PI * part) / turn));

function clearestOf(
  sums: Float32Array,
  { count, map }: BlockMeans,
  step: number,
  hasOwn: boolean,
): GridTrace {
  const cellCount = map.width * map.height;
  const depths = Array.from({ length: 64 }, (_, grid) => {
    let sum = 0;
    for (let cell = 0; cell < cellCount; cell += 1) sum += float32At(sums, grid * cellCount + cell);
    return sum / count;
  });
  const candidates = depths.map((depth, grid) => ({ depth, grid })).slice(hasOwn ? 1 : 0);
  const first = candidates.reduce((best, candidate) => (candidate.depth > best.depth ? candidate : best));
  const rest = candidates.filter(({ grid }) => grid !== first.grid);
  const mean = rest.reduce((sum, { depth }) => sum + depth, 0) / rest.length;
  const spread = Math.sqrt(rest.reduce((sum, { depth }) => sum + (depth - mean) ** 2, 0) / rest.length);
  const deviations = (first.depth - mean) / Math.max(spread, 1e-6);
  return { across: first.grid & 7, down: first.grid >> 3, step, depth: first.depth, deviations };
}
