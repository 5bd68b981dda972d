/** Of the places that look alike by their descriptions, those that do so pixel by pixel. */
import { float32At } from '../../domain/array-values.ts';
import type { Plane } from '../plane.ts';
import type { Keypoints } from './find-keypoints.ts';
import type { Match } from './match-keypoints.ts';
import { patchCorrelation } from './patch-correlation.ts';
import { type Pair, similarity, type Transform } from './transform.ts';

export interface ConfirmedMatch {
  readonly pair: Pair;
  readonly isMirrored: boolean;
  /** What direction and size of the two keypoints tell: right here, and roughly around. */
  readonly transform: Transform;
  readonly likeness: number;
}

const matchesMax = 3000;
/** Low, since the direction of a keypoint is known to some degrees only. */
const likenessMin = 0.6;

/** The most alike first. */
export function confirmMatches(
  plane: Plane,
  keypoints: Keypoints,
  matches: readonly Match[],
): ConfirmedMatch[] {
  const confirmed: ConfirmedMatch[] = [];
  for (const { from, to, isMirrored } of matches.slice(0, matchesMax)) {
    const [a, b] = [frameOf(keypoints, from), frameOf(keypoints, to)];
    const transform = similarity(a, b, isMirrored);
    const step = Math.max(1, Math.round(Math.min(a.sigma, b.sigma) / 2));
    const likeness = patchCorrelation(plane, transform, a.x, a.y, step);
    if (likeness >= likenessMin) {
      confirmed.push({ pair: [a.x, a.y, b.x, b.y], isMirrored, transform, likeness });
    }
  }
  return confirmed.sort((one, other) => other.likeness - one.likeness);
}

function frameOf({ x, y, sigma, angle }: Keypoints, at: number) {
  return {
    x: float32At(x, at),
    y: float32At(y, at),
    sigma: float32At(sigma, at),
    angle: float32At(angle, at),
  };
}
