/** Asks the landmark net for the 68 points of a face. */
import { float32At } from '../domain/array-values.ts';
import type { Pixels } from '../media/image.ts';
import type { Box } from './face.ts';
import { landmarkCount, landmarkInputSide, type OpenNet } from './face-nets.ts';
import { boxAround } from './face-shape.ts';
import { resample } from './resample.ts';

/** How much wider than the points the net sees: with this much its points tremble least (0.3 % of the eyes' distance). */
const margin = 1.1;

/** When the points lie this far off the place that was asked about, in parts of its size, they are looked for again. */
const offMiddleMax = 0.03;
const offSizeMax = 0.05;

/**
 * `place` is where a face was found or where its points were a moment ago. A crop that fits the points makes them
 * tremble half as much, so the net is asked again when the first one did not fit.
 */
export async function findPoints(net: OpenNet, pixels: Pixels, place: Box): Promise<Float32Array> {
  const first = await pointsIn(net, pixels, place);
  const around = boxAround(first);
  return fits(around, place) ? first : pointsIn(net, pixels, around);
}

function fits(points: Box, place: Box): boolean {
  const size = Math.max(place.width, place.height);
  const across = points.left + points.width / 2 - place.left - place.width / 2;
  const down = points.top + points.height / 2 - place.top - place.height / 2;
  return (
    Math.hypot(across, down) <= offMiddleMax * size &&
    Math.abs(Math.max(points.width, points.height) - size) <= offSizeMax * size
  );
}

async function pointsIn(net: OpenNet, pixels: Pixels, box: Box): Promise<Float32Array> {
  const side = margin * Math.max(box.width, box.height);
  const left = box.left + (box.width - side) / 2;
  const top = box.top + (box.height - side) / 2;
  const input = landmarkInputSide;
  const bytes = new Uint8Array(input * input * 3);
  const part = { left, top, width: side, height: side };
  resample(pixels, part, { bytes, width: input }, { left: 0, top: 0, width: input, height: input });
  const answer = await net.run(bytes, input, input);
  const points = new Float32Array(landmarkCount * 2);
  for (let at = 0; at < points.length; at += 2) {
    points[at] = left + float32At(answer, at) * side;
    points[at + 1] = top + float32At(answer, at + 1) * side;
  }
  return points;
}
