/** Turns the progress of single steps into per cent of the whole examination. */
import type { VideoPhase, VideoProgress } from './video-report.ts';

/** Where each step begins and ends, by what they take of a minute in 1080p. */
const spans: Readonly<Record<VideoPhase, readonly [from: number, to: number]>> = {
  decoding: [0, 2],
  provenance: [2, 5],
  frames: [5, 65],
  time: [65, 73],
  sound: [73, 80],
  pixels: [80, 100],
};

/** Tells each step as it begins, and every whole per cent once; never goes back. */
export function createProgress(tell: (progress: VideoProgress) => void) {
  let last: VideoProgress | undefined;
  /** `share`: of the step, 0 to 1. */
  return (phase: VideoPhase, share = 0): void => {
    const [from, to] = spans[phase];
    const percent = Math.max(last?.percent ?? 0, Math.floor(from + (to - from) * Math.min(1, share)));
    if (last?.phase === phase && last.percent === percent) return;
    last = { phase, percent };
    tell(last);
  };
}
