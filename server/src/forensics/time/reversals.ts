/** Stretches that run backwards. */
import { everyOutcome } from '../../domain/media-method.ts';
import type { MediaSignal } from '../../domain/media-signal.ts';
import { alarmFrom, strengthOf } from './insertions.ts';
import { findMirrors } from './mirrors.ts';
import { type Course, fine, found, momentOf, type TimeMethod } from './time-signal.ts';
import type { VideoView } from './video-view.ts';

const method = 'reversals';

export const reversals = {
  id: method,
  kind: 'time',
  families: ['time'],
  outcomes: everyOutcome,
  meanings: ['altered'],
  carries: true,
  looksAt: { video: 'a stretch whose ends fit the take only when it is turned round' },
  examine,
} satisfies TimeMethod<typeof method>;

function examine({ view, inserts, isEdited }: Course): MediaSignal<typeof method> {
  const reversed = inserts.filter(({ kind }) => kind === 'reversed');
  const [plainest] = reversed;
  if (!plainest) return mirrored(view);
  const strength = strengthOf(plainest);
  const moments = reversed.map(({ from, to }) => momentOf(view, from, to));
  return found(method, {
    outcome: !isEdited && strength >= alarmFrom ? 'alarm' : 'attention',
    strength,
    isAltered: true,
    detail: [{ code: 'reversed', values: { moment: momentOf(view, plainest.from, plainest.to) } }],
    moments,
  });
}

/** A stretch and then the same backwards: an effect that everybody sees, or something that comes back by itself. */
function mirrored(view: VideoView): MediaSignal<typeof method> {
  const moments = findMirrors(view).map(({ from, to }) => momentOf(view, from, to));
  const [first] = moments;
  if (!first) return fine(method, { code: 'none' });
  return found(method, {
    outcome: 'attention',
    strength: 0.1,
    isAltered: false,
    detail: [{ code: 'mirrored', values: { moment: first } }],
    moments,
  });
}
