/** Asks the detector net about an image or a part of it, and reads its guesses. */
import { float32At } from '../domain/array-values.ts';
import type { Pixels } from '../media/image.ts';
import { type Box, type Face, overlap } from './face.ts';
import { cellSide, guessSizes, numbersPerGuess, type OpenNet } from './face-nets.ts';
import { resample } from './resample.ts';

export type Guess = Pick<Face, 'box' | 'score'>;

/** Two guesses that share more than this much are one face. */
const sameFaceOverlap = 0.4;

/** The whole image with its longer side scaled to `cells` cells; the surest guesses first. */
export async function guessEverywhere(
  net: OpenNet,
  pixels: Pixels,
  cells: number,
  scoreMin: number,
): Promise<Guess[]> {
  const scale = (cells * cellSide) / Math.max(pixels.width, pixels.height);
  const width = Math.max(1, Math.round(pixels.width * scale));
  const height = Math.max(1, Math.round(pixels.height * scale));
  const [across, down] = [Math.ceil(width / cellSide), Math.ceil(height / cellSide)];
  // What is left over at the right and below stays black, as in what the net learned on.
  const bytes = new Uint8Array(across * down * cellSide * cellSide * 3);
  const whole = { left: 0, top: 0, width: pixels.width, height: pixels.height };
  resample(pixels, whole, { bytes, width: across * cellSide }, { left: 0, top: 0, width, height });
  const answer = await net.run(bytes, across * cellSide, down * cellSide);
  return apart(readGuesses(answer, across, down, scoreMin)).map(({ score, box }) => ({
    score,
    box: {
      left: box.left / scale,
      top: box.top / scale,
      width: box.width / scale,
      height: box.height / scale,
    },
  }));
}

/**
 * A square around a place where a face should be, so that it is `faceSide` pixels large for the net. `cells` is odd: the
 * net is surest of a face whose middle is in the middle of a cell, and least sure of one that lies between four.
 */
export async function guessAround(
  net: OpenNet,
  pixels: Pixels,
  place: Box,
  { cells, faceSide }: { readonly cells: 3 | 5 | 7; readonly faceSide: number },
): Promise<Guess | undefined> {
  const side = cells * cellSide;
  const scale = faceSide / Math.sqrt(place.width * place.height);
  const left = place.left + place.width / 2 - side / scale / 2;
  const top = place.top + place.height / 2 - side / scale / 2;
  const bytes = new Uint8Array(side * side * 3);
  const part = { left, top, width: side / scale, height: side / scale };
  resample(pixels, part, { bytes, width: side }, { left: 0, top: 0, width: side, height: side });
  return readGuesses(await net.run(bytes, side, side), cells, cells, scoreFloor)
    .map(({ score, box }) => ({
      score,
      box: {
        left: left + box.left / scale,
        top: top + box.top / scale,
        width: box.width / scale,
        height: box.height / scale,
      },
    }))
    .find(({ box }) => overlap(box, place) >= samePlaceOverlap);
}

/** Below, a guess is not worth working out; and how much it must share with the place that was asked about. */
const scoreFloor = 0.05;
const samePlaceOverlap = 0.3;

/** In pixels of what the net saw, the surest first. */
function readGuesses(answer: Float32Array, across: number, down: number, scoreMin: number): Guess[] {
  const cells = across * down;
  const guesses: Guess[] = [];
  for (const [guess, [sizeAcross, sizeDown]] of guessSizes.entries()) {
    const number = (which: number, cell: number) =>
      float32At(answer, (guess * numbersPerGuess + which) * cells + cell);
    for (let cell = 0; cell < cells; cell += 1) {
      const score = sigmoid(number(4, cell));
      if (score < scoreMin) continue;
      const width = Math.exp(number(2, cell)) * sizeAcross * cellSide;
      const height = Math.exp(number(3, cell)) * sizeDown * cellSide;
      const x = ((cell % across) + sigmoid(number(0, cell))) * cellSide;
      const y = (Math.floor(cell / across) + sigmoid(number(1, cell))) * cellSide;
      guesses.push({ score, box: { left: x - width / 2, top: y - height / 2, width, height } });
    }
  }
  return guesses.toSorted((a, b) => b.score - a.score);
}

/** Of guesses for the same face only the surest, which comes first. */
export function apart<G extends Guess>(guesses: readonly G[]): G[] {
  const kept: G[] = [];
  for (const guess of guesses) {
    if (kept.every(({ box }) => overlap(box, guess.box) <= sameFaceOverlap)) kept.push(guess);
  }
  return kept;
}

const sigmoid = (value: number) => 1 / (1 + Math.exp(-value));
