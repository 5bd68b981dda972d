/** Trains boosted trees: softmax loss, histograms of 64 bins, second-order leaf values, seeded and repeatable. */
import { float64At, uint8At } from '../src/domain/array-values.ts';
import type { Forest, Tree } from '../src/learned/trees.ts';
import { leafOf, softmax } from '../src/learned/trees.ts';

export interface BoostOptions {
  readonly rounds: number;
  readonly depth: number;
  readonly rate: number;
  readonly leafWeightMin: number;
  readonly lambda: number;
  /** Share of the rows and of the features that each tree sees. */
  readonly rows: number;
  readonly columns: number;
  readonly seed: number;
}

const binsMax = 64;

export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Binned {
  readonly edges: readonly Float64Array[];
  /** Bin of row r in feature f at `[f][r]`. */
  readonly bins: readonly Uint8Array[];
}

function binned(rows: readonly Float32Array[], featureCount: number): Binned {
  const edges: Float64Array[] = [];
  const bins: Uint8Array[] = [];
  for (let f = 0; f < featureCount; f++) {
    const values = Float64Array.from(rows, (row) => row[f] ?? 0).sort();
    const distinct = values.filter((value, i) => i === 0 || value !== values[i - 1]);
    const cuts: number[] = [];
    const step = Math.max(1, distinct.length / binsMax);
    for (let i = step; i < distinct.length; i += step) {
      const at = Math.floor(i);
      cuts.push(((distinct[at - 1] ?? 0) + (distinct[at] ?? 0)) / 2);
    }
    const edge = Float64Array.from(new Set(cuts));
    edges.push(edge);
    bins.push(Uint8Array.from(rows, (row) => binOf(edge, row[f] ?? 0)));
  }
  return { edges, bins };
}

function binOf(edges: Float64Array, value: number): number {
  let [low, high] = [0, edges.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value <= (edges[middle] ?? 0)) high = middle;
    else low = middle + 1;
  }
  return low;
}

export function trainForest(
  features: readonly string[],
  classNames: readonly string[],
  rows: readonly Float32Array[],
  labels: ArrayLike<number>,
  weights: ArrayLike<number>,
  options: BoostOptions,
): Forest {
  const random = randomFrom(options.seed);
  const data = binned(rows, features.length);
  const totals = classNames.map(() => 1);
  for (let r = 0; r < rows.length; r++)
    totals[labels[r] ?? 0] = (totals[labels[r] ?? 0] ?? 0) + (weights[r] ?? 1);
  const all = totals.reduce((sum, total) => sum + total, 0);
  const starts = totals.map((total) => Math.log(total / all));
  const trees: Tree[][] = classNames.map(() => []);
  const sums = classNames.map((_, c) => new Float64Array(rows.length).fill(starts[c] ?? 0));
  const gradients = classNames.map(() => new Float64Array(rows.length));
  const curvatures = classNames.map(() => new Float64Array(rows.length));

  for (let round = 0; round < options.rounds; round++) {
    for (let r = 0; r < rows.length; r++) {
      const shares = softmax(sums.map((sum) => sum[r] ?? 0));
      for (const [c, share] of shares.entries()) {
        const weight = weights[r] ?? 1;
        (gradients[c] as Float64Array)[r] = weight * (share - (labels[r] === c ? 1 : 0));
        (curvatures[c] as Float64Array)[r] = weight * Math.max(share * (1 - share), 1e-6);
      }
    }
    for (const c of classNames.keys()) {
      const sample = Uint32Array.from({ length: rows.length }, (_, r) => r).filter(
        () => random() < options.rows,
      );
      const columns = features.map((_, f) => f).filter(() => random() < options.columns);
      const tree = grow(
        data,
        sample,
        columns.length > 0 ? columns : [0],
        gradients[c] as Float64Array,
        curvatures[c] as Float64Array,
        options,
        options.depth,
      );
      trees[c]?.push(tree);
      const sum = sums[c] as Float64Array;
      for (let r = 0; r < rows.length; r++) sum[r] = (sum[r] ?? 0) + leafOf(tree, rows[r] as Float32Array);
    }
  }
  return {
    features,
    classes: classNames.map((name, c) => ({ name, start: starts[c] ?? 0, trees: trees[c] ?? [] })),
  };
}

function grow(
  data: Binned,
  sample: Uint32Array,
  columns: readonly number[],
  gradient: Float64Array,
  curvature: Float64Array,
  options: BoostOptions,
  depth: number,
): Tree {
  let [g, h] = [0, 0];
  for (const r of sample) {
    g += gradient[r] ?? 0;
    h += curvature[r] ?? 0;
  }
  const leaf = rounded((-g / (h + options.lambda)) * options.rate);
  if (depth === 0 || h < 2 * options.leafWeightMin) return leaf;
  const whole = (g * g) / (h + options.lambda);
  let best = { gain: 1e-3, f: -1, bin: 0 };
  const [gs, hs] = [new Float64Array(binsMax + 1), new Float64Array(binsMax + 1)];
  for (const f of columns) {
    const bins = data.bins[f] as Uint8Array;
    const count = (data.edges[f] as Float64Array).length;
    if (count === 0) continue;
    gs.fill(0);
    hs.fill(0);
    for (const r of sample) {
      const bin = uint8At(bins, r);
      gs[bin] = float64At(gs, bin) + float64At(gradient, r);
      hs[bin] = float64At(hs, bin) + float64At(curvature, r);
    }
    let [gl, hl] = [0, 0];
    for (let bin = 0; bin < count; bin++) {
      gl += float64At(gs, bin);
      hl += float64At(hs, bin);
      if (hl < options.leafWeightMin || h - hl < options.leafWeightMin) continue;
      const gain =
        (gl * gl) / (hl + options.lambda) + ((g - gl) * (g - gl)) / (h - hl + options.lambda) - whole;
      if (gain > best.gain) best = { gain, f, bin };
    }
  }
  if (best.f < 0) return leaf;
  const bins = data.bins[best.f] as Uint8Array;
  const [yes, no] = [
    sample.filter((r) => uint8At(bins, r) <= best.bin),
    sample.filter((r) => uint8At(bins, r) > best.bin),
  ];
  return {
    f: best.f,
    at: rounded((data.edges[best.f] as Float64Array)[best.bin] ?? 0),
    yes: grow(data, yes, columns, gradient, curvature, options, depth - 1),
    no: grow(data, no, columns, gradient, curvature, options, depth - 1),
  };
}

/** Six digits are plenty, and keep the file readable. */
function rounded(value: number): number {
  return Number(value.toPrecision(6));
}
