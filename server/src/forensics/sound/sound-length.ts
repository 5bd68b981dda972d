/** Whether sound and images begin and end together. */
import { outcomesWithoutAlarm } from '../../domain/media-method.ts';
import type { MediaSignal, Moment } from '../../domain/media-signal.ts';
import type { Recording, SoundFacts } from '../../media/video/video.ts';
import type { SoundMethod } from './sound-method.ts';

const method = 'soundLength';

export const soundLength = {
  id: method,
  kind: 'sound',
  families: ['sound'],
  outcomes: outcomesWithoutAlarm,
  meanings: [],
  looksAt: { video: 'whether sound and pictures begin and end together' },
  listen,
} satisfies SoundMethod<typeof method>;

/**
 * Codecs begin with a few hundredths of a second of their own, and a track ends with a whole packet: up to some tenths
 * of a second differ in untouched recordings of phones.
 */
const differenceSecondsMin = 0.5;
/** Long videos may differ by more without anybody having touched them. */
const differenceShareMin = 0.02;

function listen(recording: Recording): MediaSignal<typeof method> {
  const { facts, frames } = recording;
  const { sound } = facts;
  if (!sound) return { method, outcome: 'not_applicable', detail: [{ code: 'noSound' }] };
  const images = imagesOf(recording);
  if (!images) return { method, outcome: 'inconclusive', detail: [{ code: 'unknown' }] };
  const least = Math.max(differenceSecondsMin, differenceShareMin * images.toSeconds);
  const heard = heardOf(sound);
  const late = heard.fromSeconds - images.fromSeconds;
  const over = heard.toSeconds - images.toSeconds;
  if (Math.max(Math.abs(late), Math.abs(over)) < least || frames.count < 2) {
    return { method, outcome: 'ok', detail: [{ code: 'same' }] };
  }
  const [begins, ends] = [Math.abs(late) >= least, Math.abs(over) >= least];
  const moments = [
    ...(ends ? [between(images.toSeconds, heard.toSeconds)] : []),
    ...(begins ? [between(images.fromSeconds, heard.fromSeconds)] : []),
  ];
  const strength = Math.min(0.5, 0.2 + Math.max(Math.abs(late), Math.abs(over)) / (10 * least));
  const values = { ...(begins && { begins: late }), ...(ends && { ends: over }) };
  return { method, outcome: 'attention', strength, detail: [{ code: 'differs', values }], moments };
}

/** Frames are shown until the next one would come. */
function imagesOf({ facts, frames }: Recording): Moment | undefined {
  const last = frames.times[frames.count - 1];
  if (last === undefined) return undefined;
  const step = facts.frameRate > 0 ? 1 / facts.frameRate : 0;
  const toSeconds = last + step;
  // Not decoded to its end: the file's own length is that of the images only where the sound does not reach it.
  const isWhole = frames.stride === 0 && frames.examinedSeconds >= last;
  const end = facts.durationSeconds;
  if (toSeconds < end - differenceSecondsMin && !isWhole) {
    const soundEnd = facts.sound ? heardOf(facts.sound).toSeconds : 0;
    return soundEnd < end - differenceSecondsMin
      ? { fromSeconds: frames.times[0] ?? 0, toSeconds: end }
      : undefined;
  }
  return { fromSeconds: frames.times[0] ?? 0, toSeconds };
}

const heardOf = ({ startSeconds, durationSeconds }: SoundFacts): Moment => ({
  fromSeconds: startSeconds,
  toSeconds: startSeconds + durationSeconds,
});

const between = (a: number, b: number): Moment => ({
  fromSeconds: Math.max(0, Math.min(a, b)),
  toSeconds: Math.max(0, a, b),
});
