/** What surrounds an image when it is passed on: margins, bars, lines that look like writing. */
import type { Pixels } from '../../media/image.ts';
import { between, type Random } from '../copy-moves/seeded-random.ts';

export type Colour = readonly [red: number, green: number, blue: number];

export interface Canvas extends Pixels {
  readonly rgb: Uint8Array<ArrayBuffer>;
}

interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export function canvasOf(width: number, height: number, colour: Colour): Canvas {
  const canvas = { width, height, rgb: new Uint8Array(width * height * 3) };
  fill(canvas, { left: 0, top: 0, width, height }, colour);
  return canvas;
}

/** Whatever lies outside of the canvas is not drawn. */
export function fill(canvas: Canvas, { left, top, width, height }: Place, colour: Colour): void {
  const right = Math.min(canvas.width, Math.round(left + width));
  const bottom = Math.min(canvas.height, Math.round(top + height));
  for (let row = Math.max(0, Math.round(top)); row < bottom; row += 1) {
    for (let column = Math.max(0, Math.round(left)); column < right; column += 1) {
      canvas.rgb.set(colour, (row * canvas.width + column) * 3);
    }
  }
}

/** The image has to fit. */
export function place(canvas: Canvas, { width, height, rgb }: Pixels, left: number, top: number): void {
  for (let row = 0; row < height; row += 1) {
    const line = rgb.subarray(row * width * 3, (row + 1) * width * 3);
    canvas.rgb.set(line, ((top + row) * canvas.width + left) * 3);
  }
}

/** Words of upright strokes with gaps, in as many lines as fit; the last one is shorter. */
export function writeLines(
  canvas: Canvas,
  area: Place,
  { colour, sizePixels, random }: { colour: Colour; sizePixels: number; random: Random },
): void {
  const pitch = sizePixels * 1.5;
  const lines = Math.max(1, Math.floor(area.height / pitch));
  const stroke = Math.max(1, sizePixels / 7);
  for (let line = 0; line < lines; line += 1) {
    const end = area.left + area.width * (line + 1 < lines ? 1 : between(random, 0.3, 0.9));
    const top = area.top + line * pitch;
    for (let left = area.left; left < end; ) {
      const letters = Math.ceil(between(random, 2, 9));
      for (let letter = 0; letter < letters && left + sizePixels * 0.5 < end; letter += 1) {
        const tall = random() < 0.3 ? 1 : 0.7;
        const foot = top + sizePixels;
        const body = { top: foot - sizePixels * tall, width: stroke, height: sizePixels * tall };
        fill(canvas, { ...body, left }, colour);
        fill(canvas, { ...body, left: left + sizePixels * 0.35 }, colour);
        const bar = foot - sizePixels * between(random, 0, 0.7);
        fill(canvas, { left, top: bar - stroke, width: sizePixels * 0.4, height: stroke }, colour);
        left += sizePixels * 0.55;
      }
      left += sizePixels * 0.4;
    }
  }
}
