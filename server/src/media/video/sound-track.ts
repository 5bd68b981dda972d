/** Measures a sound while it is decoded: level and power by frequency in steps of 20 milliseconds. */

import { float32At, uint16At } from '../../domain/array-values.ts';
import { createFourier } from './fourier.ts';
import type { SoundTrack } from './video.ts';

export interface SoundTrackBuilder {
  /** The next samples, mono. */
  take(samples: Float32Array): void;
  build(): SoundTrack;
}

/** Short enough to place a joint well within half a second, long enough to tell frequencies apart. */
const stepSeconds = 0.02;
const bandHertz = 500;
/** Ten minutes and a little: 20 MB at 48 bands. */
const stepsMax = 31_000;

export function createSoundTrackBuilder({
  sampleRate,
  startSeconds,
}: {
  readonly sampleRate: number;
  readonly startSeconds: number;
}): SoundTrackBuilder {
  const step = Math.max(1, Math.round(sampleRate * stepSeconds));
  // The longest power of two that does not reach beyond the neighbouring steps' middles.
  const size = 2 ** Math.max(4, Math.floor(Math.log2(step * 1.1)));
  const fourier = createFourier(size);
  const bands = Math.max(1, Math.ceil(sampleRate / 2 / bandHertz));
  const bandOf = Uint16Array.from({ length: size / 2 + 1 }, (_, at) =>
    Math.min(bands - 1, Math.floor((at * sampleRate) / size / bandHertz)),
  );
  const measures = growing(bands);
  const waiting = new Float32Array(step);
  let filled = 0;

  const measure = () => {
    let peak = 0;
    let power = 0;
    for (let at = 0; at < step; at += 1) {
      // Damaged streams decode to samples that are no numbers, or far beyond full scale.
      const sample = Math.max(-4, Math.min(4, float32At(waiting, at) || 0));
      waiting[at] = sample;
      peak = Math.max(peak, Math.abs(sample));
      power += sample * sample;
    }
    const { at, spectrum } = measures.next(peak, power / step);
    const from = Math.max(0, (step - size) >> 1);
    const powers = fourier.power(step >= size ? waiting.subarray(from, from + size) : padded(waiting, size));
    for (let bin = 0; bin < powers.length; bin += 1) {
      const place = at + uint16At(bandOf, bin);
      spectrum[place] = float32At(spectrum, place) + float32At(powers, bin);
    }
  };
  return {
    take(samples) {
      for (let at = 0; at < samples.length && measures.count() < stepsMax; ) {
        const part = samples.subarray(at, at + step - filled);
        waiting.set(part, filled);
        filled += part.length;
        at += part.length;
        if (filled < step) continue;
        measure();
        filled = 0;
      }
    },
    // What is left over is shorter than a step.
    build: () => ({
      sampleRate,
      startSeconds,
      stepSeconds: step / sampleRate,
      bands,
      bandHertz,
      ...measures.build(),
    }),
  };
}

function padded(samples: Float32Array, size: number): Float32Array {
  const longer = new Float32Array(size);
  longer.set(samples);
  return longer;
}

/** Arrays that double when they are full. */
function growing(bands: number) {
  let room = 1024;
  let count = 0;
  let peak = new Float32Array(room);
  let power = new Float32Array(room);
  let spectrum = new Float32Array(room * bands);
  const larger = (from: Float32Array) => {
    const to = new Float32Array(from.length * 2);
    to.set(from);
    return to;
  };
  return {
    count: () => count,
    next(stepPeak: number, stepPower: number) {
      if (count === room) {
        room *= 2;
        [peak, power, spectrum] = [larger(peak), larger(power), larger(spectrum)];
      }
      peak[count] = stepPeak;
      power[count] = stepPower;
      count += 1;
      return { at: (count - 1) * bands, spectrum };
    },
    build: () => ({
      count,
      peak: peak.slice(0, count),
      power: power.slice(0, count),
      spectrum: spectrum.slice(0, count * bands),
    }),
  };
}
