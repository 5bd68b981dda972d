/** Sudden changes of noise and sharpness inside of a shot. */
import { outcomesWithoutAlarm } from '../../domain/media-method.ts';
import type { MediaSignal } from '../../domain/media-signal.ts';
import { findGrainChanges, type GrainChange } from './grain-changes.ts';
import { clamp, median } from './robust.ts';
import { type Course, fine, found, momentOf, type TimeMethod } from './time-signal.ts';
import { timeOf, type VideoView } from './video-view.ts';

const method = 'grain';

export const grain = {
  id: method,
  kind: 'time',
  families: ['noise'],
  outcomes: outcomesWithoutAlarm,
  meanings: ['altered'],
  looksAt: {
    video: 'grain, sharpness or block borders that change from one frame to the next and stay so',
  },
  examine,
} satisfies TimeMethod<typeof method>;

/** In times of what is usual in the video; untouched made clips reach 3.2 with two changes that undo each other, and 6 with one. */
const pairMin = 4.2;
const singleMin = 7.5;
/** How exactly the second change undoes the first: minus the cosine. */
const undoneMin = 0.8;
const secondsMax = 60;

function examine({ view }: Course): MediaSignal<typeof method> {
  const changes = findGrainChanges(view);
  const pair = bestPair(view, changes);
  if (pair) {
    const moment = momentOf(view, pair.first.frame, pair.second.frame);
    return found(method, {
      outcome: 'attention',
      strength: clamp(0.2 + 0.02 * pair.evidence, 0.25, 0.5),
      isAltered: true,
      detail: [{ code: 'stretch', values: { moment } }],
      moments: [moment],
    });
  }
  const single = changes
    .filter((change) => change.excess >= singleMin && !isAtJump(view, change) && isUnexplained(view, change))
    .toSorted((a, b) => b.excess - a.excess);
  const [plainest] = single;
  if (!plainest) return fine(method, { code: 'none' });
  return found(method, {
    outcome: 'attention',
    strength: 0.2,
    isAltered: false,
    detail: [{ code: 'once', values: { seconds: timeOf(view, plainest.frame) } }],
    moments: single.map(({ frame }) => momentOf(view, frame, frame)),
  });
}

interface Pair {
  readonly first: GrainChange;
  readonly second: GrainChange;
  readonly evidence: number;
}

function bestPair(view: VideoView, changes: readonly GrainChange[]): Pair | undefined {
  let best: Pair | undefined;
  for (const [at, first] of changes.entries()) {
    for (const second of changes.slice(at + 1, at + 6)) {
      const undone = -first.by.reduce((sum, value, measure) => sum + value * (second.by[measure] ?? 0), 0);
      const evidence = Math.min(first.excess, second.excess);
      if (evidence < pairMin || undone < undoneMin * first.excess * second.excess) continue;
      if (timeOf(view, second.frame) - timeOf(view, first.frame) > secondsMax) continue;
      // A stretch from elsewhere has a joint at both ends or at none.
      if (isAtJump(view, first) !== isAtJump(view, second)) continue;
      if (isSameShot(view, first, second) && isUnexplained(view, first) && evidence > (best?.evidence ?? 0))
        best = { first, second, evidence };
    }
  }
  return best;
}

const isSameShot = ({ shots }: VideoView, first: GrainChange, second: GrainChange): boolean =>
  shots.some(({ from, to }) => first.frame >= from && second.frame < to);

const isAtJump = ({ joints, rate }: VideoView, { frame }: GrainChange): boolean =>
  joints.some((joint) => joint.excess >= 1 && Math.abs(joint.frame - frame) <= 0.2 * rate);

/** Not by the pace (a camera that is swung round blurs) nor by the light. */
function isUnexplained({ steps, frames, rate }: VideoView, { frame }: GrainChange): boolean {
  const side = Math.max(8, Math.round(0.5 * rate));
  const [before, after] = [Math.max(1, frame - side), frame + side];
  const pace = median(steps.rest.subarray(frame + 1, after)) - median(steps.rest.subarray(before, frame));
  const usual = Math.min(
    median(steps.rest.subarray(before, frame)),
    median(steps.rest.subarray(frame + 1, after)),
  );
  const light = median(frames.means.subarray(frame, after)) - median(frames.means.subarray(before, frame));
  return Math.abs(pace) <= 0.3 + 1.5 * usual && Math.abs(light) <= 10;
}
