/** The order of key frames and others in the file: whether it was joined from pieces without being encoded anew. */
import { outcomesWithoutAlarm } from '../../domain/media-method.ts';
import type { MediaSignal } from '../../domain/media-signal.ts';
import { readKeyFrames } from './key-frames.ts';
import { type Course, fine, firstTimes, found, momentOf, type TimeMethod } from './time-signal.ts';
import { timeOf } from './video-view.ts';

const method = 'gopStructure';

export const gopStructure = {
  id: method,
  kind: 'time',
  families: ['compression'],
  outcomes: outcomesWithoutAlarm,
  meanings: ['altered'],
  looksAt: {
    video:
      'key frames where neither their rhythm nor the picture gives a reason, and changes of how frames are built',
  },
  examine,
} satisfies TimeMethod<typeof method>;

function examine({ view }: Course): MediaSignal<typeof method> {
  const keys = readKeyFrames(view);
  if (!keys) return { method, outcome: 'not_applicable', detail: [{ code: 'untold' }] };
  const { count, distance, early, changes } = keys;
  if (changes.length === 0) {
    return fine(method, { code: 'regular', values: { count, distance, early: early.length } });
  }
  return found(method, {
    outcome: 'attention',
    strength: 0.35,
    isAltered: true,
    detail: [{ code: 'rebuilt', values: firstTimes(changes.map((frame) => timeOf(view, frame))) }],
    moments: changes.map((frame) => momentOf(view, frame, frame)),
  });
}
