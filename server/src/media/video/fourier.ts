/** The fast Fourier transform, for the power of a sound by frequency. */
import { float32At, float64At, uint32At } from '../../domain/array-values.ts';

export interface Fourier {
  /** The power at `size / 2 + 1` frequencies of `samples`, which is left as it is; good until the next call. */
  power(samples: Float32Array): Float32Array;
}

/** `size` is a power of two. The samples are weighted with Hann's window, so that tones stay in their place. */
export function createFourier(size: number): Fourier {
  const window = Float32Array.from(
    { length: size },
    (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / size),
  );
  const order = bitReversed(size);
  const cosines = Float64Array.from({ length: size / 2 }, (_, at) => Math.cos((2 * Math.PI * at) / size));
  const sines = Float64Array.from({ length: size / 2 }, (_, at) => -Math.sin((2 * Math.PI * at) / size));
  const real = new Float64Array(size);
  const imaginary = new Float64Array(size);
  const powers = new Float32Array(size / 2 + 1);
  // So that the powers of all frequencies add up to the mean of the squared samples.
  const scale = 2 / (size * window.reduce((sum, weight) => sum + weight * weight, 0));
  return {
    power(samples) {
      for (let at = 0; at < size; at += 1) {
        real[uint32At(order, at)] = float32At(samples, at) * float32At(window, at);
        imaginary[at] = 0;
      }
      transform(real, imaginary, cosines, sines);
      for (let at = 0; at <= size / 2; at += 1) {
        const [a, b] = [float64At(real, at), float64At(imaginary, at)];
        powers[at] = (a * a + b * b) * scale;
      }
      return powers;
    },
  };
}

function transform(
  real: Float64Array,
  imaginary: Float64Array,
  cosines: Float64Array,
  sines: Float64Array,
): void {
  const size = real.length;
  for (let half = 1; half < size; half *= 2) {
    const stride = size / (2 * half);
    for (let start = 0; start < size; start += 2 * half) {
      for (let at = 0; at < half; at += 1) {
        const cosine = float64At(cosines, at * stride);
        const sine = float64At(sines, at * stride);
        const [low, high] = [start + at, start + at + half];
        const a = float64At(real, high) * cosine - float64At(imaginary, high) * sine;
        const b = float64At(real, high) * sine + float64At(imaginary, high) * cosine;
        real[high] = float64At(real, low) - a;
        imaginary[high] = float64At(imaginary, low) - b;
        real[low] = float64At(real, low) + a;
        imaginary[low] = float64At(imaginary, low) + b;
      }
    }
  }
}

function bitReversed(size: number): Uint32Array {
  const order = new Uint32Array(size);
  for (let at = 1; at < size; at += 1) {
    order[at] = (uint32At(order, at >> 1) >> 1) | (at & 1 ? size >> 1 : 0);
  }
  return order;
}
