/** Stretches in which the image stands still while the video goes on. */
import type { MediaSignal } from '../../domain/media-signal.ts';
import type { Freeze } from './freezes.ts';
import { clamp } from './robust.ts';
import { soundGoesOn } from './sound-goes-on.ts';
import { fine, found, momentOf } from './time-signal.ts';
import type { VideoView } from './video-view.ts';

const method = 'freezes';

/** Never an alarm: a weak connection or a busy camera freezes an image too. */
export function stillImages(view: VideoView, freezes: readonly Freeze[]): MediaSignal<typeof method> {
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
