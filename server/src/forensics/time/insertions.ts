/** Stretches that were put into a video: without them, the video runs on. */
import { everyOutcome } from '../../domain/media-method.ts';
import type { MediaSignal, SignalMessage } from '../../domain/media-signal.ts';
import type { InsertedStretch } from './inserted-stretches.ts';
import { clamp } from './robust.ts';
import { type Course, fine, found, momentOf, type TimeMethod } from './time-signal.ts';

const method = 'insertions';

export const insertions = {
  id: method,
  kind: 'time',
  families: ['time'],
  outcomes: everyOutcome,
  meanings: ['altered'],
  carries: true,
  looksAt: { video: 'a stretch without which the take runs on as if nothing had been there' },
  examine,
} satisfies TimeMethod<typeof method>;

function examine({ view, inserts, isEdited }: Course): MediaSignal<typeof method> {
  const inserted = inserts.filter(({ kind }) => kind === 'inserted');
  const [plainest] = inserted;
  if (!plainest) return fine(method, { code: 'none' });
  const strength = strengthOf(plainest);
  const moments = inserted.map(({ from, to }) => momentOf(view, from, to));
  const values = { moment: momentOf(view, plainest.from, plainest.to) };
  return found(method, {
    outcome: !isEdited && strength >= alarmFrom ? 'alarm' : 'attention',
    strength: isEdited ? 0.2 : strength,
    isAltered: !isEdited,
    detail: [
      { code: isEdited ? 'insertedInEdit' : 'inserted', values },
      ...more(inserted.length - 1),
      { code: isEdited ? 'ordinary' : 'somebodyDid' },
    ],
    moments,
  });
}

/** Both joints plain, the image before and after as near as neighbours, in a video that would have moved on meanwhile. */
export const alarmFrom = 0.6;

/** How far beyond the video's own measure: of the weaker joint, and of the movement that did not take place. */
export function strengthOf({ excess, movement, fit }: InsertedStretch): number {
  const strength = 0.3 + 0.1 * Math.min(3, excess - 1) + 0.08 * Math.min(5, movement - 1.8);
  return clamp(fit === 'loose' ? Math.min(0.5, strength) : strength, 0.25, 0.9);
}

const more = (count: number): SignalMessage<typeof method>[] =>
  count > 0 ? [{ code: 'more', values: { count } }] : [];
