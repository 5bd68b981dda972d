/** Whether sound and images begin and end together. */
import type { Bilingual } from '@riscontro/contract';
import type { Moment, VideoSignal } from '../../domain/media-signal.ts';
import type { Recording, SoundFacts } from '../../media/video/video.ts';
import { numberWords } from '../time/words.ts';

const method = 'soundLength';

/**
 * Codecs begin with a few hundredths of a second of their own, and a track ends with a whole packet: up to some tenths
 * of a second differ in untouched recordings of phones.
 */
const differenceSecondsMin = 0.5;
/** Long videos may differ by more without anybody having touched them. */
const differenceShareMin = 0.02;

export function soundLength(recording: Recording): VideoSignal {
  const { facts, frames } = recording;
  const { sound } = facts;
  if (!sound) return { method, outcome: 'not_applicable', detail: words.none };
  const images = imagesOf(recording);
  if (!images) return { method, outcome: 'inconclusive', detail: words.unknown };
  const least = Math.max(differenceSecondsMin, differenceShareMin * images.toSeconds);
  const heard = heardOf(sound);
  const late = heard.fromSeconds - images.fromSeconds;
  const over = heard.toSeconds - images.toSeconds;
  if (Math.max(Math.abs(late), Math.abs(over)) < least || frames.count < 2) {
    return { method, outcome: 'ok', detail: words.same };
  }
  const moments: Moment[] = [];
  if (Math.abs(over) >= least) moments.push(between(images.toSeconds, heard.toSeconds));
  if (Math.abs(late) >= least) moments.push(between(images.fromSeconds, heard.fromSeconds));
  const strength = Math.min(0.5, 0.2 + Math.max(Math.abs(late), Math.abs(over)) / (10 * least));
  return { method, outcome: 'attention', strength, detail: differs(late, over, least), moments };
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

const words = {
  none: { it: 'Il video non ha suono.', en: 'The video has no sound.' },
  unknown: {
    it: 'Il video non è stato decodificato fino alla fine: le due durate non si possono confrontare.',
    en: 'The video was not decoded to its end: the two lengths cannot be compared.',
  },
  same: {
    it: 'Suono e immagini cominciano e finiscono insieme, come in una registrazione intera.',
    en: 'Sound and pictures begin and end together, as in a whole recording.',
  },
} as const satisfies Record<string, Bilingual>;

function differs(late: number, over: number, least: number): Bilingual {
  const parts: Bilingual[] = [];
  if (Math.abs(late) >= least) {
    const by = numberWords(Math.abs(late));
    parts.push(
      late > 0
        ? { it: `comincia ${by.it} s dopo le immagini`, en: `begins ${by.en} s after the pictures` }
        : { it: `comincia ${by.it} s prima delle immagini`, en: `begins ${by.en} s before the pictures` },
    );
  }
  if (Math.abs(over) >= least) {
    const by = numberWords(Math.abs(over));
    parts.push(
      over > 0
        ? { it: `dura ${by.it} s più delle immagini`, en: `lasts ${by.en} s longer than the pictures` }
        : { it: `finisce ${by.it} s prima delle immagini`, en: `ends ${by.en} s before the pictures` },
    );
  }
  return {
    it: `Il suono ${parts.map(({ it }) => it).join(' e ')}. Una registrazione intera li tiene insieme: dopo la ripresa una delle due tracce è stata accorciata, aggiunta o sostituita, come accade anche in montaggi innocui.`,
    en: `The sound ${parts.map(({ en }) => en).join(' and ')}. A whole recording keeps them together: after filming one of the two tracks was shortened, added or replaced, as harmless editing does too.`,
  };
}
