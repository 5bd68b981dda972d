/** Changes of the background as stretches: it becomes another, and later what it was before. */
import { float32At } from '../../domain/array-values.ts';
import type { Change } from './find-changes.ts';
import type { SoundJoint } from './sound-joint.ts';

/** How much of the first change the second takes back, for a pair: by the angle between the two. */
const returnMin = 0.75;
/** In decibels: wind stays below 5 where it is not cut, a level that was turned down to a third changes by 10. */
const strongSize = 6;

export function pairChanges(changes: readonly Change[]): SoundJoint[] {
  const joints: SoundJoint[] = [];
  for (let at = 0; at < changes.length; at += 1) {
    const change = changes[at] as Change;
    const back = changes.findIndex((next, place) => place > at && (!next.isWeak || isWayBack(change, next)));
    const next = changes[back];
    if (next && isWayBack(change, next) && !(change.isWeak && next.isWeak)) {
      joints.push(stretch(change, next));
      at = back;
    } else if (!change.isWeak) {
      joints.push(single(change));
    }
  }
  return joints;
}

const isWayBack = (change: Change, next: Change) => -likeness(change.groups, next.groups) >= returnMin;

function stretch(start: Change, end: Change): SoundJoint {
  const kind = kindOf(start, end);
  const strength = strengthOf(Math.min(start.excess, end.excess), kind === 'added' ? 0.3 : 0.6);
  return { kind, fromSeconds: start.seconds, toSeconds: end.seconds, strength };
}

function kindOf(start: Change, end: Change): SoundJoint['kind'] {
  if (start.kind === 'dull' && end.kind === 'bright') return 'highTones';
  // What is added can only make louder; what takes the place of something else is softer somewhere. Music, and gusts
  // of wind, grow softer and louder by themselves.
  const isStrong = Math.min(start.size, end.size) >= strongSize && start.isSteady && end.isSteady;
  const isSofter = start.groups.some((change) => change < -2);
  if (!isSofter || !isStrong) return 'added';
  return start.kind === 'level' ? 'level' : 'background';
}

/** Without a way back: something was switched on or off, music began; or the second half is from elsewhere. */
function single({ kind, excess, seconds }: Change): SoundJoint {
  const isCutOff = kind === 'dull' || kind === 'bright';
  return {
    kind: isCutOff ? 'highTones' : 'once',
    fromSeconds: seconds,
    toSeconds: seconds,
    strength: strengthOf(excess, isCutOff ? 0.5 : 0.25),
  };
}

const strengthOf = (excess: number, most: number) => Math.min(most, 0.15 + excess / 25);

/** The cosine of the angle between two changes: 1 for the same, −1 for one that takes the other back. */
function likeness(a: Float32Array, b: Float32Array): number {
  let [both, one, other] = [0, 0, 0];
  for (let at = 0; at < a.length; at += 1) {
    const [x, y] = [float32At(a, at), float32At(b, at)];
    both += x * y;
    one += x * x;
    other += y * y;
  }
  return one > 0 && other > 0 ? both / Math.sqrt(one * other) : 0;
}
