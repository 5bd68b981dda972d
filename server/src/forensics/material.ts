/** What the analyses of an image have in common, prepared once, and the shape of what they answer. */
import type { ImageMethod, MediaSignal } from '../domain/media-signal.ts';
import type { Container } from '../media/containers/container.ts';
import type { Heat } from '../media/heat.ts';
import type { Image } from '../media/image.ts';
import { type BlockDct, blockDct, luminanceOf, type Plane } from './plane.ts';

export interface Material {
  readonly image: Image;
  readonly container: Container;
  /** Of `image.pixels`. */
  readonly luminance: Plane;
  /** Of the luminance, on the grid that begins in the corner. */
  readonly dct: BlockDct;
}

export type { Heat };

export interface Reading<M extends ImageMethod = ImageMethod> {
  readonly signal: MediaSignal<M>;
  /** Where a person should look. */
  readonly heat?: Heat;
}

/** Pure: the same image gives the same reading. Bounded in time by the size of the image, never throws for its content. */
export type Analysis<M extends ImageMethod = ImageMethod> = (material: Material) => Reading<M>;

export function prepareMaterial(image: Image, container: Container): Material {
  const luminance = luminanceOf(image.pixels);
  return { image, container, luminance, dct: blockDct(luminance) };
}
