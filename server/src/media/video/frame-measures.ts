/**
 * Three numbers about the finest detail of a frame, from its luminance in full size: noise, sharpness, block borders.
 *
 * They are read from patches of 16 × 16 pixels on a grid that is the same for every frame of a video, so that a frame
 * in 1080p costs well below a millisecond and neighbouring frames can be compared.
 *
 * - noise: for each patch the mean of |p ∗ [1 −2 1; −2 4 −2; 1 −2 1]| × √(π/2) / 6, which is the standard deviation of
 *   white noise and blind to slopes and straight edges; of all patches that are neither black nor burnt out the lower
 *   third part, where the scene itself is smooth.
 * - sharpness: for each patch the variance of the Laplacian (4p minus its four neighbours); the mean over the upper
 *   quarter, where the scene has texture.
 * - blockiness: mean step between neighbours across the borders of 8 × 8 blocks over the mean step elsewhere.
 */
import { uint8At } from '../../domain/array-values.ts';

export interface FrameMeasures {
  readonly noise: number;
  readonly sharpness: number;
  readonly blockiness: number;
}

export interface MeasuredPlane {
  readonly bytes: Uint8Array;
  readonly stride: number;
  readonly width: number;
  readonly height: number;
}

const patchSide = 16;
/** 20 × 11 patches are 3 % of a frame in 1080p. */
const acrossMax = 20;
const downMax = 11;
/** Mean luminance of a patch that says something about noise. */
const darkest = 20;
const brightest = 235;
const noiseQuantile = 1 / 3;
const texturedShare = 1 / 4;
/** Grey levels; keeps flat frames from dividing by nothing. */
const stepFloor = 0.25;

export function measureFrame(plane: MeasuredPlane): FrameMeasures {
  const columns = places(plane.width, acrossMax);
  const rows = places(plane.height, downMax);
  const noises: number[] = [];
  const details: number[] = [];
  const steps = { border: 0, borders: 0, inner: 0, inners: 0 };
  for (const top of rows) {
    for (const left of columns) {
      const patch = measurePatch(plane, left, top, steps);
      details.push(patch.detail);
      if (patch.mean >= darkest && patch.mean <= brightest) noises.push(patch.noise);
    }
  }
  noises.sort((a, b) => a - b);
  details.sort((a, b) => b - a);
  const textured = details.slice(0, Math.max(1, Math.ceil(details.length * texturedShare)));
  return {
    noise: noises[Math.floor(noises.length * noiseQuantile)] ?? 0,
    sharpness: details.length === 0 ? 0 : textured.reduce((sum, one) => sum + one, 0) / textured.length,
    blockiness:
      steps.borders === 0
        ? 1
        : (steps.border / steps.borders + stepFloor) / (steps.inner / steps.inners + stepFloor),
  };
}

/** Where patches begin: multiples of 8 with a pixel to spare on each side, spread evenly. */
function places(side: number, countMax: number): number[] {
  const last = Math.floor((side - patchSide - 1) / 8);
  const count = Math.min(countMax, Math.floor(last / 2));
  if (count < 1) return last >= 1 ? [8] : [];
  const found = Array.from(
    { length: count },
    (_, at) => 8 * (1 + Math.floor((at * (last - 1)) / Math.max(1, count - 1))),
  );
  return [...new Set(found)];
}

interface Steps {
  border: number;
  borders: number;
  inner: number;
  inners: number;
}

function measurePatch(
  { bytes, stride }: MeasuredPlane,
  left: number,
  top: number,
  steps: Steps,
): { mean: number; noise: number; detail: number } {
  let total = 0;
  let noise = 0;
  let laplacians = 0;
  let squares = 0;
  let border = 0;
  let inner = 0;
  for (let y = 0; y < patchSide; y += 1) {
    const row = (top + y) * stride + left;
    const isBorderRow = (y & 7) === 0;
    for (let x = 0; x < patchSide; x += 1) {
      const at = row + x;
      const here = uint8At(bytes, at);
      const before = uint8At(bytes, at - 1);
      const after = uint8At(bytes, at + 1);
      const above = uint8At(bytes, at - stride);
      const below = uint8At(bytes, at + stride);
      const diagonals =
        uint8At(bytes, at - stride - 1) +
        uint8At(bytes, at - stride + 1) +
        uint8At(bytes, at + stride - 1) +
        uint8At(bytes, at + stride + 1);
      const cross = before + after + above + below;
      const fine = 4 * here - 2 * cross + diagonals;
      const laplacian = 4 * here - cross;
      total += here;
      noise += fine < 0 ? -fine : fine;
      laplacians += laplacian;
      squares += laplacian * laplacian;
      const across = here < before ? before - here : here - before;
      const down = here < above ? above - here : here - above;
      if ((x & 7) === 0) border += across;
      else inner += across;
      if (isBorderRow) border += down;
      else inner += down;
    }
  }
  const count = patchSide * patchSide;
  steps.border += border;
  steps.borders += count / 4;
  steps.inner += inner;
  steps.inners += (count * 7) / 4;
  return {
    mean: total / count,
    noise: (noise / count) * (Math.sqrt(Math.PI / 2) / 6),
    detail: squares / count - (laplacians / count) ** 2,
  };
}
