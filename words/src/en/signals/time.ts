/** What the order and the rhythm of a video's frames say. */

import { capital } from '../../capital.ts';
import type { Moment } from '../../format.ts';
import { format } from '../format.ts';
import { stretchText } from '../moments.ts';

/** The first times, and how many there are beside them. */
interface Times {
  seconds: readonly number[];
  more: number;
}

const timesText = ({ seconds, more }: Times) =>
  format.list([...seconds.map(format.clock), ...(more > 0 ? [`${more} more`] : [])]);

/** One decimal, none where it says nothing. */
const decimal = (value: number) =>
  format.number(Math.round(value * 10) / 10, { maximumFractionDigits: 1, useGrouping: false });

const cuts = {
  oneShot: 'The video is a single shot.',
  scenes: ({ changes }: { changes: number }) =>
    format.plural(changes, {
      one: 'The video has one change of scene.',
      other: `The video has ${changes} changes of scene.`,
    }),
  noJumpInShot: 'No jumps show inside it.',
  noJumpInShots: 'No jumps show inside the shots.',
  jumps: (times: Times) => `The same scene jumps at ${timesText(times)}: a piece is probably missing there.`,
  jumpsAreCommon:
    'Interviews and videos on social media are cut like this without deceit; what matters is whether the cut changes the sense.',
};

const freezes = {
  none: 'No standing pictures show in the middle of moving shots.',
  frozen: ({ moment, hasSound, goesOn }: { moment: Moment; hasSound: boolean; goesOn: boolean }) =>
    `${capital(stretchText(moment))} the picture stands still${hasSound ? ' while the sound goes on' : ''}${goesOn ? ', and then the scene is further on' : ''}.`,
  often: ({ count }: { count: number }) => `This happens ${count} times.`,
  mayCover: 'It can cover what happened; a weak connection or an effect of editing does the same.',
};

const repetitions = {
  none: 'No moving stretch shows twice.',
  repeated: ({ moment, originalSeconds }: { moment: Moment; originalSeconds: number }) =>
    `The stretch ${stretchText(moment)} shows frame by frame what is seen from ${format.clock(originalSeconds)} on.`,
  loop: 'The video goes round in a loop, as many animations do: that does not speak against it.',
  replay: 'In a video edited from several scenes that is ordinary, for instance to see something again.',
  insideShot:
    'Within one shot that cannot happen by itself: the stretch was copied, perhaps to cover what was there.',
};

const reversals = {
  none: 'No stretch shows that runs backwards in the middle of a shot. A video that runs backwards as a whole is not recognised this way.',
  reversed: ({ moment }: { moment: Moment }) =>
    `The stretch ${stretchText(moment)} runs backwards: its ends fit the shot only when it is turned round in time. The order of what happens was changed.`,
  mirrored: ({ moment }: { moment: Moment }) =>
    `The stretch ${stretchText(moment)} shows backwards what was just seen. That is a common effect on social media; a swing or a pendulum comes back like this by itself, too.`,
};

const insertions = {
  none: 'No stretch shows that was put into the middle of a shot.',
  inserted: ({ moment }: { moment: Moment }) =>
    `The stretch ${stretchText(moment)} does not belong to the shot: the frame before it and the frame after it follow each other as if nothing lay between.`,
  insertedInEdit: ({ moment }: { moment: Moment }) =>
    `The stretch ${stretchText(moment)} was put into a shot that afterwards goes on from the same point.`,
  more: ({ count }: { count: number }) => `More stretches like it: ${count}.`,
  somebodyDid: 'Somebody put it in; it can be open editing or a deceptive addition.',
  ordinary: 'In a video edited from several scenes that is ordinary.',
};

const grain = {
  none: 'The noise and the sharpness of the picture do not change suddenly inside the shots.',
  stretch: ({ moment }: { moment: Moment }) =>
    `${capital(stretchText(moment))} the grain of the picture is another, then it is as before, without a reason in the scene. That stretch may come from another recording; a filter or another compression leaves this sign too.`,
  once: ({ seconds }: { seconds: number }) =>
    `At ${format.clock(seconds)} the grain of the picture changes suddenly and stays so. Often it is the compression that changes quality, or the camera that focuses: by itself it says nothing.`,
};

const rhythms = {
  doubled: 'some frames are shown more than once',
  dropped: 'some frames are missing',
  mixed: 'some frames are mixed from the two beside them',
};

const cadence = {
  even: ({ rate }: { rate: number }) =>
    `The video has about ${decimal(rate)} frames a second, without traces of another rate.`,
  uneven: 'Their distances are not all the same, as in videos from phones.',
  converted: ({ kind, earlier, present }: { kind: keyof typeof rhythms; earlier: number; present: number }) =>
    `At regular distances ${rhythms[kind]}: the video probably had about ${decimal(earlier)} frames a second and now has ${decimal(present)}. Programs, television and cartoons do this; it is no sign of tampering.`,
};

const gopStructure = {
  untold:
    'In this format every picture stands for itself, or the kinds of frames are not told: there is no structure to examine.',
  regular: ({ count, distance, early }: { count: number; distance: number; early: number }) => {
    const keys = format.plural(count, { one: 'one key frame', other: `${count} key frames` });
    const rule = distance > 0 ? `, as a rule one every ${distance} frames` : '';
    const come = format.plural(early, { one: 'one comes', other: `${early} come` });
    return `The file has ${keys}${rule}${early > 0 ? `; ${come} early, as encoders sometimes decide` : ''}. Its structure does not change.`;
  },
  rebuilt: (times: Times) =>
    `At ${timesText(times)} the file changes its way of compressing in the middle of a shot: two pieces that were encoded differently were joined there. It can be a cut made without encoding anew, or a live stream that changed its quality.`,
};

const reEncoding = {
  ownRhythm: 'With this codec it cannot be told whether the video had been encoded before.',
  tooShortToTell: 'The video is too short to recognise an earlier encoding.',
  once: 'No traces of an earlier encoding show. Many re-encodings leave none.',
  twice: ({ period }: { period: number }) =>
    `The video was encoded at least twice: the first time with a key frame about every ${period} frames. Websites, messengers and programs do this, and it does not speak against the video.`,
};

/** By method. */
export const sentences = {
  cuts,
  freezes,
  repetitions,
  reversals,
  insertions,
  grain,
  cadence,
  gopStructure,
  reEncoding,
};

/** What readers call each, by its name on the wire. */
export const titles = {
  cuts: 'Cuts in the take',
  freezes: 'Frozen pictures',
  repetitions: 'Stretches that come again',
  reversals: 'Stretches that run backwards',
  insertions: 'Stretches put in',
  grain: 'Grain and sharpness over time',
  cadence: 'Frames a second',
  gopStructure: 'Structure of the compression',
  reEncoding: 'Earlier compression',
};

/** What each saw, as part of a sentence, where a level may rest on it. */
export const seen = {
  cuts: 'a take that looks continuous was cut',
  freezes: 'the picture stands still while the take goes on',
  repetitions: 'the same stretch appears twice',
  reversals: 'a stretch seems to run backwards in time',
  insertions: 'a stretch seems to be put into a take that runs on without it',
  grain: 'grain or sharpness change all at once within a take',
  gopStructure: 'the structure of the compression changes where the take goes on',
} satisfies Partial<Record<keyof typeof sentences, string>>;
