/** How much the points of a face tremble against each other, whatever the head and the camera do. */
import { numberAt } from '../domain/array-values.ts';
import type { FaceSample } from './face-sample.ts';
import { firmPoints, pointAt } from './face-shape.ts';
import { median } from './robust.ts';
import { tremblingOf } from './trembling.ts';

type Complex = readonly [real: number, imaginary: number];

/** As a standard deviation, in distances between the eyes. */
export function pointsTrembling(samples: readonly FaceSample[]): number {
  const first = samples[samples.length >> 1];
  if (!first) return Number.NaN;
  const times = samples.map(({ timeSeconds }) => timeSeconds);
  const model = centred(first.points);
  const aligned = samples.map(({ points }) => onto(model, centred(points)));
  const each = firmPoints.flatMap((_, point) =>
    [0, 1].map((axis) =>
      tremblingOf(
        times,
        aligned.map((points) => (points[point] as Complex)[axis as 0 | 1]),
      ),
    ),
  );
  return median(each.filter((value) => !Number.isNaN(value))) / first.shape.eyeDistance;
}

function centred(points: Float32Array): Complex[] {
  const firm = firmPoints.map((index) => pointAt(points, index));
  const [x, y] = [0, 1].map((axis) => firm.reduce((sum, point) => sum + numberAt(point, axis as 0 | 1), 0));
  return firm.map(([px, py]) => [px - (x as number) / firm.length, py - (y as number) / firm.length]);
}

/** Turned and scaled so that they lie on the model as well as they can: what is left is a change of the face itself. */
function onto(model: readonly Complex[], points: readonly Complex[]): Complex[] {
  let [real, imaginary, size] = [0, 0, 0];
  for (const [index, [x, y]] of points.entries()) {
    const [mx, my] = model[index] as Complex;
    real += mx * x + my * y;
    imaginary += my * x - mx * y;
    size += x * x + y * y;
  }
  const [a, b] = [real / Math.max(1e-6, size), imaginary / Math.max(1e-6, size)];
  return points.map(([x, y]) => [a * x - b * y, a * y + b * x]);
}
