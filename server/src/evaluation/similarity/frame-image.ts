/** Images in the surroundings in which they go round: a border, a bar with a caption, the screen of a telephone. */
import type { Pixels } from '../../media/image.ts';
import { between, type Random } from '../copy-moves/seeded-random.ts';
import { type Canvas, type Colour, canvasOf, fill, place, writeLines } from './draw.ts';

const white: Colour = [255, 255, 255];
const black: Colour = [0, 0, 0];
const colours: readonly Colour[] = [white, black, [200, 30, 40], [24, 60, 120], [240, 236, 220]];

const oneOf = <T>(random: Random, first: T, ...others: readonly T[]): T =>
  [first, ...others][Math.floor(random() * (others.length + 1))] ?? first;

/** 2 to 10 % of the shorter side all round. */
export function withBorder(pixels: Pixels, random: Random): Canvas {
  const { width, height } = pixels;
  const margin = Math.max(2, Math.round(Math.min(width, height) * between(random, 0.02, 0.1)));
  const canvas = canvasOf(width + 2 * margin, height + 2 * margin, oneOf(random, white, ...colours.slice(1)));
  place(canvas, pixels, margin, margin);
  return canvas;
}

/** One to four lines of writing above or below, on white or on black. */
export function withCaption(pixels: Pixels, random: Random): Canvas {
  const { width, height } = pixels;
  const [paper, ink] = oneOf(random, [white, black] as const, [black, white] as const);
  const sizePixels = Math.max(6, width * between(random, 0.035, 0.07));
  const lines = Math.ceil(between(random, 0, 4));
  const bar = Math.round(sizePixels * (lines * 1.5 + between(random, 0.8, 1.6)));
  const isAbove = random() < 0.5;
  const canvas = canvasOf(width, height + bar, paper);
  place(canvas, pixels, 0, isAbove ? bar : 0);
  const top = (isAbove ? 0 : height) + sizePixels * 0.6;
  const area = { left: width * 0.04, top, width: width * 0.92, height: lines * sizePixels * 1.5 };
  writeLines(canvas, area, { colour: ink, sizePixels, random });
  return canvas;
}

/** A post as a telephone shows it: status line, name, image from edge to edge or with margins, buttons, comments. */
export function onScreen(pixels: Pixels, random: Random): Canvas {
  const { width, height } = pixels;
  const [paper, ink] = oneOf<readonly [Colour, Colour]>(
    random,
    [white, [20, 20, 20]],
    [
      [18, 18, 18],
      [230, 230, 230],
    ],
    [
      [240, 242, 245],
      [30, 30, 30],
    ],
  );
  const margin = oneOf(random, 0, Math.round(width * 0.03), Math.round(width * 0.06));
  const screenWidth = width + 2 * margin;
  const head = Math.round(screenWidth * between(random, 0.2, 0.4));
  const foot = Math.round(screenWidth * between(random, 0.25, 0.7));
  const canvas = canvasOf(screenWidth, head + height + foot, paper);
  place(canvas, pixels, margin, head);

  const sizePixels = Math.max(6, screenWidth * 0.035);
  const left = screenWidth * 0.04;
  const write = (area: { left: number; top: number; width: number; height: number }) =>
    writeLines(canvas, area, { colour: ink, sizePixels, random });
  write({ left, top: sizePixels * 0.4, width: screenWidth * 0.15, height: sizePixels });
  fill(
    canvas,
    { left: screenWidth * 0.85, top: sizePixels * 0.4, width: screenWidth * 0.1, height: sizePixels * 0.8 },
    ink,
  );
  const name = head - sizePixels * 3.2;
  fill(canvas, { left, top: name, width: sizePixels * 2.4, height: sizePixels * 2.4 }, [120, 140, 160]);
  write({
    left: left + sizePixels * 3.2,
    top: name + sizePixels * 0.6,
    width: screenWidth * 0.4,
    height: sizePixels,
  });
  const below = head + height;
  for (let button = 0; button < 3; button += 1) {
    const at = left + button * sizePixels * 3;
    fill(
      canvas,
      { left: at, top: below + sizePixels * 0.8, width: sizePixels * 1.4, height: sizePixels * 1.4 },
      ink,
    );
  }
  const comments = { left, top: below + sizePixels * 3.2, width: screenWidth * 0.9 };
  write({ ...comments, height: foot - sizePixels * 4.2 });
  return canvas;
}
