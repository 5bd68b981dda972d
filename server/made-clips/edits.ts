/** What forgers and editors do with a take, each with the truth about where it was done. Times are of the edited take. */
import type { MediaMethod } from '../src/domain/media-signal.ts';
import { type ClipFrame, frameAt, joinSamples, sampleAt, secondsOf, type Take } from './take.ts';

/** What an examination must say of the clip: one of the methods, at these places (± 0.5 s). */
export interface Truth {
  /** Any of them tells it rightly. */
  readonly methods: readonly MediaMethod[];
  readonly fromSeconds: number;
  readonly toSeconds: number;
  /** Of the whole video: no place needs to be named. */
  readonly isWhole?: boolean;
}

export interface Edited {
  readonly take: Take;
  readonly truth: readonly Truth[];
}

export interface Stretch {
  readonly fromSeconds: number;
  readonly toSeconds: number;
}

const at = (methods: readonly MediaMethod[], fromSeconds: number, toSeconds = fromSeconds): Truth => ({
  methods,
  fromSeconds,
  toSeconds,
});

/** Takes a stretch out, of images and sound alike: a jump inside of one shot. */
export function cut(take: Take, { fromSeconds, toSeconds }: Stretch): Edited {
  const [from, to] = [frameAt(take, fromSeconds), frameAt(take, toSeconds)];
  const frames = [...take.frames.slice(0, from), ...take.frames.slice(to)];
  const sound = take.sound && {
    ...take.sound,
    samples: joinSamples(
      take.sound.samples.subarray(0, sampleAt(take.sound, fromSeconds)),
      take.sound.samples.subarray(sampleAt(take.sound, toSeconds)),
    ),
  };
  return { take: { ...take, frames, ...(sound && { sound }) }, truth: [at(['cuts'], fromSeconds)] };
}

/** Shows one frame in place of all those of a stretch; the sound goes on. */
export function freeze(take: Take, { fromSeconds, toSeconds }: Stretch): Edited {
  const [from, to] = [frameAt(take, fromSeconds), frameAt(take, toSeconds)];
  const frames = take.frames.map((frame, index) =>
    index >= from && index < to ? (take.frames[from] as ClipFrame) : frame,
  );
  return { take: { ...take, frames }, truth: [at(['freezes'], fromSeconds, toSeconds)] };
}

/** Shows a stretch again, in place of what was there later. */
export function repeat(take: Take, stretch: Stretch, againAtSeconds: number): Edited {
  const [from, to] = [frameAt(take, stretch.fromSeconds), frameAt(take, stretch.toSeconds)];
  const again = frameAt(take, againAtSeconds);
  const frames = take.frames.map((frame, index) =>
    index >= again && index < again + to - from ? (take.frames[from + index - again] as ClipFrame) : frame,
  );
  const seconds = stretch.toSeconds - stretch.fromSeconds;
  return {
    take: { ...take, frames },
    truth: [at(['repetitions'], againAtSeconds, againAtSeconds + seconds)],
  };
}

/** Shows a stretch backwards in its own place. */
export function reverse(take: Take, { fromSeconds, toSeconds }: Stretch): Edited {
  const [from, to] = [frameAt(take, fromSeconds), frameAt(take, toSeconds)];
  const frames = [
    ...take.frames.slice(0, from),
    ...take.frames.slice(from, to).toReversed(),
    ...take.frames.slice(to),
  ];
  return { take: { ...take, frames }, truth: [at(['reversals'], fromSeconds, toSeconds)] };
}

/** Puts frames of another take between two of this one; what was there comes after. */
export function insert(take: Take, atSeconds: number, other: Take): Edited {
  const place = frameAt(take, atSeconds);
  const frames = [...take.frames.slice(0, place), ...other.frames, ...take.frames.slice(place)];
  const sound =
    take.sound && other.sound
      ? {
          ...take.sound,
          samples: joinSamples(
            take.sound.samples.subarray(0, sampleAt(take.sound, atSeconds)),
            other.sound.samples,
            take.sound.samples.subarray(sampleAt(take.sound, atSeconds)),
          ),
        }
      : take.sound;
  return {
    take: { ...take, frames, ...(sound && { sound }) },
    truth: [at(['insertions'], atSeconds, atSeconds + secondsOf(other))],
  };
}

/** Replaces a stretch by the same moments of another recording of the scene: other noise, other sharpness. */
export function replaceStretch(take: Take, { fromSeconds, toSeconds }: Stretch, other: Take): Edited {
  const [from, to] = [frameAt(take, fromSeconds), frameAt(take, toSeconds)];
  const frames = take.frames.map((frame, index) =>
    index >= from && index < to ? (other.frames[index] ?? frame) : frame,
  );
  return {
    take: { ...take, frames },
    truth: [at(['grain', 'insertions'], fromSeconds, toSeconds)],
  };
}

/** One shot after another: ordinary cutting, nothing to be found. */
export function join(...takes: readonly [Take, ...Take[]]): Take {
  const [first] = takes;
  const sounds = takes.flatMap(({ sound }) => sound ?? []);
  const sound =
    sounds.length === takes.length && first.sound
      ? { ...first.sound, samples: joinSamples(...sounds.map(({ samples }) => samples)) }
      : undefined;
  const { sound: _without, ...images } = first;
  return { ...images, frames: takes.flatMap(({ frames }) => frames), ...(sound && { sound }) };
}

/** Another number of frames a second for the same length: by showing frames twice or leaving some out, or by mixing two. */
export function changeRate(take: Take, frameRate: number, how: 'nearest' | 'blend' = 'nearest'): Edited {
  const count = Math.round((take.frames.length * frameRate) / take.frameRate);
  const frames = Array.from({ length: count }, (_, index) => {
    const place = (index * take.frameRate) / frameRate;
    const before = take.frames[Math.min(take.frames.length - 1, Math.floor(place))] as ClipFrame;
    const share = place - Math.floor(place);
    if (how === 'nearest' || share < 0.01) return before;
    const after = take.frames[Math.min(take.frames.length - 1, Math.floor(place) + 1)] as ClipFrame;
    return before.map((value, pixel) => value * (1 - share) + (after[pixel] as number) * share + 0.5);
  });
  return {
    take: { ...take, frameRate, frames },
    truth: [{ ...at(['cadence'], 0, count / frameRate), isWhole: true }],
  };
}
