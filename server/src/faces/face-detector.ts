/** Finds faces in a picture and 68 points on each, with nets that an npm package brings. Nobody is recognised. */
import type { Pixels } from '../media/picture.ts';
import { apart, type Guess, guessAround, guessEverywhere } from './box-finder.ts';
import type { Box, Face } from './face.ts';
import { boxAround } from './face-shape.ts';
import { detectorNet } from './nets/detector-net.ts';
import { landmarkNet } from './nets/landmark-net.ts';
import { readNetWeights } from './nets/net-weights.ts';
import { openNet } from './nets/open-net.ts';
import { findPoints } from './point-finder.ts';

export interface FaceDetector {
  /** The surest first, at most `facesMax`. */
  find(pixels: Pixels): Promise<Face[]>;
  /** The face that was at `place` a moment ago, with its points; `score` is looked at only when asked for, else 1. */
  follow(pixels: Pixels, place: Box, options?: { readonly sure?: boolean }): Promise<Face | undefined>;
  close(): Promise<void>;
}

/** Of one picture. Who looks closely at more than this many faces looks at a crowd. */
export const facesMax = 4;

/**
 * What the net must reach in the two close looks together. Measured on 300 photos with and without people: 53 of 61
 * faces and 68 of 70 portraits reach it, and of 19 other things that looked like a face at first (dogs, toys, a clock) a
 * sculpture of a head and one dog.
 */
const scoreMin = 0.6;
/** A face that is being followed is given up below. */
const followScoreMin = 0.4;
/** What is worth a closer look, and how many such places. */
const guessScoreMin = 0.3;
const guessesMax = 8;

/** Cells of the longer side: in one size the net sees small faces, in the other those that fill the picture. */
const wholeLooks = [13, 5] as const;
const closeLooks = [
  { cells: 5, faceSide: 100 },
  { cells: 7, faceSide: 130 },
] as const;

export async function createFaceDetector(): Promise<FaceDetector> {
  const [finder, pointer] = await Promise.all([
    readNetWeights('tiny_face_detector_model').then((weights) => openNet(detectorNet(weights))),
    readNetWeights('face_landmark_68_model').then((weights) => openNet(landmarkNet(weights))),
  ]);

  const confirm = async (pixels: Pixels, { box }: Guess): Promise<Guess | undefined> => {
    const nearer = await guessAround(finder, pixels, box, closeLooks[0]);
    if (!nearer) return undefined;
    const looks: (Guess | undefined)[] = [];
    for (const look of closeLooks) looks.push(await guessAround(finder, pixels, nearer.box, look));
    const score = looks.reduce((sum, look) => sum + (look?.score ?? 0), 0) / looks.length;
    return score >= scoreMin ? { score, box: looks[0]?.box ?? nearer.box } : undefined;
  };

  return {
    async find(pixels) {
      const guesses: Guess[] = [];
      for (const cells of wholeLooks)
        guesses.push(...(await guessEverywhere(finder, pixels, cells, guessScoreMin)));
      const confirmed: Guess[] = [];
      for (const guess of apart(guesses.toSorted(bySureness)).slice(0, guessesMax)) {
        const sure = await confirm(pixels, guess);
        if (sure) confirmed.push(sure);
      }
      const faces: Face[] = [];
      for (const { box, score } of apart(confirmed.toSorted(bySureness)).slice(0, facesMax)) {
        faces.push({ box, score, points: await findPoints(pointer, pixels, box) });
      }
      return faces;
    },
    async follow(pixels, place, { sure = false } = {}) {
      const seen = sure ? await guessAround(finder, pixels, place, closeLooks[0]) : { box: place, score: 1 };
      if (!seen || seen.score < followScoreMin) return undefined;
      const points = await findPoints(pointer, pixels, seen.box);
      return { box: boxAround(points), score: seen.score, points };
    },
    async close() {
      await finder.close();
      await pointer.close();
    },
  };
}

const bySureness = (a: Guess, b: Guess) => b.score - a.score;
