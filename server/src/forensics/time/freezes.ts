/** Stretches in which the image stands still while the video goes on. */
import { outcomesWithoutAlarm } from '../../domain/media-method.ts';
import type { MediaSignal, Moment } from '../../domain/media-signal.ts';
import type { SoundTrack } from '../../media/video/video.ts';
import { clamp } from './robust.ts';
import { type Course, fine, found, momentOf, type TimeMethod } from './time-signal.ts';

const method = 'freezes';

export const freezes = {
  id: method,
  kind: 'time',
  families: ['time'],
  outcomes: outcomesWithoutAlarm,
  meanings: ['altered'],
  looksAt: {
    video:
      'a moving picture that stands still for a while; slides, title cards and films that hardly move are none',
  },
  examine,
} satisfies TimeMethod<typeof method>;

/** Never an alarm: a weak connection or a busy camera freezes an image too. */
function examine({ view, freezes }: Course): MediaSignal<typeof method> {
  const sorted = freezes.toSorted((a, b) => b.to - b.from - (a.to - a.from));
  const moments = sorted.map(({ from, to }) => momentOf(view, from - 1, to));
  const [longest] = moments;
  const [freeze] = sorted;
  if (!longest || !freeze) return fine(method, { code: 'none' });
  const withSound = soundGoesOn(view.recording.sound, longest);
  const strength =
    0.25 + 0.02 * Math.min(5, freeze.contrast) + (freeze.jump >= 3 ? 0.1 : 0) + (withSound ? 0.1 : 0);
  return found(method, {
    outcome: 'attention',
    strength: clamp(strength, 0.25, 0.55),
    isAltered: true,
    detail: [
      { code: 'frozen', values: { moment: longest, hasSound: withSound, goesOn: freeze.jump >= 3 } },
      ...(freezes.length > 1 ? ([{ code: 'often', values: { count: freezes.length } }] as const) : []),
      { code: 'mayCover' },
    ],
    moments,
  });
}

/** Below it, a step is silent: −60 dB. */
const quietestPower = 1e-6;

/** Whether something is heard all through a stretch. */
function soundGoesOn(sound: SoundTrack | undefined, { fromSeconds, toSeconds }: Moment): boolean {
  if (!sound || sound.stepSeconds <= 0) return false;
  const stepAt = (seconds: number) => Math.round((seconds - sound.startSeconds) / sound.stepSeconds);
  const heard = sound.power.subarray(Math.max(0, stepAt(fromSeconds)), Math.max(0, stepAt(toSeconds)));
  return heard.length > 0 && heard.filter((power) => power > quietestPower).length >= 0.8 * heard.length;
}
