/** Finds faces in an image and 68 points on each, with two small nets. Nobody is recognised. */
import type { Pixels } from '../media/image.ts';
import { apart, type Guess, guessAround, guessEverywhere } from './box-finder.ts';
import { type Box, type Face, overlap } from './face.ts';
import { openNet, readFaceNet } from './face-nets.ts';
import { boxAround } from './face-shape.ts';
import { findPoints } from './point-finder.ts';

export interface FaceDetector {
  /** The surest first, with those at places where faces are known already at most `facesMax`; these are left out. */
  find(pixels: Pixels, known?: readonly Box[]): Promise<Face[]>;
  /** The face that was at `place` a moment ago; its `score` is looked at only when asked for, else it is 1. */
  follow(pixels: Pixels, place: Box, options?: { readonly sure?: boolean }): Promise<Face | undefined>;
  /** How much the nets have worked so far, about in milliseconds of a core; counted, and so the same everywhere. */
  effort(): number;
  close(): Promise<void>;
}

/** Of one image. Who looks closely at more than this many faces looks at a crowd. */
export const facesMax = 4;

/**
 * What the net must reach in the two close looks together. Of 306 photographs faces were found in 28, all of people but
 * for four dogs and a carved head; of 70 portraits in 67. In the first look alone toys, clocks and butterflies pass too.
 */
const scoreMin = 0.6;
/** A face that is being followed is given up below. */
const followScoreMin = 0.4;
/** What is worth a closer look, and how many such places. */
const guessScoreMin = 0.35;
const guessesMax = 5;
/** A guess that is not repeated in a first close look is not looked at again. */
const nearerScoreMin = 0.35;

/** A guess that shares this much with the place of a known face is that face. */
const knownOverlap = 0.25;

/** Cells of the longer side: in one size the net sees small faces, in the other those that fill the image. */
const wholeLooks = [13, 5] as const;
/** Measured on one core of a small server. */
const pixelsPerMs = { finder: 6500, pointer: 1900 } as const;

const closeLooks = [
  { cells: 5, faceSide: 100 },
  { cells: 7, faceSide: 130 },
] as const;

export async function createFaceDetector(): Promise<FaceDetector> {
  const [finder, pointer] = await Promise.all([
    readFaceNet('detector').then((file) => openNet(file, pixelsPerMs.finder)),
    readFaceNet('landmarks').then((file) => openNet(file, pixelsPerMs.pointer)),
  ]);

  const confirm = async (pixels: Pixels, { box }: Guess): Promise<Guess | undefined> => {
    const nearer = await guessAround(finder, pixels, box, closeLooks[0]);
    if (!nearer || nearer.score < nearerScoreMin) return undefined;
    const looks: (Guess | undefined)[] = [];
    for (const look of closeLooks) looks.push(await guessAround(finder, pixels, nearer.box, look));
    const score = looks.reduce((sum, look) => sum + (look?.score ?? 0), 0) / looks.length;
    return score >= scoreMin ? { score, box: looks[0]?.box ?? nearer.box } : undefined;
  };

  return {
    async find(pixels, known = []) {
      const wanted = facesMax - known.length;
      if (wanted <= 0) return [];
      const isNew = ({ box }: Guess) => known.every((place) => overlap(box, place) < knownOverlap);
      const guesses: Guess[] = [];
      for (const cells of wholeLooks)
        guesses.push(...(await guessEverywhere(finder, pixels, cells, guessScoreMin)));
      const confirmed: Guess[] = [];
      for (const guess of apart(guesses.filter(isNew).toSorted(bySureness)).slice(0, guessesMax)) {
        const sure = await confirm(pixels, guess);
        // A closer look can lead from a vague guess to a face that is known.
        if (sure && isNew(sure)) confirmed.push(sure);
      }
      const faces: Face[] = [];
      for (const { box, score } of apart(confirmed.toSorted(bySureness)).slice(0, wanted)) {
        faces.push({ box, score, points: await findPoints(pointer, pixels, box) });
      }
      return faces;
    },
    async follow(pixels, place, { sure = false } = {}) {
      const seen = sure ? await guessAround(finder, pixels, place, closeLooks[0]) : { box: place, score: 1 };
      if (!seen || seen.score < followScoreMin) return undefined;
      // The place fits the points better than what the detector says, and so they tremble less.
      const points = await findPoints(pointer, pixels, place);
      return { box: boxAround(points), score: seen.score, points };
    },
    effort: () => finder.effort() + pointer.effort(),
    async close() {
      await finder.close();
      await pointer.close();
    },
  };
}

const bySureness = (a: Guess, b: Guess) => b.score - a.score;
