/** What the sound of a video says. */
import type { Moment } from '../../format.ts';
import { format } from '../format.ts';
import { pointOrStretchText } from '../moments.ts';

const soundTrack = {
  cannot: 'This format holds no sound.',
  none: 'The video has no sound. That is common in generated videos and in clips published without it, but screen recordings and many cameras record none either: by itself it says nothing.',
  silent:
    'There is a sound track, but it is silent from beginning to end: the sound was taken away or never recorded.',
  present: ({
    codec,
    channels,
    hertz,
    below,
  }: {
    codec: string;
    channels: number;
    hertz: number;
    below: number;
  }) =>
    `The video has a sound track in ${codec}, ${format.plural(channels, { one: 'one channel', other: `${channels} channels` })}, at ${format.number(hertz / 1000)} kHz (on average ${below} dB below the maximum): a common pairing for this format.`,
  fromPlatform: ({
    codec,
    channels,
    hertz,
    below,
  }: {
    codec: string;
    channels: number;
    hertz: number;
    below: number;
  }) =>
    `The video has a sound track in ${codec}, ${format.plural(channels, { one: 'one channel', other: `${channels} channels` })}, at ${format.number(hertz / 1000)} kHz (on average ${below} dB below the maximum): editors and platforms write it this way, cameras do not.`,
  unusual: ({ codec, format: container }: { codec: string; format: string }) =>
    `The sound track is in ${codec}, which is rarely found in a ${container} file: a program put the file together or converted it. It says nothing about what the video shows.`,
  unread: ({ codec }: { codec: string }) =>
    `The video has a sound track (${codec}) that could not be decoded: the sound was not examined.`,
};

const seconds = (value: number) =>
  format.number(Math.round(value * 10) / 10, { maximumFractionDigits: 1, useGrouping: false });

const soundLength = {
  unknown: 'The video was not decoded to its end: the two lengths cannot be compared.',
  same: 'Sound and pictures begin and end together, as in a whole recording.',
  /** In seconds: how much later than the pictures the sound begins and ends, each where it matters. */
  differs({ begins, ends }: { begins?: number; ends?: number }) {
    const parts = [
      ...(begins === undefined
        ? []
        : [`begins ${seconds(Math.abs(begins))} s ${begins > 0 ? 'after' : 'before'} the pictures`]),
      ...(ends === undefined
        ? []
        : [
            ends > 0
              ? `lasts ${seconds(ends)} s longer than the pictures`
              : `ends ${seconds(-ends)} s before the pictures`,
          ]),
    ];
    return `The sound ${format.list(parts)}. A whole recording keeps them together: after filming one of the two tracks was shortened, added or replaced, as harmless editing does too.`;
  },
};

const jointKinds = {
  gap: 'the sound is missing altogether, even the noise of the room',
  level: 'all of the sound, the background with it, changes its level at once and later comes back',
  highTones: 'the high tones heard elsewhere are missing, as in sound that went through another compression',
  background: 'the background of the sound is another, as in a recording made elsewhere',
  added: 'the sound changes at once and later comes back, as when music or noises are added',
  once: 'the background of the sound changes at once',
};

const soundJoints = {
  notDecoded: 'The sound was not decoded: joints cannot be looked for.',
  silent: 'The sound track is silent: there are no joints to look for.',
  tooShortForBackground: 'The sound is too short to tell the background from what is heard over it.',
  none: 'The background of the sound runs through: no gap, no jump of level or timbre. A cut made within the same room may leave no trace.',
  withImage: ({ count }: { count: number }) =>
    format.plural(count, {
      one: 'The background of the sound changes once, together with the shot: ordinary editing.',
      other: `The background of the sound changes ${count} times, each time together with the shot: ordinary editing.`,
    }),
  gated: ({ count }: { count: number }) =>
    `In ${count} pauses not even the noise of the room is heard: devices and programs that shut the microphone between voices do so, and so does sound made in a studio. Single joints cannot be told apart.`,
  many: ({ count }: { count: number }) =>
    `The background of the sound changes all the time (${count} times): it is made of pieces or recorded by a device that reduces noise, and single joints cannot be told apart.`,
  joints: ({ joints }: { joints: readonly (Moment & { kind: keyof typeof jointKinds })[] }) =>
    `Within one shot, ${format.list(joints.map((joint) => `${pointOrStretchText(joint)} ${jointKinds[joint.kind]}`))}.`,
  mayBeReplaced:
    'A piece of the sound may have been removed or replaced; a word silenced on purpose or a machine switched off does the same.',
  mayBeAdded:
    'Added music or voices and machines being switched on do so: by itself it does not point to an alteration.',
};

/** By method. */
export const sentences = { soundTrack, soundLength, soundJoints };

/** What readers call each, by its name on the wire. */
export const titles = {
  soundTrack: 'Sound track',
  soundLength: 'Length of sound and pictures',
  soundJoints: 'Splices in the sound',
};

/** What each saw, as part of a sentence, where a level may rest on it. */
export const seen = {
  soundJoints: 'the sound shows a splice',
} satisfies Partial<Record<keyof typeof sentences, string>>;
