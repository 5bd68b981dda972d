/** A place in the sound where something was joined, or a stretch from one joint to the next. */
import type { Moment } from '../../domain/media-signal.ts';

/**
 * `gap`: nothing is heard; `level`: all of it louder or softer; `highTones`: they are missing; `background`: another
 * one; `added`: louder everywhere or music, as when a sound is laid over; `once`: it changes and does not come back.
 */
export type JointKind = 'gap' | 'level' | 'highTones' | 'background' | 'added' | 'once';

export interface SoundJoint extends Moment {
  readonly kind: JointKind;
  readonly strength: number;
}

/** Whether something was taken away or replaced, and not only added or switched on. */
export const isAltering = ({ kind }: SoundJoint): boolean => kind !== 'added' && kind !== 'once';
