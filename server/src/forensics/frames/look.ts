/** Looking at one frame, in this thread or in one beside it: on two cores two frames are looked at in the time of one. */
import { Worker } from 'node:worker_threads';
import type { Still } from '../../media/video/video.ts';
import { copiedPart } from './copied-part.ts';
import { foreignPart } from './foreign-part.ts';
import type { Finding, LookAtFrame } from './frame-finding.ts';

export const lookingFor = {
  copied: copiedPart,
  foreign: foreignPart,
} as const satisfies Record<string, LookAtFrame>;

export type LookingFor = keyof typeof lookingFor;

/** One look at a time. */
export type Look = (what: LookingFor, still: Still) => Promise<Finding | undefined>;

export const lookHere: Look = async (what, still) => lookingFor[what](still);

export interface LookJob {
  readonly what: LookingFor;
  readonly still: Still;
}

/** In a thread of its own, which ends with the process. When it breaks, that look rejects and the next are done here. */
export function startLooking(): Look {
  const thread = new Worker(new URL('./look-thread.ts', import.meta.url));
  let hasFailed = false;
  // Also heard by whoever waits for its answer; nobody may, and unheard it would end the process.
  thread.on('error', () => {
    hasFailed = true;
  });
  thread.unref();
  return (what, still) =>
    new Promise((resolve, reject) => {
      if (hasFailed) return resolve(lookHere(what, still));
      const answered = (finding: Finding | undefined) => {
        thread.off('error', reject);
        resolve(finding);
      };
      thread.once('message', answered).once('error', reject);
      thread.postMessage({ what, still } satisfies LookJob);
    });
}
