/** The Gaussian scale space (Lowe, 2004), an image at growing blur, octave by octave: what is found at one scale can be found again at another. */
import { float32At } from '../../domain/array-values.ts';
import type { Plane } from '../plane.ts';
import { gaussianBlur } from './gaussian-blur.ts';

export interface Octave {
  /** How many pixels of the first octave's plane one pixel here is wide. */
  readonly step: number;
  /** Three scales and what is needed to compare them with their neighbours: six planes. */
  readonly blurred: readonly Plane[];
  /** Each less the one before: five planes. */
  readonly differences: readonly Float32Array[];
}

export const scalesPerOctave = 3;
export const firstSigma = 1.6;
const sideMin = 24;

/** `sigmaNow` is the blur that the plane is taken to have already. */
export function* octavesOf(plane: Plane, sigmaNow: number, octavesMax: number): Generator<Octave> {
  let base = gaussianBlur(plane, Math.sqrt(firstSigma ** 2 - sigmaNow ** 2));
  for (let octave = 0; octave < octavesMax; octave += 1) {
    if (Math.min(base.width, base.height) < sideMin) return;
    const blurred = [base];
    for (let scale = 1; scale < scalesPerOctave + 3; scale += 1) {
      const before = firstSigma * 2 ** ((scale - 1) / scalesPerOctave);
      const more = before * Math.sqrt(2 ** (2 / scalesPerOctave) - 1);
      blurred.push(gaussianBlur(blurred[scale - 1] as Plane, more));
    }
    yield {
      step: 2 ** octave,
      blurred,
      differences: blurred.slice(1).map((next, at) => less(next, blurred[at] as Plane)),
    };
    base = everySecond(blurred[scalesPerOctave] as Plane);
  }
}

function less(a: Plane, b: Plane): Float32Array {
  const difference = new Float32Array(a.values.length);
  for (let at = 0; at < difference.length; at += 1) {
    difference[at] = float32At(a.values, at) - float32At(b.values, at);
  }
  return difference;
}

function everySecond(plane: Plane): Plane {
  const width = plane.width >> 1;
  const height = plane.height >> 1;
  const values = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      values[y * width + x] = float32At(plane.values, 2 * y * plane.width + 2 * x);
    }
  }
  return { width, height, values };
}
