/** Cuts: ordinary ones between scenes, and those inside of what looks like one take. */
import { outcomesWithoutAlarm } from '../../domain/media-method.ts';
import type { MediaSignal, SignalMessage } from '../../domain/media-signal.ts';
import type { Joint } from './joints.ts';
import { clamp } from './robust.ts';
import { type Course, fine, firstTimes, found, momentOf, type TimeMethod } from './time-signal.ts';
import { timeOf, type VideoView } from './video-view.ts';

const method = 'cuts';

export const cuts = {
  id: method,
  kind: 'time',
  families: ['time'],
  outcomes: outcomesWithoutAlarm,
  meanings: ['altered'],
  looksAt: {
    video:
      'jumps inside of a take that looks continuous; changes of scene are counted and ordinary, and interviews are cut this way honestly',
  },
  examine,
} satisfies TimeMethod<typeof method>;

/** A video with as many changes of scene, or as many cuts of any kind, is edited for all to see: a jump says nothing more. */
const [scenesFrom, cutsFrom] = [3, 8];
/** As many in all, when some are those of stretches that were put in. */
const allScenesFrom = 6;

/** `explained`: joints of stretches that were put in. */
export function isEdited({ joints }: VideoView, explained: ReadonlySet<number>): boolean {
  const plain = joints.filter(({ excess }) => excess >= 1.5);
  const scenes = plain.filter(({ kind }) => kind === 'scene');
  const others = (some: readonly Joint[]) => some.filter(({ frame }) => !explained.has(frame)).length;
  return others(plain) >= cutsFrom || others(scenes) >= scenesFrom || scenes.length >= allScenesFrom;
}

/** Untouched videos stay below the first; those that jerk all over, because frames are missing, below the second. */
const [excessMin, jerkyExcessMin] = [1.1, 1.8];
const [jerkyFrom, weakMax] = [3, 1.5];

function examine({ view, explained, isEdited: isOrdinary }: Course): MediaSignal<typeof method> {
  const { joints } = view;
  const scenes = joints.filter(({ kind, excess }) => kind === 'scene' && excess >= 1).length;
  const weak = joints.filter(({ excess }) => excess < weakMax).length;
  const least = weak >= jerkyFrom ? jerkyExcessMin : excessMin;
  const jumps = joints
    .filter(({ kind, frame, excess }) => kind === 'jump' && excess >= least && !explained.has(frame))
    .toSorted((a, b) => b.excess - a.excess);
  if (jumps.length === 0) {
    return fine(method, sceneCount(scenes), { code: scenes === 0 ? 'noJumpInShot' : 'noJumpInShots' });
  }
  return found(method, {
    outcome: 'attention',
    strength: isOrdinary ? 0.1 : strengthOf(jumps),
    isAltered: !isOrdinary,
    detail: [
      {
        code: 'jumps',
        values: firstTimes(jumps.map(({ frame }) => timeOf(view, frame)).toSorted((a, b) => a - b)),
      },
      ...(scenes > 0 ? [sceneCount(scenes)] : []),
      { code: 'jumpsAreCommon' },
    ],
    moments: jumps.map(({ frame }) => momentOf(view, frame, frame)),
  });
}

/** Modest by itself, however plain: most people who cut like this have nothing to hide. */
const strengthOf = ([strongest]: readonly Joint[]): number =>
  strongest ? clamp(0.2 + 0.04 * strongest.excess, 0.25, 0.45) : 0;

const sceneCount = (changes: number): SignalMessage<typeof method> =>
  changes === 0 ? { code: 'oneShot' } : { code: 'scenes', values: { changes } };
