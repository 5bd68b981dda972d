/** A compact part of a frame whose fine grain is unlike that of places as bright and as detailed. */
import type { Material } from '../material.ts';
import { isTooSmall, outlierRegion } from '../pixel/outlier-region.ts';
import { deviationsOf } from '../pixel/trace-deviations.ts';
import { blockDct, luminanceOf } from '../plane.ts';
import type { LookAtFrame } from './frame-finding.ts';

/** A frame has no file of its own. */
const noContainer: Material['container'] = { format: 'png', xmp: [], texts: [], comments: [] };

/** In deviations. Single frames of untouched videos reach it often: what counts is that it comes and goes. */
const limit = 4.5;

/** `strength`: 1 where it is found. */
export const foreignPart: LookAtFrame = ({ pixels }) => {
  const luminance = luminanceOf(pixels);
  const { width, height } = pixels;
  const material: Material = {
    image: { format: 'png', width, height, orientation: 1, pages: 1, hasAlpha: false, pixels, scale: 1 },
    container: noContainer,
    luminance,
    dct: blockDct(luminance),
  };
  if (isTooSmall(material)) return undefined;
  const { cells, far, ...rest } = deviationsOf(material);
  const region = outlierRegion({ cells, far, ...rest }, far.noise, limit);
  if (!region) return undefined;
  const mean = (of: (cell: number) => number) =>
    region.cells.reduce((sum, cell) => sum + of(cell), 0) / region.cells.length;
  return {
    place: [
      mean((cell) => cell % cells.width) / cells.width,
      mean((cell) => Math.floor(cell / cells.width)) / cells.height,
    ],
    strength: 1,
  };
};
