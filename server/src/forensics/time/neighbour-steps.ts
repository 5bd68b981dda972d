/** How far every frame lies from the one before it. */
import { frameDistance, plainDifference } from './frame-distance.ts';
import type { SmallFrames } from './small-frames.ts';

/** The first frame has no neighbour before it: all its values are 0. */
export interface Steps {
  /** As they are, in the track's own size. */
  readonly plain: Float32Array;
  /** See `Distance`. */
  readonly rest: Float32Array;
  readonly fine: Float32Array;
  readonly across: Float32Array;
  readonly down: Float32Array;
}

export function neighbourSteps(frames: SmallFrames): Steps {
  const { count, full } = frames;
  const steps = {
    plain: new Float32Array(count),
    rest: new Float32Array(count),
    fine: new Float32Array(count),
    across: new Float32Array(count),
    down: new Float32Array(count),
  };
  for (let frame = 1; frame < count; frame += 1) {
    const plain = plainDifference(full, frame - 1, frame);
    steps.plain[frame] = plain;
    if (plain === 0) continue;
    const { rest, fine, across, down } = frameDistance(frames, frame - 1, frame);
    steps.rest[frame] = rest;
    steps.fine[frame] = fine;
    steps.across[frame] = across;
    steps.down[frame] = down;
  }
  return steps;
}
