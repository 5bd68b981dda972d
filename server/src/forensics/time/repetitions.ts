/** Stretches that a video shows twice. */
import { everyOutcome } from '../../domain/media-method.ts';
import type { MediaSignal } from '../../domain/media-signal.ts';
import type { Repeat } from './repeats.ts';
import { clamp } from './robust.ts';
import { type Course, fine, found, momentOf, type TimeMethod } from './time-signal.ts';
import { timeOf, type VideoView } from './video-view.ts';

const method = 'repetitions';

export const repetitions = {
  id: method,
  kind: 'time',
  families: ['time'],
  outcomes: everyOutcome,
  meanings: ['altered'],
  carries: true,
  looksAt: { video: 'a stretch with movement that is shown twice, frame by frame' },
  examine,
} satisfies TimeMethod<typeof method>;

/** A loop: so much of the video is shown more than once. */
const loopShare = 0.6;
const alarmFrom = 0.6;

function examine({ view, repeats, isEdited }: Course): MediaSignal<typeof method> {
  const [plainest] = repeats;
  if (!plainest) return fine(method, { code: 'none' });
  const isLoop =
    repeats.reduce((sum, { from, to }) => sum + 2 * (to - from), 0) >= loopShare * view.track.count;
  const isOrdinary = isLoop || isEdited || repeats.every((repeat) => isReplay(view, repeat));
  const strength = strengthOf(plainest);
  const moments = repeats.map(({ from, to }) => momentOf(view, from, to));
  return found(method, {
    outcome: !isOrdinary && strength >= alarmFrom ? 'alarm' : 'attention',
    strength: isOrdinary ? 0.1 : strength,
    isAltered: !isOrdinary,
    detail: [
      {
        code: 'repeated',
        values: {
          moment: momentOf(view, plainest.from, plainest.to),
          originalSeconds: timeOf(view, plainest.original),
        },
      },
      { code: isLoop ? 'loop' : isOrdinary ? 'replay' : 'insideShot' },
    ],
    moments,
  });
}

/** Both showings are scenes of their own: a recap, a goal shown again. */
function isReplay({ joints }: VideoView, { from, to, original }: Repeat): boolean {
  const isBorder = (frame: number) =>
    joints.some((joint) => joint.kind === 'scene' && joint.excess >= 1 && Math.abs(joint.frame - frame) <= 2);
  const [start, end] = [Math.min(original, from), Math.max(original, from)];
  const isBetween = joints.some(
    ({ kind, excess, frame }) =>
      kind === 'scene' && excess >= 1 && frame > start + (to - from) + 2 && frame < end - 2,
  );
  return isBorder(from) && isBorder(to) && isBetween;
}

/** How plainly the copy fits at its place alone, and whether both its ends show. */
const strengthOf = ({ sharpness, ends }: Repeat): number =>
  clamp(0.25 + 0.06 * Math.min(8, sharpness - 1) + (ends > 1 ? 0.15 : 0), 0.25, 0.9);
