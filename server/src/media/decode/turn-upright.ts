/** Turns an image as a viewer would, by its EXIF orientation. */
import type { Sharp } from 'sharp';

/** Whether mirrored left to right, and then degrees clockwise. */
const turns: Readonly<Record<number, readonly [mirror: boolean, angle: number]>> = {
  2: [true, 0],
  3: [false, 180],
  4: [true, 180],
  5: [true, 270],
  6: [false, 90],
  7: [true, 90],
  8: [false, 270],
};

export function turnUpright(image: Sharp, orientation: number): Sharp {
  const [mirror, angle] = turns[orientation] ?? [false, 0];
  // The library mirrors before it turns, whatever the order here.
  return image.flop(mirror).rotate(angle);
}
