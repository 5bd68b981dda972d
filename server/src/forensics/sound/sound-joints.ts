/**
 * Whether the sound was put together of pieces: gaps without even the room, a background that becomes another from one
 * step to the next, high tones that are missing for a while.
 *
 * Sound that changes where the image changes is ordinary cutting, and something that is added (music, a voice over
 * the images) makes everything louder: both are told, neither is called an alteration.
 */
import { outcomesWithoutAlarm } from '../../domain/media-method.ts';
import { type MediaSignal, momentsMax, type SignalMessage } from '../../domain/media-signal.ts';
import type { Recording } from '../../media/video/video.ts';
import { findShots, type Shot } from '../time/find-shots.ts';
import { findChanges } from './find-changes.ts';
import { findGaps, type Gap } from './find-gaps.ts';
import { isHeard } from './levels.ts';
import { pairChanges } from './pair-changes.ts';
import { isAltering, type SoundJoint } from './sound-joint.ts';
import type { SoundMethod } from './sound-method.ts';

const method = 'soundJoints';

export const soundJoints = {
  id: method,
  kind: 'sound',
  families: ['sound'],
  outcomes: outcomesWithoutAlarm,
  meanings: ['altered'],
  looksAt: { video: 'gaps without even the room, and a background that becomes another at once' },
  listen,
} satisfies SoundMethod<typeof method>;

/** Less is too short to tell a background from what is heard over it. */
const secondsMin = 2.5;
/** A microphone that opens only for voices, or sound made in a studio: nothing is heard in any pause. */
const gatedFrom = 3;
/** Somebody who cuts the sound with the image hits the same frame, or nearly. */
const sameCutSeconds = 0.3;
/** Sound that is built of pieces throughout, or a device that opens and shuts its microphone: no single joint tells. */
const jointsMax = 6;

type Signal = MediaSignal<typeof method>;

function listen(recording: Recording, shots?: readonly Shot[]): Signal {
  const { facts, frames, sound } = recording;
  if (!facts.sound) return told('not_applicable', { code: 'noSound' });
  if (!sound || sound.count === 0) return told('inconclusive', { code: 'notDecoded' });
  if (!sound.peak.some(isHeard)) return told('not_applicable', { code: 'silent' });
  if (sound.count * sound.stepSeconds < secondsMin)
    return told('not_applicable', { code: 'tooShortForBackground' });

  const gaps = findGaps(sound);
  if (gaps.length >= gatedFrom)
    return told('inconclusive', { code: 'gated', values: { count: gaps.length } });
  const changes = findChanges(sound).filter(({ seconds }) => gaps.every((gap) => !touches(gap, seconds)));
  const all = [...gaps.map(gapJoint), ...pairChanges(changes)];
  if (all.length === 0) return told('ok', { code: 'none' });
  const cuts = (shots ?? findShots(frames)).slice(1).map(({ from }) => frames.times[from] ?? 0);
  const isCut = (seconds: number) => cuts.some((cut) => Math.abs(cut - seconds) <= sameCutSeconds);
  const inside = all.filter(({ fromSeconds, toSeconds }) => !isCut(fromSeconds) && !isCut(toSeconds));
  if (inside.length === 0) return told('ok', { code: 'withImage', values: { count: all.length } });
  if (inside.length > jointsMax)
    return told('inconclusive', { code: 'many', values: { count: inside.length } });
  return speak(inside);
}

/** At most this many are described; the moments name the others. */
const describedMax = 3;

function speak(joints: readonly SoundJoint[]): Signal {
  const sorted = joints.toSorted((a, b) => b.strength - a.strength);
  const strength = Math.min(0.6, Math.max(...sorted.map((joint) => joint.strength)));
  return {
    ...told(
      'attention',
      {
        code: 'joints',
        values: {
          joints: sorted
            .slice(0, describedMax)
            .map(({ kind, fromSeconds, toSeconds }) => ({ kind, fromSeconds, toSeconds })),
        },
      },
      { code: sorted.some(isAltering) ? 'mayBeReplaced' : 'mayBeAdded' },
    ),
    strength,
    ...(sorted.some(isAltering) ? { meaning: 'altered' as const } : {}),
    moments: sorted.slice(0, momentsMax).map(({ fromSeconds, toSeconds }) => ({ fromSeconds, toSeconds })),
  };
}

/** The louder the room around it, the surer that silence was put there. */
const gapJoint = ({ fromSeconds, toSeconds, roomDecibels }: Gap): SoundJoint => ({
  kind: 'gap',
  fromSeconds,
  toSeconds,
  strength: Math.min(0.6, Math.max(0.3, 0.3 + (roomDecibels + 75) / 60)),
});

const touches = ({ fromSeconds, toSeconds }: Gap, seconds: number) =>
  seconds > fromSeconds - sameCutSeconds && seconds < toSeconds + sameCutSeconds;

const told = (outcome: Signal['outcome'], ...detail: SignalMessage<typeof method>[]): Signal => ({
  method,
  outcome,
  detail,
});
