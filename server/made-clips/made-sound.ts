/** Sound for made clips: voices, a street, music, each with the noise of its room. The same for the same seed. */
import { float32At, numberAt } from '../src/domain/array-values.ts';
import { between, type Random, seededRandom } from '../src/evaluation/copy-moves/seeded-random.ts';
import type { ClipSound } from './take.ts';

export type SoundKind = 'speech' | 'street' | 'music' | 'room';

export interface SoundOptions {
  readonly kind: SoundKind;
  readonly seed: number;
  readonly seconds: number;
  readonly startSeconds?: number;
  readonly sampleRate?: number;
  /** The room's noise, as a share of full scale; about −46 dB of full scale when left out. */
  readonly roomNoise?: number;
}

export function madeSound(options: SoundOptions): ClipSound {
  const { kind, seed, seconds, startSeconds = 0, sampleRate = 48_000 } = options;
  const length = Math.round(seconds * sampleRate);
  const samples = new Float32Array(length);
  const random = seededRandom(seed * 6151 + kind.length);
  addRoom(
    samples,
    seededRandom(seed * 389 + Math.round(startSeconds * 1000) + 3),
    options.roomNoise ?? 0.005,
    seed,
  );
  const start = startSeconds * sampleRate;
  if (kind === 'speech') addSpeech(samples, start, sampleRate, random);
  if (kind === 'street') addStreet(samples, start, sampleRate, random);
  if (kind === 'music') addMusic(samples, start, sampleRate, random);
  for (let at = 0; at < length; at += 1)
    samples[at] = Math.max(-0.99, Math.min(0.99, float32At(samples, at)));
  return { sampleRate, samples };
}

/** Hiss with more of the low than of the high, coloured a little differently in every room. */
function addRoom(to: Float32Array, random: Random, level: number, seed: number): void {
  const keep = 0.55 + 0.3 * seededRandom(seed * 97)();
  let low = 0;
  for (let at = 0; at < to.length; at += 1) {
    const white = random() + random() + random() - 1.5;
    low = keep * low + (1 - keep) * white;
    to[at] = float32At(to, at) + level * (1.4 * low + 0.6 * white) * 1.6;
  }
}

/** Syllables: a buzz with formants that glide, consonants of hiss, pauses between phrases. */
function addSpeech(to: Float32Array, start: number, sampleRate: number, random: Random): void {
  const pitch = between(random, 95, 210);
  let at = -start;
  while (at < to.length) {
    const syllables = 4 + Math.floor(random() * 8);
    for (let count = 0; count < syllables && at < to.length; count += 1) {
      const length = Math.round(between(random, 0.12, 0.24) * sampleRate);
      addSyllable(to, at, length, sampleRate, pitch * between(random, 0.85, 1.2), random);
      at += Math.round(length * between(random, 0.95, 1.25));
    }
    at += Math.round(between(random, 0.2, 0.6) * sampleRate);
  }
}

function addSyllable(
  to: Float32Array,
  from: number,
  length: number,
  sampleRate: number,
  pitch: number,
  random: Random,
) {
  const formants = [
    between(random, 300, 800),
    between(random, 900, 2300),
    between(random, 2400, 3200),
  ] as const;
  const loud = between(random, 0.08, 0.2);
  const hiss = random() < 0.5 ? between(random, 0.02, 0.06) : 0;
  const strengths = Array.from({ length: 28 }, (_, harmonic) => {
    const hertz = pitch * (harmonic + 1);
    return formants.reduce(
      (sum, formant, index) => sum + Math.exp(-(((hertz - formant) / 180) ** 2)) / (index + 1),
      0.03,
    );
  });
  const hissSeed = seededRandom(Math.floor(random() * 1e9));
  let before = 0;
  for (let step = 0; step < length; step += 1) {
    const place = from + step;
    const white = hissSeed() - 0.5;
    if (place < 0 || place >= to.length) continue;
    const share = step / length;
    const envelope = Math.sin(Math.PI * Math.min(1, share * 1.1)) ** 0.7;
    let buzz = 0;
    const turn = (2 * Math.PI * pitch * step * (1 - 0.05 * share)) / sampleRate;
    for (let harmonic = 0; harmonic < 28; harmonic += 1)
      buzz += numberAt(strengths, harmonic) * Math.sin(turn * (harmonic + 1));
    const high = white - before;
    before = white;
    to[place] = float32At(to, place) + envelope * loud * 0.5 * buzz + (share < 0.25 ? hiss * high : 0);
  }
}

/** A rumble that swells and falls as cars go by, with steps and clatter now and then. */
function addStreet(to: Float32Array, start: number, sampleRate: number, random: Random): void {
  const waves = Array.from({ length: 4 }, () => [between(random, 0.2, 0.9), random() * 6] as const);
  const noise = seededRandom(Math.floor(random() * 1e9));
  let [low, lower] = [0, 0];
  for (let at = 0; at < to.length; at += 1) {
    low = 0.96 * low + 0.04 * (noise() - 0.5);
    lower = 0.9 * lower + 0.1 * low;
    if (at % 64 === 0) noise();
    const time = (at + start) / sampleRate;
    const swell =
      1 + 0.5 * waves.reduce((sum, [speed, phase]) => sum + Math.sin(speed * time + phase) / 4, 0);
    to[at] = float32At(to, at) + 0.5 * swell * (low + lower);
  }
  for (let at = -start; at < to.length; ) {
    at += Math.round(between(random, 0.4, 1.3) * sampleRate);
    addClatter(to, at, sampleRate, between(random, 0.02, 0.08), between(random, 400, 2500), random);
  }
}

function addClatter(
  to: Float32Array,
  from: number,
  sampleRate: number,
  loud: number,
  hertz: number,
  random: Random,
): void {
  const length = Math.round(between(random, 0.03, 0.12) * sampleRate);
  for (let step = 0; step < length; step += 1) {
    const place = from + step;
    if (place < 0 || place >= to.length) continue;
    const rise = Math.min(1, step / (sampleRate * 0.002));
    const ring = Math.sin((2 * Math.PI * hertz * step) / sampleRate) * Math.exp((-5 * step) / length);
    to[place] = float32At(to, place) + loud * rise * ring;
  }
}

/** Chords of plucked tones in a steady beat, a bass and a hissing beat of a drum. */
function addMusic(to: Float32Array, start: number, sampleRate: number, random: Random): void {
  const beat = Math.round(between(random, 0.28, 0.45) * sampleRate);
  const root = between(random, 110, 180);
  const steps = [0, 3, 5, 7, 10, 12];
  for (let from = -start, count = 0; from < to.length; from += beat, count += 1) {
    for (let voice = 0; voice < 3; voice += 1) {
      const hertz = root * 2 ** ((steps[Math.floor(random() * steps.length)] ?? 0) / 12 + voice);
      addTone(to, Math.round(from), beat * 2, sampleRate, hertz, 0.07 / (voice + 1));
    }
    const drum = seededRandom(count + 17);
    for (let step = 0; step < beat / 4; step += 1) {
      const place = Math.round(from) + step;
      const hiss = (drum() - 0.5) * 0.05 * Math.exp((-20 * step) / beat);
      if (place >= 0 && place < to.length) to[place] = float32At(to, place) + hiss;
    }
  }
}

function addTone(
  to: Float32Array,
  from: number,
  length: number,
  sampleRate: number,
  hertz: number,
  loud: number,
): void {
  for (let step = 0; step < length; step += 1) {
    const place = from + step;
    if (place < 0 || place >= to.length) continue;
    const turn = (2 * Math.PI * hertz * step) / sampleRate;
    const envelope = Math.min(1, step / 300) * Math.exp((-4 * step) / length);
    to[place] =
      float32At(to, place) +
      loud * envelope * (Math.sin(turn) + 0.4 * Math.sin(2 * turn) + 0.2 * Math.sin(5 * turn));
  }
}
