/** What the examination of faces says. */

import type { Moment } from '../../format.ts';
import { minutesAndSeconds } from '../../minutes-and-seconds.ts';
import { format } from '../format.ts';

const signs = {
  points: 'the features tremble against each other',
  colour: 'the light or the colours of the face flicker against what is around it',
  outline: 'the outline of the face trembles more than the rest',
  detail: 'the face is much less sharp than what is around it',
};

/** What is unusual about a face, and how long its eyes were watched. */
interface Unusual {
  signs: readonly (keyof typeof signs | 'blinks')[];
  watchedSeconds: number;
}

function signText({ signs: found, watchedSeconds }: Unusual): string {
  const parts = found.map((sign) =>
    sign === 'blinks' ? `the eyes never blink in ${watchedSeconds} s` : signs[sign],
  );
  return format.list(parts.map((part, at) => (at > 0 && at === parts.length - 1 ? `that ${part}` : part)));
}

const faces = {
  notInImages: 'Of pictures this version does not examine the faces.',
  none: 'No face was found in the frames that were looked at.',
  found({ count, first }: { count: number; first: readonly Moment[] }) {
    const times = first.map(
      ({ fromSeconds, toSeconds }) => `${minutesAndSeconds(fromSeconds)}–${minutesAndSeconds(toSeconds)}`,
    );
    return `Faces found: ${count} (${[...times, ...(count > first.length ? ['…'] : [])].join(', ')}).`;
  },
  notJudged:
    'To be measured, faces must be larger, turned to the camera and filmed for two seconds at least: nothing can be said about these.',
  nothingUnusual: 'Features, light, sharpness and outline change as the rest of the video does.',
  noBlinkSeen: ({ seconds }: { seconds: number }) =>
    `Features, light, sharpness and outline change as the rest of the video does; in ${seconds} s no blink was seen, which can happen.`,
  eyesBlink: ({ count, seconds }: { count: number; seconds: number }) =>
    `Features, light, sharpness and outline change as the rest of the video does, and the eyes blink (${format.plural(count, { one: 'once', other: `${count} times` })} in ${seconds} s).`,
  onlyCrude: 'Only crude replacements show this way: there are not enough verified examples to promise more.',
  unusualAlone: (unusual: Unusual) =>
    `In one of them it is unusual that ${signText(unusual)}. By itself this means nothing: it happens in untouched videos too, from light, motion or a beauty filter.`,
  unusualTogether: ({ moment, ...unusual }: Unusual & { moment: Moment }) =>
    `In the one between ${minutesAndSeconds(moment.fromSeconds)} and ${minutesAndSeconds(moment.toSeconds)} it is unusual that ${signText(unusual)}. This happens when a face is replaced or remade, but also with beauty filters or changing light, and there are not enough verified examples to say more: look at that part.`,
};

/** By method. */
export const sentences = { faces };

/** What readers call each, by its name on the wire. */
export const titles = {
  faces: 'Faces',
};

/** What each saw, as part of a sentence, where a level may rest on it. */
export const seen = {
  faces: 'a face behaves otherwise than what surrounds it',
} satisfies Partial<Record<keyof typeof sentences, string>>;
