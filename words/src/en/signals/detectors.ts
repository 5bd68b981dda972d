/** What learned detectors say. */
import { format } from '../format.ts';

const findings = {
  made_by_ai: 'made with artificial intelligence',
  altered: 'changed after it was taken',
  face_swapped: 'changed by putting another person’s face on it',
};
/** The same of frames, in the plural. */
const findingsInFrames = {
  made_by_ai: 'made with artificial intelligence',
  altered: 'changed after they were taken',
  face_swapped: 'changed by putting another person’s face on them',
};
const failures = {
  time: 'took too long',
  memory: 'asked for too much memory',
  crash: 'broke off',
  closed: 'was closed',
  image: 'could not read the file',
  model: 'does not work as it should',
  changed: 'was not used, because its files are no longer those that were installed',
};
const views = {
  original: 'for the picture',
  resized: 'for a smaller copy',
  recompressed: 'for a copy saved again',
};

type Finding = keyof typeof findings;
const outOfHundred = (probability: number) => `${Math.round(probability * 100)} out of 100`;

const aiDetector = {
  none: 'No detector of pictures made with artificial intelligence is installed in this service. Its operator can add one with the command “riscontro models pull” and its name; “riscontro models list” shows those that are known.',
  /** `least`: what its least sure view says. */
  probable: ({ id, finds, least }: { id: string; finds: Finding; least: number }) =>
    `The detector ${id} puts the chance that the picture is ${findings[finds]} at ${outOfHundred(least)} or more, also for smaller copies and copies saved again.`,
  uncalibrated: ({ id, finds, least }: { id: string; finds: Finding; least: number }) =>
    `The detector ${id} points to a picture ${findings[finds]} (${outOfHundred(least)} or more, a number that is not calibrated and no probability).`,
  silent: ({ id, finds, most }: { id: string; finds: Finding; most: number }) =>
    `The detector ${id} does not point to a picture ${findings[finds]} (${outOfHundred(most)} at most). This does not prove that it is authentic.`,
  undecided: ({
    id,
    views: seen,
  }: {
    id: string;
    views: readonly { view: keyof typeof views; probability: number }[];
  }) =>
    `The detector ${id} changes its mind on copies of the same picture that hardly differ: ${seen.map(({ view, probability }) => `${outOfHundred(probability)} ${views[view]}`).join(', ')}. A judgement that changes like this says nothing about the picture.`,
  failedFor: ({ id, reason }: { id: string; reason: keyof typeof failures }) =>
    `The detector ${id} ${failures[reason]}. The other checks do not depend on it.`,
  disagree: ({ speaking, others }: { speaking: readonly string[]; others: readonly string[] }) =>
    `The installed detectors do not agree: ${speaking.join(', ')} found something, ${others.join(', ')} did not.`,
  agree: ({ count }: { count: number }) => `All ${count} detectors of this kind agree.`,
  withoutAnswer: ({ ids }: { ids: readonly string[] }) => `Without an answer: ${ids.join(', ')}.`,
  framesFound: ({
    id,
    finds,
    speaking,
    all,
    middle,
    strongestSeconds,
  }: {
    id: string;
    finds: Finding;
    speaking: number;
    all: number;
    middle: number;
    strongestSeconds: number;
  }) =>
    `The detector ${id} takes ${speaking} of the ${all} frames that it read for ${findingsInFrames[finds]} (the middle one ${outOfHundred(middle)}), most decidedly at ${format.clock(strongestSeconds)}. It is made for single pictures.`,
  framesSilent: ({
    id,
    finds,
    speaking,
    all,
  }: {
    id: string;
    finds: Finding;
    speaking: number;
    all: number;
  }) =>
    `The detector ${id} has read ${all} frames and takes ${speaking} of them for ${findingsInFrames[finds]}: too few to say anything. This does not prove that the video is authentic.`,
  framesUndecided: ({
    id,
    finds,
    speaking,
    all,
  }: {
    id: string;
    finds: Finding;
    speaking: number;
    all: number;
  }) =>
    `The detector ${id} takes ${speaking} of the ${all} frames that it read for ${findingsInFrames[finds]}, and the others not: a judgement that changes like this says nothing about the video.`,
  framesTooFew: ({ id, all }: { id: string; all: number }) =>
    `The detector ${id} could read only ${format.plural(all, { one: 'one frame', other: `${all} frames` })}: too little to judge a video.`,
  caution:
    'Detectors make mistakes, and more of them on kinds of pictures that they do not know: by itself this proves nothing.',
};

const voiceCaution =
  'Detectors err, also on real voices in poor recordings: it counts only together with something else.';

const voiceDetector = {
  none: 'No detector of cloned voices is installed in this service: whether a voice was imitated was not examined.',
  noVoice: 'No stretch of the sound is loud enough to hold a voice.',
  silent: ({ id, count }: { id: string; count: number }) =>
    `The detector ${id} recognises no cloned voice in the ${count} stretches it heard. It can be wrong, above all with ways of cloning that it does not know.`,
  some: ({ id, raised, count }: { id: string; raised: number; count: number }) =>
    `The detector ${id} points to a cloned voice in ${raised} of ${count} stretches: too few to tell.`,
  raised: ({ id, raised, count, middle }: { id: string; raised: number; count: number; middle: number }) =>
    `The detector ${id} points to a cloned voice in ${raised} of ${count} stretches (${outOfHundred(middle)}). ${voiceCaution}`,
  raisedUncalibrated: ({
    id,
    raised,
    count,
    middle,
  }: {
    id: string;
    raised: number;
    count: number;
    middle: number;
  }) =>
    `The detector ${id} points to a cloned voice in ${raised} of ${count} stretches (${outOfHundred(middle)}, a number that is not calibrated and no probability). ${voiceCaution}`,
  changed: ({ id }: { id: string }) =>
    `The detector ${id} was not used, because its files are no longer those that were installed. The other checks do not depend on it.`,
  failedToHear: ({ id }: { id: string }) =>
    `The detector ${id} has not worked. The other checks do not depend on it.`,
};

/** By method. */
export const sentences = { aiDetector, voiceDetector };

/** What readers call each, by its name on the wire. */
export const titles = {
  aiDetector: 'Detectors of pictures made with AI',
  voiceDetector: 'Detectors of voices made with AI',
};

/** What each saw, as part of a sentence, where a level may rest on it. */
export const seen = {
  voiceDetector: 'an automatic detector takes the voice for made by AI',
} satisfies Partial<Record<keyof typeof sentences, string>>;

/** The same where it depends on the medium. */
export const seenInImage = {
  detectedMadeByAi: 'an automatic detector takes it for made by AI',
  detectedAltered: 'an automatic detector takes it for altered',
};

export const seenInVideo = {
  detectedMadeByAi: 'an automatic detector takes its frames for made by AI',
  detectedAltered: 'an automatic detector takes its frames for altered',
};
