/** Where the fine grain of an image (noise, sharpness, block borders) changes from one frame to the next and stays so. */

import { float32At } from '../../domain/array-values.ts';
import { median } from './robust.ts';
import type { VideoView } from './video-view.ts';

export interface GrainChange {
  /** The first frame with the new grain. */
  readonly frame: number;
  /** Of each measure, in times of what is usual in this video; above 0 for more. */
  readonly by: readonly number[];
  /** Length of `by`. */
  readonly excess: number;
}

/** On each side that is compared: long enough for frames of all kinds, key frames and those made from others. */
const sideSeconds = 0.5;
const sideFramesMin = 8;
/** Of the logarithm: what frames of different kinds differ by in any video. */
const usualFloors = { sharpness: 0.06, noise: 0.05, blockiness: 0.02 } as const;
/** How much of the change lies right at the border: pulling focus and changing light take longer. */
const suddenShare = 0.35;

/** Inside of shots, all that stand out from their surroundings at all, in the order of time. */
export function findGrainChanges(view: VideoView): GrainChange[] {
  const { track, rate, shots } = view;
  const side = Math.max(sideFramesMin, Math.round(sideSeconds * rate));
  const series = (['sharpness', 'noise', 'blockiness'] as const).map((name) => {
    const logs = track[name].map((value) => Math.log(Math.max(value, 0.02)));
    const changes = new Float32Array(logs.length);
    for (const { from, to } of shots) {
      for (let frame = from + side; frame <= to - side; frame += 1)
        changes[frame] =
          median(logs.subarray(frame, frame + side)) - median(logs.subarray(frame - side, frame));
    }
    const usual = median(changes.filter((value) => value !== 0).map(Math.abs)) + usualFloors[name];
    return { logs, changes: changes.map((value) => value / usual), usual };
  });
  const excess = Float32Array.from({ length: track.count }, (_, frame) =>
    Math.hypot(...series.map(({ changes }) => float32At(changes, frame))),
  );
  return shots.flatMap(({ from, to }) =>
    peaks(excess, from + side, to - side, side).flatMap((frame) => {
      const by = series.map(({ changes }) => float32At(changes, frame));
      const lead = series[by.map(Math.abs).indexOf(Math.max(...by.map(Math.abs)))];
      if (!lead || !isSudden(lead.logs, frame, float32At(lead.changes, frame) * lead.usual, side)) return [];
      return [{ frame, by, excess: float32At(excess, frame) }];
    }),
  );
}

/** Where the values are largest within `side` to both sides. */
function peaks(values: Float32Array, from: number, to: number, side: number): number[] {
  const found: number[] = [];
  for (let frame = from; frame <= to; frame += 1) {
    const here = float32At(values, frame);
    if (here < 2) continue;
    const around = values.subarray(Math.max(from, frame - side), Math.min(to + 1, frame + side + 1));
    if (around.every((value) => value <= here) && frame - (found.at(-1) ?? -side) >= side) found.push(frame);
  }
  return found;
}

function isSudden(logs: Float32Array, frame: number, by: number, side: number): boolean {
  const near = Math.max(4, Math.round(side / 2));
  const step =
    median(logs.subarray(frame + 1, frame + 1 + near)) - median(logs.subarray(frame - near, frame));
  return by !== 0 && step / by >= suddenShare;
}
