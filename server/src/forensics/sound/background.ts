/**
 * The background of a sound: per band of frequencies, the level that lies under everything that comes and goes.
 *
 * Speech and music come and go within a second; the room, the microphone and the codec stay. So the level of a
 * half-second's quiet moments and that of its loud ones are taken together: where both change at once and stay
 * changed, the recording itself is another.
 */
import { float32At, uint32At } from '../../domain/array-values.ts';
import type { SoundTrack } from '../../media/video/video.ts';
import { decibels, isHeard } from './levels.ts';

export interface Background {
  /** The steps of the track that are looked at: those in which something is heard. */
  readonly steps: Uint32Array;
  /** Groups of neighbouring bands, up to the frequency above which the whole track holds nothing. */
  readonly groups: number;
  /** The group from which on voices no longer hide the background. */
  readonly firstTelling: number;
  /** The quiet and the loud level of each group in the half second that begins at a place among `steps`. */
  half(place: number): Levels;
  readonly halfSteps: number;
  /** The same for so few steps that a slow change hardly shows. */
  brief(place: number): Levels;
  readonly briefSteps: number;
}

export interface Levels {
  readonly quiet: Float32Array;
  readonly loud: Float32Array;
}

const halfSeconds = 0.5;
const briefSteps = 8;
const [quietPart, loudPart] = [0.2, 0.8];
/** Neighbouring bands have the same background: their mean wavers less. */
const groupBands = 4;
/** Voices reach up to here; of a narrower sound, such as a telephone's, the upper half is taken. */
const voiceHertz = 4_000;
/** In decibels: below, a band holds nothing but what runs over from others. */
export const emptyBand = -86;

export function createBackground(track: SoundTrack): Background {
  const steps = Uint32Array.from(heardSteps(track));
  const levels = Float32Array.from(track.spectrum, decibels);
  const bands = usedBands(track, steps, levels);
  const size = bands < 4 * groupBands ? 2 : groupBands;
  const groups = Math.floor(bands / size);
  const halfSteps = Math.max(4, Math.round(halfSeconds / track.stepSeconds));
  const kept = new Map<number, Levels>();
  const sorted = new Float32Array(Math.max(halfSteps, briefSteps));
  const measure = (place: number, length: number): Levels => {
    const quiet = new Float32Array(groups);
    const loud = new Float32Array(groups);
    for (let band = 0; band < groups * size; band += 1) {
      for (let at = 0; at < length; at += 1) {
        insertSorted(sorted, at, float32At(levels, uint32At(steps, place + at) * track.bands + band));
      }
      const group = Math.floor(band / size);
      quiet[group] = float32At(quiet, group) + float32At(sorted, Math.floor(quietPart * length)) / size;
      loud[group] = float32At(loud, group) + float32At(sorted, Math.floor(loudPart * length)) / size;
    }
    return { quiet, loud };
  };
  return {
    steps,
    groups,
    firstTelling: Math.min(Math.round(voiceHertz / track.bandHertz / size), Math.floor(groups / 2)),
    halfSteps,
    briefSteps,
    brief: (place) => measure(place, briefSteps),
    half(place) {
      const known = kept.get(place) ?? measure(place, halfSteps);
      kept.set(place, known);
      return known;
    },
  };
}

function* heardSteps({ count, peak }: SoundTrack): Generator<number> {
  for (let step = 0; step < count; step += 1) if (isHeard(float32At(peak, step))) yield step;
}

/** Where the loudest tenth of all steps is empty, the codec or the microphone ends. */
function usedBands(track: SoundTrack, steps: Uint32Array, levels: Float32Array): number {
  for (let bands = track.bands; bands > 0; bands -= 1) {
    let full = 0;
    for (const step of steps) if (float32At(levels, step * track.bands + bands - 1) > emptyBand) full += 1;
    if (full > steps.length / 10) return bands;
  }
  return 0;
}

/** Puts a value in its place among the `filled` ones before it. */
function insertSorted(sorted: Float32Array, filled: number, value: number): void {
  let at = filled;
  while (at > 0 && float32At(sorted, at - 1) > value) {
    sorted[at] = float32At(sorted, at - 1);
    at -= 1;
  }
  sorted[at] = value;
}
