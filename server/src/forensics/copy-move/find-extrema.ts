/** Extrema of the difference of Gaussians (Lowe, 2004): places that stand out in the image and across scales, to a fraction of a pixel. */
import { float32At } from '../../domain/array-values.ts';
import { type Octave, scalesPerOctave } from './scale-space.ts';

export interface Extremum {
  /** In pixels of the octave. */
  readonly x: number;
  readonly y: number;
  /** Which plane of the octave, with its fraction. */
  readonly scale: number;
  readonly contrast: number;
}

/** Of 255. Low, since copies in soft parts must be found too; the strongest of each neighbourhood are kept later. */
const contrastMin = 0.6;
/** Ratio of the curvatures: above, it is an edge, along which a place cannot be told from the next. */
const edgeRatioMax = 12;
const border = 6;

export function findExtrema({ blurred, differences }: Octave): Extremum[] {
  const [first] = blurred;
  if (!first) return [];
  const { width, height } = first;
  const found: Extremum[] = [];
  for (let scale = 1; scale <= scalesPerOctave; scale += 1) {
    const below = differences[scale - 1] as Float32Array;
    const here = differences[scale] as Float32Array;
    const above = differences[scale + 1] as Float32Array;
    for (let y = border; y < height - border; y += 1) {
      for (let x = border, at = y * width + border; x < width - border; x += 1, at += 1) {
        const value = float32At(here, at);
        if (value < contrastMin * 0.8 && value > -contrastMin * 0.8) continue;
        if (!standsOut(here, at, width, value, true)) continue;
        if (!standsOut(below, at, width, value, false) || !standsOut(above, at, width, value, false))
          continue;
        const extremum = refine(differences, width, height, x, y, scale);
        if (extremum) found.push(extremum);
      }
    }
  }
  return found;
}

function standsOut(plane: Float32Array, at: number, width: number, value: number, isOwn: boolean): boolean {
  for (let row = at - width; row <= at + width; row += width) {
    for (let place = row - 1; place <= row + 1; place += 1) {
      if (isOwn && place === at) continue;
      const other = float32At(plane, place);
      if (value > 0 ? other >= value : other <= value) return false;
    }
  }
  return true;
}

/** Fits a parabola in place and scale; undefined for a place too faint or on an edge. */
function refine(
  differences: readonly Float32Array[],
  width: number,
  height: number,
  startX: number,
  startY: number,
  startScale: number,
): Extremum | undefined {
  let [x, y, scale] = [startX, startY, startScale];
  for (let attempt = 0; attempt < 4; attempt += 1) {
    const shape = shapeAt(differences, width, y * width + x, scale);
    const move = stepToPeak(shape);
    if (!move) return undefined;
    const [dx, dy, ds] = move;
    if (Math.abs(dx) < 0.6 && Math.abs(dy) < 0.6 && Math.abs(ds) < 0.6) {
      const contrast = Math.abs(shape.value + (shape.x * dx + shape.y * dy + shape.s * ds) / 2);
      return contrast >= contrastMin && !isEdge(shape)
        ? { x: x + dx, y: y + dy, scale: scale + ds, contrast }
        : undefined;
    }
    x += oneStep(dx);
    y += oneStep(dy);
    scale += oneStep(ds);
    if (scale < 1 || scale > scalesPerOctave) return undefined;
    if (x < border || y < border || x >= width - border || y >= height - border) return undefined;
  }
  return undefined;
}

const oneStep = (move: number) => Math.round(Math.max(-1, Math.min(1, move)));

/** Value, slopes and curvatures; `s` is the scale. */
interface Shape {
  readonly value: number;
  readonly x: number;
  readonly y: number;
  readonly s: number;
  readonly xx: number;
  readonly yy: number;
  readonly ss: number;
  readonly xy: number;
  readonly xs: number;
  readonly ys: number;
}

function shapeAt(differences: readonly Float32Array[], width: number, at: number, scale: number): Shape {
  const of = (level: number, place: number) => float32At(differences[level] as Float32Array, place);
  const value = of(scale, at);
  const left = of(scale, at - 1);
  const right = of(scale, at + 1);
  const up = of(scale, at - width);
  const down = of(scale, at + width);
  const lower = of(scale - 1, at);
  const upper = of(scale + 1, at);
  const corners = of(scale, at + width + 1) - of(scale, at + width - 1) - of(scale, at - width + 1);
  return {
    value,
    x: (right - left) / 2,
    y: (down - up) / 2,
    s: (upper - lower) / 2,
    xx: right + left - 2 * value,
    yy: down + up - 2 * value,
    ss: upper + lower - 2 * value,
    xy: (corners + of(scale, at - width - 1)) / 4,
    xs: (of(scale + 1, at + 1) - of(scale + 1, at - 1) - of(scale - 1, at + 1) + of(scale - 1, at - 1)) / 4,
    ys:
      (of(scale + 1, at + width) -
        of(scale + 1, at - width) -
        of(scale - 1, at + width) +
        of(scale - 1, at - width)) /
      4,
  };
}

/** Where the parabola has its peak, by Cramer's rule; undefined where it has none. */
function stepToPeak({ x, y, s, xx, yy, ss, xy, xs, ys }: Shape): [number, number, number] | undefined {
  const a = yy * ss - ys * ys;
  const b = xs * ys - xy * ss;
  const c = xy * ys - xs * yy;
  const determinant = xx * a + xy * b + xs * c;
  if (Math.abs(determinant) < 1e-12) return undefined;
  const d = xx * ss - xs * xs;
  const e = xy * xs - xx * ys;
  const f = xx * yy - xy * xy;
  return [
    -(a * x + b * y + c * s) / determinant,
    -(b * x + d * y + e * s) / determinant,
    -(c * x + e * y + f * s) / determinant,
  ];
}

function isEdge({ xx, yy, xy }: Shape): boolean {
  const trace = xx + yy;
  const determinant = xx * yy - xy * xy;
  return determinant <= 0 || trace * trace * edgeRatioMax >= (edgeRatioMax + 1) ** 2 * determinant;
}
