/** The orientation of a keypoint (Lowe, 2004): in which direction a place points, so that it can be compared with a turned copy of itself. */
import { float32At, float64At } from '../../domain/array-values.ts';
import type { Plane } from '../plane.ts';

const bins = 36;
/** Of the strongest: a second direction nearly as strong gives a second keypoint. */
const secondPeak = 0.8;

/** One or two angles, the strongest first. */
export function orientationsAt(plane: Plane, x: number, y: number, sigma: number): number[] {
  const smooth = smoothed(smoothed(histogramAt(plane, x, y, sigma * 1.5)));
  const peaks: { angle: number; height: number }[] = [];
  for (let bin = 0; bin < bins; bin += 1) {
    const height = float64At(smooth, bin);
    const before = float64At(smooth, (bin + bins - 1) % bins);
    const after = float64At(smooth, (bin + 1) % bins);
    if (height <= before || height < after) continue;
    const offset = (before - after) / (2 * (before + after - 2 * height));
    peaks.push({ angle: ((bin + offset) * 2 * Math.PI) / bins, height });
  }
  peaks.sort((a, b) => b.height - a.height);
  const [first] = peaks;
  if (!first) return [];
  return peaks
    .slice(0, 2)
    .filter(({ height }) => height >= secondPeak * first.height)
    .map(({ angle }) => angle);
}

function histogramAt({ width, height, values }: Plane, x: number, y: number, sigma: number): Float64Array {
  const histogram = new Float64Array(bins);
  const reach = Math.round(2.5 * sigma);
  const [middleX, middleY] = [Math.round(x), Math.round(y)];
  const left = Math.max(1, middleX - reach);
  const right = Math.min(width - 2, middleX + reach);
  const bottom = Math.min(height - 2, middleY + reach);
  for (let row = Math.max(1, middleY - reach); row <= bottom; row += 1) {
    for (let column = left; column <= right; column += 1) {
      const distance = (column - x) ** 2 + (row - y) ** 2;
      if (distance > reach * reach) continue;
      const at = row * width + column;
      const dx = float32At(values, at + 1) - float32At(values, at - 1);
      const dy = float32At(values, at + width) - float32At(values, at - width);
      const weight = Math.sqrt(dx * dx + dy * dy) * Math.exp(-distance / (2 * sigma * sigma));
      const bin = Math.round((Math.atan2(dy, dx) * bins) / (2 * Math.PI) + bins) % bins;
      histogram[bin] = float64At(histogram, bin) + weight;
    }
  }
  return histogram;
}

function smoothed(histogram: Float64Array): Float64Array {
  return histogram.map((value, bin) => {
    const before = float64At(histogram, (bin + bins - 1) % bins);
    const after = float64At(histogram, (bin + 1) % bins);
    return 0.25 * before + 0.5 * value + 0.25 * after;
  });
}
