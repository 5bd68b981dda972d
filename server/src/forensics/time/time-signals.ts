/** What the order and the rhythm of a video's frames tell: each method of time answers for itself. */
import type { SignalOutcome } from '@riscontro/contract/inside';
import { float64At } from '../../domain/array-values.ts';
import type { MediaSignal } from '../../domain/media-signal.ts';
import type { Recording } from '../../media/video/video.ts';
import { isEdited } from './cuts.ts';
import { findFreezes } from './find-freezes.ts';
import { findInsertedStretches, type InsertedStretch } from './inserted-stretches.ts';
import { findRepeats, type Repeat } from './repeats.ts';
import type { TimeMethod } from './time-signal.ts';
import { type VideoView, viewVideo } from './video-view.ts';

/** Shorter videos have too little before and after. */
const secondsMin = 1;
const framesMin = 16;

/** Who has viewed the video already hands that over. */
export function timeSignals(
  methods: readonly TimeMethod[],
  recording: Recording,
  viewed?: VideoView,
): MediaSignal[] {
  const { frames: track } = recording;
  const all = (outcome: SignalOutcome, code: 'tooShort' | 'framesSkipped'): MediaSignal[] =>
    methods.map(({ id }) => ({ method: id, outcome, detail: [{ code }] }));
  const seconds = track.count > 1 ? float64At(track.times, track.count - 1) - float64At(track.times, 0) : 0;
  if (track.count < framesMin || seconds < secondsMin) return all('not_applicable', 'tooShort');
  if (track.stride > 0) return all('inconclusive', 'framesSkipped');
  const view = viewed ?? viewVideo(recording);
  const { repeats, inserts } = disentangled(findRepeats(view), findInsertedStretches(view));
  const freezes = findFreezes(view);
  const explained = new Set([
    ...repeats.flatMap(({ from, to }) => [...around(from), ...around(to)]),
    ...inserts.flatMap(({ from, to }) => [from, to]),
    ...freezes.flatMap(({ to }) => around(to + 1)),
  ]);
  const course = { view, repeats, inserts, freezes, explained, isEdited: isEdited(view, explained) };
  return methods.map(({ examine }) => examine(course));
}

/** Borders of copies and standstills are known up to two frames. */
const around = (frame: number): number[] => [frame - 2, frame - 1, frame, frame + 1, frame + 2];

/** How plain a copy must be to outweigh another explanation of the same frames. */
const copySharpness = 6;

/** One explanation for each stretch: where ends fit as neighbours do, a copy must be plain to be believed. */
function disentangled(copies: readonly Repeat[], stretches: readonly InsertedStretch[]) {
  const meets = (repeat: Repeat, { from, to }: InsertedStretch) => from < repeat.to && to > repeat.from;
  const isPlain = ({ sharpness, ends }: Repeat) => ends > 1 && sharpness >= copySharpness;
  const repeats = copies.filter(
    (repeat) => isPlain(repeat) || !stretches.some((one) => one.fit === 'strict' && meets(repeat, one)),
  );
  return { repeats, inserts: stretches.filter((one) => !repeats.some((repeat) => meets(repeat, one))) };
}
