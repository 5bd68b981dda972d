/**
 * Keypoints in the manner of SIFT (Lowe, 2004): the places of an image that can be recognised elsewhere, where they
 * are, how large, which way up, and a descriptor.
 */
import type { Plane } from '../plane.ts';
import { compact } from './compact.ts';
import { describe, descriptorLength } from './descriptor.ts';
import { type Extremum, findExtrema } from './find-extrema.ts';
import { orientationsAt } from './orientation.ts';
import { doublePlane } from './resize-plane.ts';
import { firstSigma, octavesOf, scalesPerOctave } from './scale-space.ts';

/** The smallest first. Positions and sigmas in pixels of the plane that was given. */
export interface Keypoints {
  readonly count: number;
  readonly x: Float32Array;
  readonly y: Float32Array;
  readonly sigma: Float32Array;
  readonly angle: Float32Array;
  /** Compact: see compact.ts. */
  readonly descriptors: Float32Array;
}

const candidatesMax = 2600;
/** Some places point two ways and count twice. */
const keypointsMax = 3200;
/** Images below this are doubled: there their fine detail is all there is. */
const doubledPixelsMax = 300_000;
const octavesMax = 4;
/** The strongest of each cell are kept, so that a soft region keeps its share beside a busy one. */
const cellsAcross = 12;

/** A place before it is described: in pixels of its octave's plane. */
interface Candidate extends Extremum {
  readonly plane: Plane;
  readonly sigma: number;
  /** From the octave's pixels to those of the plane that was given. */
  readonly toPlane: number;
}

export function findKeypoints(plane: Plane): Keypoints {
  const isDoubled = plane.width * plane.height <= doubledPixelsMax;
  const start = isDoubled ? doublePlane(plane) : plane;
  const candidates: Candidate[] = [];
  for (const octave of octavesOf(start, isDoubled ? 1 : 0.5, octavesMax)) {
    for (const extremum of findExtrema(octave)) {
      candidates.push({
        ...extremum,
        plane: octave.blurred[Math.round(extremum.scale)] as Plane,
        sigma: firstSigma * 2 ** (extremum.scale / scalesPerOctave),
        toPlane: isDoubled ? octave.step / 2 : octave.step,
      });
    }
  }
  return described(strongestEverywhere(candidates, plane));
}

/** Cells take turns, each giving its next strongest, until there are enough. */
function strongestEverywhere(candidates: readonly Candidate[], { width, height }: Plane): Candidate[] {
  if (candidates.length <= candidatesMax) return [...candidates];
  const cells = new Map<number, Candidate[]>();
  for (const candidate of candidates) {
    const column = Math.floor((candidate.x * candidate.toPlane * cellsAcross) / width);
    const row = Math.floor((candidate.y * candidate.toPlane * cellsAcross) / height);
    const cell = cells.get(row * cellsAcross + column);
    if (cell) cell.push(candidate);
    else cells.set(row * cellsAcross + column, [candidate]);
  }
  const sorted = [...cells.values()].map((cell) => cell.sort((a, b) => b.contrast - a.contrast));
  const kept: Candidate[] = [];
  for (let rank = 0; kept.length < candidatesMax; rank += 1) {
    for (const cell of sorted) {
      const candidate = cell[rank];
      if (candidate && kept.length < candidatesMax) kept.push(candidate);
    }
  }
  return kept;
}

function described(candidates: readonly Candidate[]): Keypoints {
  const pointed = candidates
    .flatMap((candidate) =>
      orientationsAt(candidate.plane, candidate.x, candidate.y, candidate.sigma).map((angle) => ({
        candidate,
        angle,
      })),
    )
    .slice(0, keypointsMax)
    .sort((a, b) => a.candidate.sigma * a.candidate.toPlane - b.candidate.sigma * b.candidate.toPlane);
  const descriptors = new Float32Array(pointed.length * descriptorLength);
  pointed.forEach(({ candidate: { plane, x, y, sigma }, angle }, index) => {
    describe(plane, x, y, sigma, angle, descriptors, index * descriptorLength);
  });
  compact(descriptors, pointed.length);
  return {
    count: pointed.length,
    x: Float32Array.from(pointed, ({ candidate }) => candidate.x * candidate.toPlane),
    y: Float32Array.from(pointed, ({ candidate }) => candidate.y * candidate.toPlane),
    sigma: Float32Array.from(pointed, ({ candidate }) => candidate.sigma * candidate.toPlane),
    angle: Float32Array.from(pointed, ({ angle }) => angle),
    descriptors,
  };
}
