/** What the analyses of a picture have in common, prepared once, and the shape of what they answer. */
import type { PictureSignal } from '../domain/media-signal.ts';
import type { Container } from '../media/containers/container.ts';
import type { Heat } from '../media/heat.ts';
import type { Picture } from '../media/picture.ts';
import { type BlockDct, blockDct, luminanceOf, type Plane } from './plane.ts';

export interface Material {
  readonly picture: Picture;
  readonly container: Container;
  /** Of `picture.pixels`. */
  readonly luminance: Plane;
  /** Of the luminance, on the grid that begins in the corner. */
  readonly dct: BlockDct;
}

export type { Heat };

export interface Reading {
  readonly signal: PictureSignal;
  /** Where a person should look. */
  readonly heat?: Heat;
}

/** Pure: the same picture gives the same reading. Bounded in time by the size of the picture, never throws for its content. */
export type Analysis = (material: Material) => Reading;

export function prepareMaterial(picture: Picture, container: Container): Material {
  const luminance = luminanceOf(picture.pixels);
  return { picture, container, luminance, dct: blockDct(luminance) };
}
