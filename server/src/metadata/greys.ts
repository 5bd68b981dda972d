/** A small image in greys, for comparisons. */
import { float32At, uint8At } from '../domain/array-values.ts';
import type { Pixels } from '../media/image.ts';

export interface Greys {
  readonly width: number;
  readonly height: number;
  /** 0 to 255, rows from the top. */
  readonly values: Float32Array;
}

export function greysOf({ width, height, rgb }: Pixels): Greys {
  const values = new Float32Array(width * height);
  for (let pixel = 0, at = 0; pixel < values.length; pixel += 1, at += 3) {
    values[pixel] = greyAt(rgb, at);
  }
  return { width, height, values };
}

/** In each cell as many points are read as its average needs, whatever the size of the image. */
const pointsPerSide = 6;

export function shrink({ width, height, rgb }: Pixels, toWidth: number, toHeight: number): Greys {
  const values = new Float32Array(toWidth * toHeight);
  const [stepX, stepY] = [width / toWidth / pointsPerSide, height / toHeight / pointsPerSide];
  for (let row = 0; row < toHeight * pointsPerSide; row += 1) {
    const from = Math.min(height - 1, Math.floor((row + 0.5) * stepY)) * width;
    const cells = Math.floor(row / pointsPerSide) * toWidth;
    for (let column = 0; column < toWidth * pointsPerSide; column += 1) {
      const x = Math.min(width - 1, Math.floor((column + 0.5) * stepX));
      const cell = cells + Math.floor(column / pointsPerSide);
      values[cell] = float32At(values, cell) + greyAt(rgb, (from + x) * 3) / (pointsPerSide * pointsPerSide);
    }
  }
  return { width: toWidth, height: toHeight, values };
}

const greyAt = (rgb: Uint8Array, at: number) =>
  0.299 * uint8At(rgb, at) + 0.587 * uint8At(rgb, at + 1) + 0.114 * uint8At(rgb, at + 2);

export interface GreysPart {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A part, averaged into cells of four points each. */
export function resample(
  { width, values }: Greys,
  part: GreysPart,
  toWidth: number,
  toHeight: number,
): Greys {
  const out = new Float32Array(toWidth * toHeight);
  const [stepX, stepY] = [part.width / toWidth, part.height / toHeight];
  for (let y = 0; y < toHeight; y += 1) {
    const upper = Math.floor(part.top + (y + 0.25) * stepY) * width;
    const lower = Math.floor(part.top + (y + 0.75) * stepY) * width;
    for (let x = 0; x < toWidth; x += 1) {
      const left = Math.floor(part.left + (x + 0.25) * stepX);
      const right = Math.floor(part.left + (x + 0.75) * stepX);
      out[y * toWidth + x] =
        (float32At(values, upper + left) +
          float32At(values, upper + right) +
          float32At(values, lower + left) +
          float32At(values, lower + right)) /
        4;
    }
  }
  return { width: toWidth, height: toHeight, values: out };
}

/** A quarter turn clockwise. */
export function turn({ width, height, values }: Greys): Greys {
  const out = new Float32Array(values.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) out[x * height + (height - 1 - y)] = float32At(values, y * width + x);
  }
  return { width: height, height: width, values: out };
}
