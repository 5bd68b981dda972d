/**
 * Whether an image probably holds text that is worth reading: a quick look that saves a slow one. Text is rows of
 * strokes: sharp changes from dark to bright and back, close together, of two brightnesses only, in bands that are
 * much wider than high.
 */
import { float32At } from '../domain/array-values.ts';
import type { Plane } from '../forensics/plane.ts';
import { sharp } from '../media/decode/strict-sharp.ts';
import { turnUpright } from '../media/decode/turn-upright.ts';
import { type Band, cellHeight, cellWidth, strokeBands } from './stroke-bands.ts';
import { sideMax } from './text-reading.ts';
import { twoTones } from './two-tones.ts';

/** Letters of about 8 to 40 pixels are found at this size; for larger ones it is halved twice. */
const pixelsMax = 1_000_000;
const halvings = 2;

/*
 * Chosen on 140 made images (screens, posters, captions on and over photos; JPEG 50 to 95), of which 97 % are seen;
 * of 388 real photos, some of which show text, 6 % are. Both numbers are from the data that the choice was made on.
 */
/** Of a band, in cells; `fill` is the share of its cells that have strokes. */
const line = { widthMin: 4, heightMin: 2, heightMax: 14, aspectMin: 2.5, fillMin: 0.55 };
const tones = { separationMin: 0.6, gapMin: 60 };
/** One long line is enough, or this many of any length: a fence gives one or two short ones. */
const longLineWidth = 12;
const linesMin = 3;

/** A grey PNG to read from, turned upright; undefined where there is probably nothing to read. */
export async function textImage(luminance: Plane, orientation: number): Promise<Buffer | undefined> {
  if (!textLikely(luminance, orientation)) return undefined;
  const { width, height, values } = luminance;
  const grey = sharp(Uint8ClampedArray.from(values), {
    raw: { width, height, channels: 1 },
    limitInputPixels: false,
  });
  return turnUpright(grey, orientation)
    .resize({ width: sideMax, height: sideMax, fit: 'inside', withoutEnlargement: true })
    .toColourspace('b-w')
    .png({ compressionLevel: 3 })
    .toBuffer();
}

/** Of an image as stored: an orientation of 5 to 8 lays its lines on their side. */
export function textLikely(luminance: Plane, orientation = 1): boolean {
  const pixels = luminance.width * luminance.height;
  const small = shrink(luminance, Math.ceil(Math.sqrt(pixels / pixelsMax)));
  let plane = orientation >= 5 ? onItsSide(small) : small;
  let found = 0;
  for (let step = 0; step <= halvings; step += 1) {
    for (const band of strokeBands(plane)) {
      if (!isLine(band, plane)) continue;
      found += 1;
      if (found >= linesMin || band.x1 - band.x0 >= longLineWidth) return true;
    }
    plane = shrink(plane, 2);
  }
  return false;
}

function isLine({ x0, y0, x1, y1, cells }: Band, plane: Plane): boolean {
  const [width, height] = [x1 - x0, y1 - y0];
  if (width < line.widthMin || height < line.heightMin || height > line.heightMax) return false;
  if (width * cellWidth < line.aspectMin * height * cellHeight) return false;
  if (cells < line.fillMin * width * height) return false;
  const { separation, gap } = twoTones(plane, {
    left: x0 * cellWidth,
    top: y0 * cellHeight,
    right: x1 * cellWidth,
    bottom: y1 * cellHeight,
  });
  return separation >= tones.separationMin && gap >= tones.gapMin;
}

/** Each pixel the mean of `factor` times `factor`. */
function shrink(plane: Plane, factor: number): Plane {
  if (factor <= 1) return plane;
  const width = Math.floor(plane.width / factor);
  const height = Math.floor(plane.height / factor);
  const values = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      for (let row = 0; row < factor; row += 1) {
        const first = (y * factor + row) * plane.width + x * factor;
        for (let column = 0; column < factor; column += 1) sum += float32At(plane.values, first + column);
      }
      values[y * width + x] = sum / (factor * factor);
    }
  }
  return { width, height, values };
}

/** Rows and columns changed over. Whether this also mirrors the letters makes no difference to the look of lines. */
function onItsSide({ width, height, values }: Plane): Plane {
  const turned = new Float32Array(values.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) turned[x * height + y] = float32At(values, y * width + x);
  }
  return { width: height, height: width, values: turned };
}
