/** The place that a made clip shows: an image larger than the frame, with detail of all sizes and some straight edges. */
import { between, type Random } from '../src/evaluation/copy-moves/seeded-random.ts';

/** Luminance and colour differences, in grey levels; colours vary slowly and are kept at a quarter of the size. */
export interface Scenery {
  readonly width: number;
  readonly height: number;
  readonly light: Float32Array;
  readonly blue: Float32Array;
  readonly red: Float32Array;
}

export interface SceneryOptions {
  readonly width: number;
  readonly height: number;
  /** Mean grey level, and how much of it the shapes vary. */
  readonly brightness: number;
  readonly contrast: number;
  /** Rectangles: walls, windows, signs. */
  readonly panes: number;
  /** Small bright lights, for the night. */
  readonly lamps?: number;
}

export function makeScenery(random: Random, options: SceneryOptions): Scenery {
  const { width, height, brightness, contrast } = options;
  const light = new Float32Array(width * height).fill(brightness);
  for (const [cell, share] of [
    [width / 3, 0.5],
    [width / 12, 0.35],
    [width / 40, 0.25],
    [8, 0.16],
    [3, 0.12],
  ] as const) {
    addBlots(light, width, height, cell, contrast * share, random);
  }
  for (let pane = 0; pane < options.panes; pane += 1) addPane(light, width, height, contrast * 0.5, random);
  for (let lamp = 0; lamp < (options.lamps ?? 0); lamp += 1) addLamp(light, width, height, random);
  const [columns, rows] = [Math.ceil(width / 4), Math.ceil(height / 4)];
  const tint = () => {
    const field = new Float32Array(columns * rows).fill(between(random, -6, 6));
    addBlots(field, columns, rows, columns / 4, 9, random);
    addBlots(field, columns, rows, columns / 15, 6, random);
    return field;
  };
  return { width, height, light, blue: tint(), red: tint() };
}

/** Random heights on a coarse grid, joined smoothly: blots of about the size of a cell. */
function addBlots(
  to: Float32Array,
  width: number,
  height: number,
  cell: number,
  spread: number,
  random: Random,
): void {
  const columns = Math.ceil(width / cell) + 2;
  const rows = Math.ceil(height / cell) + 2;
  const heights = Float32Array.from({ length: columns * rows }, () => between(random, -spread, spread));
  for (let y = 0; y < height; y += 1) {
    const [row, down] = split(y / cell);
    for (let x = 0; x < width; x += 1) {
      const [column, across] = split(x / cell);
      const at = row * columns + column;
      const above = mix(heights[at] ?? 0, heights[at + 1] ?? 0, across);
      const below = mix(heights[at + columns] ?? 0, heights[at + columns + 1] ?? 0, across);
      to[y * width + x] = (to[y * width + x] ?? 0) + mix(above, below, down);
    }
  }
}

function split(place: number): readonly [whole: number, share: number] {
  const whole = Math.floor(place);
  const rest = place - whole;
  return [whole, rest * rest * (3 - 2 * rest)];
}

const mix = (a: number, b: number, share: number) => a + (b - a) * share;

/** A rectangle of another brightness with its own grain. */
function addPane(to: Float32Array, width: number, height: number, change: number, random: Random): void {
  const [left, top] = [Math.floor(random() * width), Math.floor(random() * height)];
  const right = Math.min(width, left + between(random, 0.03, 0.2) * width);
  const bottom = Math.min(height, top + between(random, 0.05, 0.35) * height);
  const step = between(random, -change, change);
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) to[y * width + x] = (to[y * width + x] ?? 0) + step;
  }
}

function addLamp(to: Float32Array, width: number, height: number, random: Random): void {
  const [middleX, middleY] = [random() * width, random() * height * 0.6];
  const reach = between(random, 4, 14);
  const glow = between(random, 90, 190);
  for (
    let y = Math.max(0, Math.floor(middleY - 4 * reach));
    y < Math.min(height, middleY + 4 * reach);
    y += 1
  ) {
    for (
      let x = Math.max(0, Math.floor(middleX - 4 * reach));
      x < Math.min(width, middleX + 4 * reach);
      x += 1
    ) {
      const away = ((x - middleX) ** 2 + (y - middleY) ** 2) / (reach * reach);
      to[y * width + x] = (to[y * width + x] ?? 0) + glow * Math.exp(-away);
    }
  }
}
