/** How far a part of an image consists of two brightnesses, as ink and paper do (Otsu's method). */
import { float32At, float64At } from '../domain/array-values.ts';
import type { Plane } from '../forensics/plane.ts';

export interface Area {
  readonly left: number;
  readonly top: number;
  /** Outside, like `bottom`. */
  readonly right: number;
  readonly bottom: number;
}

const bins = 32;
const binWidth = 256 / bins;

/** `separation`: the share of all variance that the two tones explain, 0 to 1. `gap`: how far apart they are, 0 to 255. */
export function twoTones({ width, values }: Plane, area: Area): { separation: number; gap: number } {
  const histogram = new Float64Array(bins);
  for (let y = area.top; y < area.bottom; y += 1) {
    for (let x = area.left; x < area.right; x += 1) {
      const bin = Math.min(bins - 1, Math.max(0, Math.floor(float32At(values, y * width + x) / binWidth)));
      histogram[bin] = float64At(histogram, bin) + 1;
    }
  }
  const count = histogram.reduce((sum, share) => sum + share, 0);
  const total = histogram.reduce((sum, share, bin) => sum + share * bin, 0);
  const squares = histogram.reduce((sum, share, bin) => sum + share * bin * bin, 0);
  let [best, gap, below, sumBelow] = [0, 0, 0, 0];
  histogram.forEach((share, bin) => {
    below += share;
    sumBelow += share * bin;
    const above = count - below;
    if (below === 0 || above === 0) return;
    const difference = (total - sumBelow) / above - sumBelow / below;
    const between = below * above * difference * difference;
    if (between > best) [best, gap] = [between, difference];
  });
  const variance = count * squares - total * total;
  return { separation: variance > 0 ? best / variance : 0, gap: gap * binWidth };
}
