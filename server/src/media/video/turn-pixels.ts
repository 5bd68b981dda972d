/** Turns pixels by quarters, as a player does before it shows a frame. */
import { uint8At } from '../../domain/array-values.ts';
import type { Pixels } from '../image.ts';

/** Clockwise. */
export function turnPixels(pixels: Pixels, quarterTurns: number): Pixels {
  const { width, height, rgb } = pixels;
  if (quarterTurns === 0) return pixels;
  const isUpright = quarterTurns % 2 === 0;
  const turned = {
    width: isUpright ? width : height,
    height: isUpright ? height : width,
    rgb: new Uint8Array(rgb.length),
  };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [column, row] =
        quarterTurns === 1
          ? [height - 1 - y, x]
          : quarterTurns === 2
            ? [width - 1 - x, height - 1 - y]
            : [y, width - 1 - x];
      const from = (y * width + x) * 3;
      const to = (row * turned.width + column) * 3;
      turned.rgb[to] = uint8At(rgb, from);
      turned.rgb[to + 1] = uint8At(rgb, from + 1);
      turned.rgb[to + 2] = uint8At(rgb, from + 2);
    }
  }
  return turned;
}
