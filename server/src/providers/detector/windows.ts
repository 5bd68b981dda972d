/** Cuts an image into what a detector reads: the whole brought to its size, the middle, or tiles as they are. */
import { uint8At } from '../../domain/array-values.ts';
import type { Pixels } from '../../media/image.ts';
import type { DetectorDescription } from '../../models/detector-description.ts';
import { resizedTo } from './views.ts';

/** Images of exactly the model's size, three bytes a pixel; at least one. */
export async function windowsOf(
  pixels: Pixels,
  { size, fit }: Pick<DetectorDescription, 'size' | 'fit'>,
): Promise<Uint8Array[]> {
  const { width, height } = size;
  switch (fit.mode) {
    case 'squash':
      return [(await resizedTo(pixels, width, height, fit.kernel)).rgb];
    case 'shorter-side-and-centre-crop': {
      const factor = fit.shorterSide / Math.min(pixels.width, pixels.height);
      // A strip a hundred times longer than wide would grow without end; beyond this it is squeezed.
      const side = (length: number) => Math.max(1, Math.min(Math.round(length * factor), longestSide));
      const whole = await resizedTo(pixels, side(pixels.width), side(pixels.height), fit.kernel);
      const [left, top] = [(whole.width - width) / 2, (whole.height - height) / 2];
      return [cut(whole, Math.floor(left), Math.floor(top), size)];
    }
    case 'tiles': {
      const places = rows(pixels.height, height, fit.stride).flatMap((top) =>
        rows(pixels.width, width, fit.stride).map((left) => ({ left, top })),
      );
      return spread(places, fit.tilesMax).map(({ left, top }) => cut(pixels, left, top, size));
    }
  }
}

const longestSide = 16_384;

/** Where tiles begin along one side: every stride, and once more so that the far edge is not left out. */
function rows(length: number, tile: number, stride: number): number[] {
  const last = Math.max(0, length - tile);
  const count = Math.floor(last / stride) + 1;
  const begins = Array.from({ length: count }, (_, at) => at * stride);
  return begins.at(-1) === last ? begins : [...begins, last];
}

/** At most so many, evenly over the whole. */
function spread<T>(places: readonly T[], countMax: number): T[] {
  if (places.length <= countMax) return [...places];
  return Array.from({ length: countMax }, (_, at) => {
    const place = Math.floor(((at + 0.5) * places.length) / countMax);
    return places[place] as T;
  });
}

/** Where the image ends it is mirrored, as a smooth border tells a detector less than a sharp one. */
function cut(pixels: Pixels, left: number, top: number, size: { height: number; width: number }): Uint8Array {
  const out = new Uint8Array(size.width * size.height * 3);
  const columns = Array.from({ length: size.width }, (_, x) => mirrored(left + x, pixels.width) * 3);
  let to = 0;
  for (let y = 0; y < size.height; y += 1) {
    const row = mirrored(top + y, pixels.height) * pixels.width * 3;
    for (const column of columns) {
      out[to] = uint8At(pixels.rgb, row + column);
      out[to + 1] = uint8At(pixels.rgb, row + column + 1);
      out[to + 2] = uint8At(pixels.rgb, row + column + 2);
      to += 3;
    }
  }
  return out;
}

function mirrored(place: number, length: number): number {
  const turn = ((place % (2 * length)) + 2 * length) % (2 * length);
  return turn < length ? turn : 2 * length - 1 - turn;
}
