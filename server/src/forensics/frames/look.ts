/** Looking at one frame, in this thread or in one beside it: on two cores two frames are looked at in the time of one. */
import { Worker } from 'node:worker_threads';
import type { Still } from '../../media/video/film.ts';
import { copiedPart } from './copied-part.ts';
import { foreignPart } from './foreign-part.ts';
import type { Finding, LookAtFrame } from './frame-finding.ts';

export const lookingFor = {
  copied: copiedPart,
  foreign: foreignPart,
} as const satisfies Record<string, LookAtFrame>;

export type LookingFor = keyof typeof lookingFor;

/** One look at a time. Rejects when its thread has ended. */
export type Look = (what: LookingFor, still: Still) => Promise<Finding | undefined>;

export const lookHere: Look = async (what, still) => lookingFor[what](still);

export interface LookJob {
  readonly what: LookingFor;
  readonly still: Still;
}

/** Ends with the process. */
export function startLooking(): Look {
  const thread = new Worker(new URL('./look-thread.ts', import.meta.url));
  let failure: unknown;
  // Also heard by whoever waits for its answer; nobody may, and unheard it would end the process.
  thread.on('error', (error) => {
    failure = error;
  });
  thread.unref();
  return (what, still) =>
    new Promise((resolve, reject) => {
      if (failure) return reject(failure);
      const answered = (finding: Finding | undefined) => {
        thread.off('error', reject);
        resolve(finding);
      };
      thread.once('message', answered).once('error', reject);
      thread.postMessage({ what, still } satisfies LookJob);
    });
}
