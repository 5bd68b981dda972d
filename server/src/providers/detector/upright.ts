/** Turns an image as its EXIF orientation says: detectors have learned from images that stand upright. */
import { uint8At } from '../../domain/array-values.ts';
import type { Pixels } from '../../media/image.ts';

interface Walk {
  /** The stored pixel that comes first. */
  readonly first: number;
  /** From one pixel to the next in a row, and from one row to the next, in stored pixels. */
  readonly right: number;
  readonly down: number;
}

export function upright(pixels: Pixels, orientation: number): Pixels {
  const { width, height, rgb } = pixels;
  const walk = walkOf(orientation, width, height);
  if (!walk) return pixels;
  const [turnedWidth, turnedHeight] = orientation >= 5 ? [height, width] : [width, height];
  const turned = new Uint8Array(rgb.length);
  let to = 0;
  for (let y = 0; y < turnedHeight; y += 1) {
    let from = (walk.first + y * walk.down) * 3;
    for (let x = 0; x < turnedWidth; x += 1) {
      turned[to] = uint8At(rgb, from);
      turned[to + 1] = uint8At(rgb, from + 1);
      turned[to + 2] = uint8At(rgb, from + 2);
      to += 3;
      from += walk.right * 3;
    }
  }
  return { width: turnedWidth, height: turnedHeight, rgb: turned };
}

/** Undefined where nothing is to be done. */
function walkOf(orientation: number, width: number, height: number): Walk | undefined {
  const last = width * height - 1;
  const lastRow = (height - 1) * width;
  const walks: readonly Walk[] = [
    { first: width - 1, right: -1, down: width },
    { first: last, right: -1, down: -width },
    { first: lastRow, right: 1, down: -width },
    { first: 0, right: width, down: 1 },
    { first: lastRow, right: -width, down: 1 },
    { first: last, right: -width, down: -1 },
    { first: width - 1, right: width, down: -1 },
  ];
  return walks[orientation - 2];
}
