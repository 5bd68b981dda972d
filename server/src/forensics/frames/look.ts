/** Looking at one frame, in this thread or in one beside it: on two cores two frames are looked at in the time of one. */
import type { Still } from '../../media/video/video.ts';
import { startThread } from '../../threads/thread.ts';
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

export interface LookCalls {
  look(what: LookingFor, still: Still): Finding | undefined;
}

/** In a thread of its own, which ends with the process. When it breaks, that look rejects and the next are done here. */
export function startLooking(): Look {
  const thread = startThread<LookCalls>({
    file: new URL('./look-thread.ts', import.meta.url),
    place: 'forensics/frames/look-thread',
  });
  return (what, still) => (thread.hasEnded ? lookHere(what, still) : thread.call('look', [what, still]));
}
