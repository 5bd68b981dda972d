/** What is done to the sound of a take while the images stay, each with the truth about where. */
import { float32At } from '../src/domain/array-values.ts';
import type { Edited, Stretch, Truth } from './edits.ts';
import { type ClipSound, joinSamples, sampleAt, secondsOf, type Take } from './take.ts';

const joints = (...places: readonly number[]): Truth[] =>
  places.map((place) => ({ methods: ['soundJoints'], fromSeconds: place, toSeconds: place }));

function edited(take: Take, samples: Float32Array, truth: readonly Truth[]): Edited {
  return { take: { ...take, sound: { ...soundOf(take), samples } }, truth };
}

function soundOf(take: Take): ClipSound {
  if (!take.sound) throw new Error('the take has no sound');
  return take.sound;
}

/** A stretch of another sound in place of the take's own. */
export function replaceSound(take: Take, { fromSeconds, toSeconds }: Stretch, other: ClipSound): Edited {
  const sound = soundOf(take);
  const [from, to] = [sampleAt(sound, fromSeconds), sampleAt(sound, toSeconds)];
  const samples = joinSamples(
    sound.samples.subarray(0, from),
    other.samples.subarray(0, to - from),
    sound.samples.subarray(to),
  );
  return edited(take, samples, joints(fromSeconds, toSeconds));
}

/** A stretch of the sound taken out; what comes after moves up and the end is filled by going on. */
export function cutSound(take: Take, { fromSeconds, toSeconds }: Stretch): Edited {
  const sound = soundOf(take);
  const [from, to] = [sampleAt(sound, fromSeconds), sampleAt(sound, toSeconds)];
  const samples = joinSamples(sound.samples.subarray(0, from), sound.samples.subarray(to));
  return edited(take, samples, joints(fromSeconds));
}

/** No sound at all in a stretch: the room is gone too. */
export function silence(take: Take, { fromSeconds, toSeconds }: Stretch): Edited {
  const sound = soundOf(take);
  const samples = sound.samples.slice();
  samples.fill(0, sampleAt(sound, fromSeconds), sampleAt(sound, toSeconds));
  return edited(take, samples, [{ methods: ['soundJoints'], fromSeconds, toSeconds }]);
}

/** A stretch louder or softer by a factor, its room with it. */
export function shiftLevel(take: Take, { fromSeconds, toSeconds }: Stretch, factor: number): Edited {
  const sound = soundOf(take);
  const [from, to] = [sampleAt(sound, fromSeconds), sampleAt(sound, toSeconds)];
  const samples = sound.samples.map((sample, index) =>
    index >= from && index < to ? sample * factor : sample,
  );
  return edited(take, samples, joints(fromSeconds, toSeconds));
}

/** A stretch that went through a codec or a telephone that cuts off the high tones. */
export function lowpass(take: Take, { fromSeconds, toSeconds }: Stretch, hertz: number): Edited {
  const sound = soundOf(take);
  const [from, to] = [sampleAt(sound, fromSeconds), sampleAt(sound, toSeconds)];
  const samples = sound.samples.slice();
  const kernel = lowpassKernel(hertz / sound.sampleRate);
  const reach = (kernel.length - 1) / 2;
  for (let at = from; at < to; at += 1) {
    let sum = 0;
    for (let step = -reach; step <= reach; step += 1) {
      sum += (sound.samples[at + step] ?? 0) * float32At(kernel, step + reach);
    }
    samples[at] = sum;
  }
  return edited(take, samples, joints(fromSeconds, toSeconds));
}

/** The sound ends this long after the images, or before them when negative. */
export function changeSoundLength(take: Take, bySeconds: number): Edited {
  const sound = soundOf(take);
  const length = Math.round((secondsOf(take) + bySeconds) * sound.sampleRate);
  const samples = new Float32Array(length);
  for (let at = 0; at < length; at += 1) samples[at] = float32At(sound.samples, at % sound.samples.length);
  const seconds = secondsOf(take);
  const [fromSeconds, toSeconds] =
    bySeconds < 0 ? [seconds + bySeconds, seconds] : [seconds, seconds + bySeconds];
  return edited(take, samples, [{ methods: ['soundLength'], fromSeconds, toSeconds }]);
}

/** Another sound over the take's own, as music is laid under a video: nothing to be found. */
export function addSound(take: Take, other: ClipSound): Take {
  const sound = soundOf(take);
  const samples = sound.samples.map((sample, index) => sample + (other.samples[index] ?? 0));
  return { ...take, sound: { ...sound, samples } };
}

/** Softly up at the beginning and down at the end: nothing to be found. */
export function fadeSound(take: Take, seconds: number): Take {
  const sound = soundOf(take);
  const length = seconds * sound.sampleRate;
  const samples = sound.samples.map((sample, index) => {
    const share = Math.min(1, index / length, (sound.samples.length - index) / length);
    return sample * share * share;
  });
  return { ...take, sound: { ...sound, samples } };
}

/** A windowed sinc, steep as codecs cut. */
function lowpassKernel(share: number): Float32Array {
  const reach = 64;
  const kernel = Float32Array.from({ length: 2 * reach + 1 }, (_, index) => {
    const step = index - reach;
    const window = 0.54 + 0.46 * Math.cos((Math.PI * step) / reach);
    return window * (step === 0 ? 2 * share : Math.sin(2 * Math.PI * share * step) / (Math.PI * step));
  });
  const sum = kernel.reduce((total, value) => total + value, 0);
  return kernel.map((value) => value / sum);
}
