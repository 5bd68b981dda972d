/**
 * The rhythm that scaling or turning an image leaves: pixels that were computed from their neighbours are smoother
 * than those that were not, and they come at regular distances (after Gallagher, 2005).
 */
import { float32At, float64At } from '../../domain/array-values.ts';
import type { Plane } from '../plane.ts';

export interface Peak {
  /** Cycles a pixel, above 0 and below one half. */
  readonly frequency: number;
  /** How far it stands above the frequencies around it. */
  readonly height: number;
}

/** Pixels along the direction looked at, and lines that are averaged. */
const lengthMax = 1536;
const linesMax = 512;
/** Rhythms slower than this are the image's own shapes. */
const frequencyMin = 0.06;
/** Blocks of eight and mosaic filters of two by two have rhythms of their own at the eighths. */
const eighthMargin = 0.006;
const around = 24;

/** The clearest rhythm along rows (`across`) or columns; height 0 where the image is too small. */
export function resamplingPeak(plane: Plane, direction: 'across' | 'down'): Peak {
  const rhythm = meanBend(plane, direction);
  const length = rhythm.length;
  if (length < 200) return { frequency: 0, height: 0 };
  const spectrum = spectrumOf(rhythm);
  let best: Peak = { frequency: 0, height: 0 };
  for (let at = Math.ceil(frequencyMin * length); at < spectrum.length - 2; at += 1) {
    const frequency = at / length;
    if (Math.abs(frequency * 8 - Math.round(frequency * 8)) / 8 < eighthMargin) continue;
    const height = float64At(spectrum, at) / medianAround(spectrum, at);
    if (height > best.height) best = { frequency, height };
  }
  return best;
}

/** How strongly brightness bends at each place, averaged over many lines; freed of what changes slowly. */
function meanBend({ width, height, values }: Plane, direction: 'across' | 'down'): Float64Array {
  const [along, other] = direction === 'across' ? [width, height] : [height, width];
  const [step, line] = direction === 'across' ? [1, width] : [width, 1];
  const length = Math.min(along, lengthMax) - 2;
  const first = Math.floor((along - length) / 2);
  const every = Math.max(1, Math.floor(other / linesMax));
  const bend = new Float64Array(Math.max(0, length));
  for (let start = 0; start < other; start += every) {
    let at = start * line + first * step;
    for (let place = 0; place < length; place += 1, at += step) {
      const second = 2 * float32At(values, at) - float32At(values, at - step) - float32At(values, at + step);
      // Strong edges are few and would decide alone.
      bend[place] = float64At(bend, place) + Math.min(Math.abs(second), 24);
    }
  }
  return bend.map((value, place) => value - ((bend[place - 1] ?? value) + (bend[place + 1] ?? value)) / 2);
}

/** Magnitudes at 0 to one half cycle a pixel, with a window that keeps the ends from leaking. */
function spectrumOf(rhythm: Float64Array): Float64Array {
  const { length } = rhythm;
  const cosines = Float64Array.from({ length }, (_, at) => Math.cos((2 * Math.PI * at) / length));
  const windowed = rhythm.map((value, at) => value * (0.5 - 0.5 * float64At(cosines, at)));
  const spectrum = new Float64Array((length >> 1) + 1);
  const quarter = length / 4;
  const sines = Float64Array.from({ length }, (_, at) => Math.cos((2 * Math.PI * (at - quarter)) / length));
  for (let frequency = 0; frequency < spectrum.length; frequency += 1) {
    let [real, imaginary, turn] = [0, 0, 0];
    for (let place = 0; place < length; place += 1) {
      const value = float64At(windowed, place);
      real += value * float64At(cosines, turn);
      imaginary += value * float64At(sines, turn);
      turn += frequency;
      if (turn >= length) turn -= length;
    }
    spectrum[frequency] = Math.hypot(real, imaginary);
  }
  return spectrum;
}

function medianAround(spectrum: Float64Array, at: number): number {
  const near: number[] = [];
  for (let next = Math.max(1, at - around); next <= Math.min(spectrum.length - 1, at + around); next += 1)
    if (Math.abs(next - at) > 2) near.push(float64At(spectrum, next));
  near.sort((one, other) => one - other);
  return Math.max(near[near.length >> 1] ?? 0, 1e-9);
}
