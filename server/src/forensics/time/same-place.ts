/** Whether two frames show the same place: by where light and dark lie, by how much of each there is, and by colour. */
import { float32At, float64At, uint8At } from '../../domain/array-values.ts';
import type { FrameTrack } from '../../media/video/video.ts';
import type { Steps } from './neighbour-steps.ts';
import { median } from './robust.ts';
import type { Level, SmallFrames } from './small-frames.ts';

/** Pixels of the half size: a frame after a jump in a pan may lie far away. */
const reach = 8;

/** Correlation of the brightness at the best shift: 1 the same, 0 nothing in common. Flat frames have nothing in common. */
function correlation({ half }: SmallFrames, a: number, b: number): number {
  let best = { across: 0, down: 0, value: 0 };
  const look = (across: number, down: number) => {
    const value = correlationAt(half, a, b, across, down);
    if (value > best.value) best = { across, down, value };
  };
  for (let down = -reach; down <= reach; down += 2)
    for (let across = -reach; across <= reach; across += 2) look(across, down);
  const { across, down } = best;
  for (let y = -1; y <= 1; y += 1) for (let x = -1; x <= 1; x += 1) look(across + x, down + y);
  return best.value;
}

function correlationAt(
  { width, height, size, bytes }: Level,
  a: number,
  b: number,
  across: number,
  down: number,
): number {
  const [left, right] = [Math.max(0, -across), Math.min(width, width - across)];
  const [top, bottom] = [Math.max(0, -down), Math.min(height, height - down)];
  let sumA = 0;
  let sumB = 0;
  let squareA = 0;
  let squareB = 0;
  let product = 0;
  let count = 0;
  for (let row = top; row < bottom; row += 2) {
    for (let column = left; column < right; column += 2) {
      const first = uint8At(bytes, a * size + row * width + column);
      const second = uint8At(bytes, b * size + (row + down) * width + column + across);
      sumA += first;
      sumB += second;
      squareA += first * first;
      squareB += second * second;
      product += first * second;
      count += 1;
    }
  }
  if (count < 16) return 0;
  const deviations = (squareA - (sumA * sumA) / count) * (squareB - (sumB * sumB) / count);
  return deviations > 0 ? (product - (sumA * sumB) / count) / Math.sqrt(deviations) : 0;
}

const shadeCount = 24;

/** How much of the distribution of brightness two frames share, 0 to 1. */
function commonShades({ half }: SmallFrames, a: number, b: number): number {
  const histogram = (frame: number) => {
    const counts = new Float64Array(shadeCount + 1);
    for (let at = frame * half.size; at < (frame + 1) * half.size; at += 1) {
      // Halves go to both neighbours, so that a small change of light does not move everything at once.
      const place = (uint8At(half.bytes, at) / 256) * shadeCount;
      const whole = Math.floor(place);
      counts[whole] = float64At(counts, whole) + 1 - (place - whole);
      counts[whole + 1] = float64At(counts, whole + 1) + place - whole;
    }
    return counts;
  };
  const [first, second] = [histogram(a), histogram(b)];
  return first.reduce((sum, count, at) => sum + Math.min(count, float64At(second, at)), 0) / half.size;
}

/**
 * Any of these is enough. Made scenes: other places reach a correlation of 0.44 by chance, the same place after a while
 * 0.45 and more. In another part of a pan nothing but the mixture of light and colours is left in common.
 */
const rules = [
  { correlation: 0.6, shades: 0, colours: 255, inPan: false },
  { correlation: 0.42, shades: 0.75, colours: 5, inPan: false },
  { correlation: 0.25, shades: 0.8, colours: 1.2, inPan: false },
  { correlation: 0, shades: 0.6, colours: 3, inPan: true },
] as const;
const panFrames = 8;
/** Pixels of the half size a frame. */
const panMin = 0.3;

/** Whether a frame shows the place of the frame before it. */
export function showSamePlace(track: FrameTrack, frames: SmallFrames, steps: Steps, frame: number): boolean {
  const step = (values: Float32Array) => Math.abs(float32At(values, frame) - float32At(values, frame - 1));
  const colours = Math.max(step(track.blue), step(track.red));
  const likeness = correlation(frames, frame - 1, frame);
  const shades = commonShades(frames, frame - 1, frame);
  return rules.some(
    (rule) =>
      likeness >= rule.correlation &&
      shades >= rule.shades &&
      colours <= rule.colours &&
      (!rule.inPan || pansOn(steps, frame)),
  );
}

function pansOn({ across }: Steps, frame: number): boolean {
  const before = median(across.subarray(Math.max(1, frame - panFrames), frame));
  const after = median(across.subarray(frame + 1, frame + 1 + panFrames));
  const [slow, fast] = [
    Math.min(Math.abs(before), Math.abs(after)),
    Math.max(Math.abs(before), Math.abs(after)),
  ];
  return before * after > 0 && slow >= panMin && fast <= 3 * slow;
}
