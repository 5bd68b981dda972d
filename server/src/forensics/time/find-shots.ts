/** What was filmed in one go: the frames between two changes of scene. */
import { numberAt } from '../../domain/array-values.ts';
import type { FrameTrack } from '../../media/video/video.ts';
import { findJoints, type Joint } from './joints.ts';
import { neighbourSteps } from './neighbour-steps.ts';
import { smallFrames } from './small-frames.ts';

export interface Shot {
  /** The first frame, and the first that no longer belongs to it. */
  readonly from: number;
  readonly to: number;
}

/** From beginning to end without gaps; one shot where no scene changes, none of a track without frames. */
export function findShots(track: FrameTrack): Shot[] {
  const frames = smallFrames(track);
  return shotsBetween(track.count, findJoints(track, frames, neighbourSteps(frames)));
}

export function shotsBetween(count: number, joints: readonly Joint[]): Shot[] {
  const borders = [0, ...joints.filter(({ kind }) => kind === 'scene').map(({ frame }) => frame), count];
  return borders.slice(1).flatMap((to, at) => {
    const from = numberAt(borders, at);
    return to > from ? [{ from, to }] : [];
  });
}
