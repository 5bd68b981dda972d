/** How well a heat map points at the manipulated region. */
import sharp from 'sharp';

const gridMax = 512;

/**
 * The chance that a manipulated pixel is brighter in the map than another one, on a grid of at most 512 points a side;
 * undefined when the mask is all one.
 */
export async function pixelAuc(maskPath: string, heatPath: string): Promise<number | undefined> {
  const [mask, heat] = await Promise.all([maskPath, heatPath].map(grey));
  if (!mask || !heat) return undefined;
  const [wide, high] = [Math.min(gridMax, mask.width), Math.min(gridMax, mask.height)];
  const inside = new Float64Array(256);
  const outside = new Float64Array(256);
  for (let y = 0; y < high; y += 1) {
    for (let x = 0; x < wide; x += 1) {
      const counts = valueAt(mask, x, y, wide, high) > 127 ? inside : outside;
      const value = valueAt(heat, x, y, wide, high);
      counts[value] = (counts[value] ?? 0) + 1;
    }
  }
  return auc(inside, outside);
}

interface Grey {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

async function grey(path: string): Promise<Grey> {
  const { data, info } = await sharp(path)
    .flatten({ background: '#000' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const values = info.channels === 1 ? data : data.filter((_, at) => at % info.channels === 0);
  return { width: info.width, height: info.height, data: values };
}

function valueAt({ width, height, data }: Grey, x: number, y: number, wide: number, high: number): number {
  return data[Math.floor((y * height) / high) * width + Math.floor((x * width) / wide)] ?? 0;
}

function auc(inside: Float64Array, outside: Float64Array): number | undefined {
  const sum = (counts: Float64Array) => counts.reduce((total, count) => total + count, 0);
  const pairs = sum(inside) * sum(outside);
  if (pairs === 0) return undefined;
  let below = 0;
  let won = 0;
  for (let value = 0; value < 256; value += 1) {
    won += (inside[value] ?? 0) * (below + (outside[value] ?? 0) / 2);
    below += outside[value] ?? 0;
  }
  return won / pairs;
}
