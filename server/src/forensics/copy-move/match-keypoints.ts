/** Finds places of one image that look like other places of the same image, also as in a mirror. */
import { float32At, int32At } from '../../domain/array-values.ts';
import { evenLength } from './compact.ts';
import { descriptorLength } from './descriptor.ts';
import type { Keypoints } from './find-keypoints.ts';

export interface Match {
  /** Indices of keypoints. */
  readonly from: number;
  readonly to: number;
  readonly isMirrored: boolean;
  /** Squared, between unit vectors. */
  readonly distance: number;
}

/** Squared. Copies saved at quality 60 are mostly below. */
const distanceMax = 0.2;
/** Of one keypoint: more likenesses than this are a pattern, and the nearest are enough. */
const matchesEach = 3;
/** Below, two places share most of what is described. In sigmas of the larger one, and in pixels. */
const apartSigmas = 8;
const apartMin = 16;
/** Beyond an enlargement of two the same detail is not there any more. */
const enlargementMax = 2.2;

/** Each pair once, the most alike first. */
export function matchKeypoints(keypoints: Keypoints): Match[] {
  const nearest: Match[][] = Array.from({ length: keypoints.count }, () => []);
  const heads = headsOf(keypoints);
  const near = new Int32Array(keypoints.count);
  let end = 0;
  for (let from = 0; from < keypoints.count; from += 1) {
    const largest = enlargementMax * float32At(keypoints.sigma, from);
    while (end < keypoints.count && float32At(keypoints.sigma, end) <= largest) end += 1;
    const count = findNear(heads, from, end, near);
    for (let index = 0; index < count; index += 1) {
      const match = compare(keypoints, from, int32At(near, index));
      if (!match) continue;
      keepNearest(nearest[match.from] as Match[], match);
      keepNearest(nearest[match.to] as Match[], match);
    }
  }
  return [...new Set(nearest.flat())].sort((a, b) => a.distance - b.distance);
}

/** The numbers that tell most, close together: nearly all pairs are told apart by them, and quickly. */
const headLength = 16;

function headsOf({ count, descriptors }: Keypoints): Float32Array {
  const heads = new Float32Array(count * headLength);
  for (let index = 0; index < count; index += 1) {
    const from = index * descriptorLength;
    heads.set(descriptors.subarray(from, from + headLength), index * headLength);
  }
  return heads;
}

/** Writes those between `from` and `end` whose heads are near to its own, and says how many they are. */
function findNear(heads: Float32Array, from: number, end: number, near: Int32Array): number {
  const own = heads.subarray(from * headLength, (from + 1) * headLength);
  const [h1, h3, h4] = [float32At(own, 1), float32At(own, 3), float32At(own, 4)];
  let found = 0;
  for (let to = from + 1, at = to * headLength; to < end; to += 1, at += headLength) {
    // Three of them, measured to vary most, are enough for half of the pairs.
    const d1 = h1 - float32At(heads, at + 1);
    const d3 = h3 - float32At(heads, at + 3);
    const d4 = h4 - float32At(heads, at + 4);
    if (d1 * d1 + d3 * d3 + d4 * d4 > distanceMax) continue;
    let distance = 0;
    for (let k = 0; k < headLength; k += 1) {
      const difference = float32At(own, k) - float32At(heads, at + k);
      distance += difference * difference;
    }
    if (distance > distanceMax) continue;
    near[found] = to;
    found += 1;
  }
  return found;
}

function keepNearest(nearest: Match[], match: Match): void {
  let at = nearest.length;
  while (at > 0 && (nearest[at - 1] as Match).distance > match.distance) at -= 1;
  if (at >= matchesEach) return;
  nearest.splice(at, 0, match);
  if (nearest.length > matchesEach) nearest.pop();
}

/** What does not change in a mirror is compared first: where it differs, so do both readings, and most pairs end there. */
function compare(keypoints: Keypoints, from: number, to: number): Match | undefined {
  const { descriptors } = keypoints;
  const [a, b] = [from * descriptorLength, to * descriptorLength];
  let even = 0;
  for (let at = 0; at < evenLength; at += 8) {
    for (let k = at; k < at + 8; k += 1) {
      const difference = float32At(descriptors, a + k) - float32At(descriptors, b + k);
      even += difference * difference;
    }
    if (even > distanceMax) return undefined;
  }
  let [same, mirrored] = [even, even];
  for (let k = evenLength; k < descriptorLength; k += 1) {
    const one = float32At(descriptors, a + k);
    const other = float32At(descriptors, b + k);
    same += (one - other) ** 2;
    mirrored += (one + other) ** 2;
    if (same > distanceMax && mirrored > distanceMax) return undefined;
  }
  if (!isApart(keypoints, from, to)) return undefined;
  return { from, to, isMirrored: mirrored < same, distance: Math.min(same, mirrored) };
}

function isApart({ x, y, sigma }: Keypoints, from: number, to: number): boolean {
  const dx = float32At(x, from) - float32At(x, to);
  const dy = float32At(y, from) - float32At(y, to);
  return dx * dx + dy * dy >= Math.max(apartMin, apartSigmas * float32At(sigma, to)) ** 2;
}
