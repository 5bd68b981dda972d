/** What one method finds on one frame of a video: where, and how strong. */
import type { Still } from '../../media/video/video.ts';

export interface Finding {
  /** Where: shares of the frame's width and height. Two findings are of the same thing when all numbers are close. */
  readonly place: readonly number[];
  /** In the method's own unit. */
  readonly strength: number;
}

/** Undefined where nothing stands out. Pure; bounded in time by the size of the frame. */
export type LookAtFrame = (still: Still) => Finding | undefined;
