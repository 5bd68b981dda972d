/** Which frames of a scene show the same finding: a few bad frames do not condemn. */
import type { Moment } from '../../domain/media-signal.ts';
import type { Still } from '../../media/video/video.ts';
import type { Finding } from './frame-finding.ts';

/** A frame that was looked at, with what was found on it. */
export interface Looked {
  readonly still: Still;
  readonly finding: Finding | undefined;
}

export interface Agreement {
  readonly members: readonly { readonly still: Still; readonly finding: Finding }[];
  /** Of the frames of its scene that were looked at. */
  readonly share: number;
  /** Of the frames between the first and the last of them. */
  readonly density: number;
  /** Stretches of frames that show it, with no more than one between that does not; the longest first. */
  readonly moments: readonly Moment[];
}

/** In shares of the frame: as far as the middle of a region wanders from frame to frame. */
const sameWithin = 0.06;
const framesMin = 3;
/** From one frame of a stretch to the next: a single one between them may miss it. */
const gapMax = 2;

/** The largest group of at least three frames of one scene, in their order, that show the same thing. */
export function agreeingFrames(scene: readonly Looked[]): Agreement | undefined {
  const found = scene.flatMap(({ still, finding }, at) => (finding ? [{ still, finding, at }] : []));
  let best: typeof found = [];
  for (const { finding } of found) {
    const group = found.filter((other) => isSame(finding, other.finding));
    if (group.length > best.length) best = group;
  }
  const [first, last] = [best[0], best.at(-1)];
  if (!first || !last || best.length < framesMin) return undefined;
  return {
    members: best,
    share: best.length / scene.length,
    density: best.length / (last.at - first.at + 1),
    moments: runsOf(best),
  };
}

/** Whether two frames show the same thing at the same place. */
export const isSame = (a: Finding, b: Finding | undefined): boolean =>
  b !== undefined &&
  a.place.every((value, at) => Math.abs(value - (b.place[at] ?? Number.NaN)) <= sameWithin);

function runsOf(group: readonly { readonly still: Still; readonly at: number }[]): Moment[] {
  const runs: { from: number; to: number; at: number }[] = [];
  for (const { still, at } of group) {
    const last = runs.at(-1);
    if (last && at - last.at <= gapMax) Object.assign(last, { to: still.timeSeconds, at });
    else runs.push({ from: still.timeSeconds, to: still.timeSeconds, at });
  }
  return runs
    .toSorted((a, b) => b.to - b.from - (a.to - a.from))
    .map(({ from, to }) => ({ fromSeconds: from, toSeconds: to }));
}
