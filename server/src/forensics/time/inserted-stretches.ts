/** Stretches between two joints that do not belong where they are: put in, or turned round. */
import { gapBetween, isContinuous, movement } from './continuation.ts';
import type { Joint } from './joints.ts';
import type { VideoView } from './video-view.ts';

export interface InsertedStretch {
  readonly kind: 'inserted' | 'reversed';
  /** The first frame of the stretch, and the first after it. */
  readonly from: number;
  readonly to: number;
  /** Of the weaker of its two joints. */
  readonly excess: number;
  /** How far the video usually goes in that time, in times of how far it went here. */
  readonly movement: number;
  readonly fit: Fit;
}

/** `strict`: as neighbours do. `loose`: as neighbours may that strong compression has drawn anew. */
type Fit = 'strict' | 'loose';

/** Fewer frames are a flash or a broken frame. */
const secondsMin = 0.2;
const secondsMax = 60;
/** Joints after a joint with which it is tried: more would only make chance meetings. */
const tries = 10;
/** Below, the image moves so little that everything fits everything. */
const movementMins: Readonly<Record<Fit, number>> = { strict: 1.8, loose: 2.2 };
/** Weaker joints count only as one end of a stretch turned round, which has to fit at both. */
const excessMin = 0.85;

/** Without overlaps, the plainest first where two claim the same frames. */
export function findInsertedStretches(view: VideoView): InsertedStretch[] {
  const { joints } = view;
  const found: InsertedStretch[] = [];
  for (const [at, first] of joints.entries()) {
    for (const second of joints.slice(at + 1, at + 1 + tries)) {
      const inserts = inserted(view, first, second) ?? reversed(view, first, second);
      if (inserts) found.push(inserts);
    }
  }
  return withoutOverlaps(found);
}

function inserted(view: VideoView, first: Joint, second: Joint): InsertedStretch | undefined {
  const [from, to] = [first.frame, second.frame];
  if (!hasLength(view, from, to) || Math.min(first.excess, second.excess) < excessMin) return undefined;
  const fit = fitOf(view, [from - 1, to]);
  if (!fit) return undefined;
  const moves = movement(view, from - 1, to, to - from);
  if (moves < movementMins[fit]) return undefined;
  return { kind: 'inserted', from, to, excess: Math.min(first.excess, second.excess), movement: moves, fit };
}

function reversed(view: VideoView, first: Joint, second: Joint): InsertedStretch | undefined {
  const [from, to] = [first.frame, second.frame];
  if (!hasLength(view, from, to)) return undefined;
  const fit = fitOf(view, [from - 1, to - 1], [from, to]);
  if (!fit) return undefined;
  const moves = Math.max(movement(view, from - 1, to - 1, to - from), movement(view, from, to, to - from));
  const least = Math.min(first.excess, second.excess);
  if (
    moves < movementMins[least < excessMin ? 'loose' : 'strict'] ||
    Math.max(first.excess, second.excess) < 1
  )
    return undefined;
  return { kind: 'reversed', from, to, excess: Math.min(first.excess, second.excess), movement: moves, fit };
}

/** How well all these pairs of frames could be neighbours. */
function fitOf(view: VideoView, ...pairs: readonly (readonly [number, number])[]): Fit | undefined {
  return (['strict', 'loose'] as const).find((how) =>
    pairs.every(([a, b]) => isContinuous(gapBetween(view, a, b, how))),
  );
}

function hasLength({ rate }: VideoView, from: number, to: number): boolean {
  return to - from >= secondsMin * rate && to - from <= secondsMax * rate;
}

function withoutOverlaps(found: readonly InsertedStretch[]): InsertedStretch[] {
  const kept: InsertedStretch[] = [];
  for (const one of found.toSorted((a, b) => weight(b) - weight(a))) {
    if (kept.every(({ from, to }) => one.to <= from || one.from >= to)) kept.push(one);
  }
  return kept;
}

/** Short stretches first: a long one that holds a short one is more often chance. */
const weight = ({ excess, movement: moves, from, to }: InsertedStretch): number =>
  (Math.min(excess, 4) * Math.min(moves, 8)) / Math.sqrt(to - from);
