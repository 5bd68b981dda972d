/** Run lengths of BMP with 4 and 8 bits a pixel, to one byte a pixel. */
import { ImageRefused } from '../../media-refused.ts';
import type { BmpHeader } from './bmp-header.ts';

/** Rows from the bottom, as in the file. Pixels that are skipped are of the first colour. */
export function unpackRuns(view: Buffer, { width, height, compression, pixelsAt }: BmpHeader): Uint8Array {
  const indices = new Uint8Array(width * height);
  const isHalf = compression === 'rle4';
  let [x, y, at] = [0, 0, pixelsAt];
  const put = (index: number) => {
    // Half bytes come in pairs, of which the second may be too many at the end of a row.
    if (x > width || (x === width && !isHalf)) throw new ImageRefused('damaged');
    if (x < width) indices[y * width + x] = index;
    x += 1;
  };
  const next = () => {
    const value = view[at];
    if (value === undefined) throw new ImageRefused('truncated');
    at += 1;
    return value;
  };
  const half = (value: number, place: number) => (place % 2 === 0 ? value >> 4 : value & 15);

  // What lies beyond the last row is not looked at: every turn reads at least two bytes, so the file bounds the work.
  while (y < height) {
    const count = next();
    const value = next();
    if (count > 0) {
      for (let place = 0; place < count; place += 1) put(isHalf ? half(value, place) : value);
    } else if (value === 0) {
      [x, y] = [0, y + 1];
    } else if (value === 1) {
      break;
    } else if (value === 2) {
      x += next();
      y += next();
    } else {
      const first = at;
      let held = 0;
      for (let place = 0; place < value; place += 1) {
        if (!isHalf || place % 2 === 0) held = next();
        put(isHalf ? half(held, place) : held);
      }
      // Literal runs are filled up to whole words.
      at += (at - first) % 2;
    }
  }
  return indices;
}
