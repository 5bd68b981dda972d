/** What all methods that look at time share, worked out once. */
import { float64At } from '../../domain/array-values.ts';
import type { FrameTrack, Recording } from '../../media/video/video.ts';
import { type Shot, shotsBetween } from './find-shots.ts';
import { findJoints, type Joint } from './joints.ts';
import { neighbourSteps, type Steps } from './neighbour-steps.ts';
import { type SmallFrames, smallFrames } from './small-frames.ts';

export interface VideoView {
  readonly recording: Recording;
  readonly track: FrameTrack;
  readonly frames: SmallFrames;
  readonly steps: Steps;
  readonly joints: readonly Joint[];
  readonly shots: readonly Shot[];
  /** Frames a second, by their times. */
  readonly rate: number;
}

export function viewVideo(recording: Recording): VideoView {
  const track = recording.frames;
  const frames = smallFrames(track);
  const steps = neighbourSteps(frames);
  const joints = findJoints(track, frames, steps);
  const shots = shotsBetween(track.count, joints);
  const seconds = track.count > 1 ? float64At(track.times, track.count - 1) - float64At(track.times, 0) : 0;
  return {
    recording,
    track,
    frames,
    steps,
    joints,
    shots,
    rate: seconds > 0 ? (track.count - 1) / seconds : 0,
  };
}

/** When a frame is shown; the end of the last one for the number after it. */
export function timeOf({ track, rate }: VideoView, frame: number): number {
  if (track.count === 0) return 0;
  const last = float64At(track.times, track.count - 1);
  return frame < track.count ? float64At(track.times, Math.max(0, frame)) : last + (rate > 0 ? 1 / rate : 0);
}
