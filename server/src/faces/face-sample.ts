/** Everything that is kept of a face at one moment: numbers, never its image. */
import type { Pixels } from '../media/image.ts';
import { type FaceShape, shapeOf } from './face-shape.ts';
import { type Eyes, eyesOf } from './look-at-eyes.ts';
import { type Contrast, contrastOf } from './measure-face.ts';
import { outlineOf } from './measure-outline.ts';

export interface FaceSample {
  readonly timeSeconds: number;
  readonly points: Float32Array;
  readonly shape: FaceShape;
  readonly eyes: Eyes;
  readonly here: Measures;
  /** The same oval laid beside, above and below the face, where it fits in the image; in a fixed order. */
  readonly elsewhere: readonly (Measures | undefined)[];
}

export interface Measures {
  readonly contrast: Contrast | undefined;
  readonly outline: Float32Array;
}

/** How far away, in halves of the oval's sides: the ring of the face just does not reach there. */
const away = 2.8;
export const elsewherePlaces: readonly (readonly [across: number, down: number])[] = [
  [-away, 0],
  [away, 0],
  [0, -away],
  [0, away],
];

export function sampleFace(pixels: Pixels, points: Float32Array, timeSeconds: number): FaceSample {
  const shape = shapeOf(points);
  return {
    timeSeconds,
    points,
    shape,
    eyes: eyesOf(pixels, points, shape),
    here: measuresOf(pixels, shape),
    elsewhere: elsewherePlaces.map(([across, down]) => {
      const x = shape.x + across * shape.halfWidth;
      const y = shape.y + down * shape.halfHeight;
      const fits =
        x > shape.halfWidth &&
        y > shape.halfHeight &&
        x < pixels.width - shape.halfWidth &&
        y < pixels.height - shape.halfHeight;
      return fits ? measuresOf(pixels, { ...shape, x, y }) : undefined;
    }),
  };
}

function measuresOf(pixels: Pixels, shape: FaceShape): Measures {
  return { contrast: contrastOf(pixels, shape), outline: outlineOf(pixels, shape) };
}
