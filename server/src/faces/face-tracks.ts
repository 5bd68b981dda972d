/** Which faces of one frame are those of the frames before: by where they were and how they moved. */
import { type Box, type Face, overlap } from './face.ts';
import type { FaceSample } from './face-sample.ts';
import { boxAround } from './face-shape.ts';

export interface FaceTrack {
  /** Rising in time. */
  readonly samples: FaceSample[];
  /** How sure the detector was whenever it was asked. */
  readonly scores: number[];
  isOpen: boolean;
}

/** Less than this much shared is another face. */
const sameFaceOverlap = 0.3;

/** A face that was lost for longer is counted anew. */
const lostSecondsMax = 1;

/** Motion is carried on only between samples this close. */
const motionSecondsMax = 0.25;

/** Where a track's face should be at this time: where it was, moved on as it moved before. */
export function expectedPlace({ samples }: FaceTrack, timeSeconds: number): Box | undefined {
  const [before, last] = [samples.at(-2), samples.at(-1)];
  if (!last) return undefined;
  const box = boxAround(last.points);
  const ahead = timeSeconds - last.timeSeconds;
  const span = before ? last.timeSeconds - before.timeSeconds : 0;
  if (!before || span <= 0 || span > motionSecondsMax || ahead > motionSecondsMax) return box;
  const share = Math.min(1.5, ahead / span);
  return {
    ...box,
    left: box.left + (last.shape.x - before.shape.x) * share,
    top: box.top + (last.shape.y - before.shape.y) * share,
  };
}

/** The track that this face belongs to, open or lost just now. */
export function trackOf(
  face: Face,
  tracks: readonly FaceTrack[],
  timeSeconds: number,
): FaceTrack | undefined {
  const near = tracks.flatMap((track) => {
    const last = track.samples.at(-1);
    const place = expectedPlace(track, timeSeconds);
    if (!last || !place) return [];
    if (!track.isOpen && timeSeconds - last.timeSeconds > lostSecondsMax) return [];
    return [{ track, shared: overlap(place, boxAround(face.points)) }];
  });
  const [best] = near.toSorted((a, b) => b.shared - a.shared);
  return best && best.shared >= sameFaceOverlap ? best.track : undefined;
}

/** Whether a face that was followed is still the same thing: it cannot have jumped or changed its size at once. */
export function isSameFace(track: FaceTrack, face: Face, timeSeconds: number): boolean {
  const place = expectedPlace(track, timeSeconds);
  return place !== undefined && overlap(place, boxAround(face.points)) >= sameFaceOverlap;
}
