/** Whether something is heard all through a stretch. */
import type { Moment } from '../../domain/media-signal.ts';
import type { SoundTrack } from '../../media/video/video.ts';

/** Below it, a step is silent: −60 dB. */
const quietestPower = 1e-6;

export function soundGoesOn(sound: SoundTrack | undefined, { fromSeconds, toSeconds }: Moment): boolean {
  if (!sound || sound.stepSeconds <= 0) return false;
  const stepAt = (seconds: number) => Math.round((seconds - sound.startSeconds) / sound.stepSeconds);
  const heard = sound.power.subarray(Math.max(0, stepAt(fromSeconds)), Math.max(0, stepAt(toSeconds)));
  return heard.length > 0 && heard.filter((power) => power > quietestPower).length >= 0.8 * heard.length;
}
