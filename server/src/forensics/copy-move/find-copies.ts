/** Searches an image for parts of itself: keypoints that look alike, one transform for many of them, then the pixels. */
import type { Plane } from '../plane.ts';
import { confirmMatches } from './confirm-matches.ts';
import { findKeypoints } from './find-keypoints.ts';
import { groupMatches } from './group-matches.ts';
import { matchKeypoints } from './match-keypoints.ts';
import { cornerDetail } from './structure-tensor.ts';
import { type Copy, verifyGroup } from './verify-group.ts';

export function findCopies(plane: Plane): Copy[] {
  const keypoints = findKeypoints(plane);
  const matches = confirmMatches(plane, keypoints, matchKeypoints(keypoints));
  const groups = groupMatches(matches, Math.max(plane.width, plane.height));
  if (groups.length === 0) return [];
  const detailed = { ...plane, detail: cornerDetail(plane) };
  return groups.flatMap((group) => verifyGroup(detailed, group) ?? []);
}
