/** What the analyses of an image have in common, prepared once, and the shape of what they answer. */
import type { MethodDescriptor } from '../domain/media-method.ts';
import type { MediaMethod, MediaSignal } from '../domain/media-signal.ts';
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

export interface Reading<M extends MediaMethod = MediaMethod> {
  readonly signal: MediaSignal<M>;
  /** Where a person should look. */
  readonly heat?: Heat;
}

/** A method that looks at an image's file or pixels. */
export interface ImageAnalysis<M extends MediaMethod = MediaMethod> extends MethodDescriptor<M> {
  /** The step of the examination that it is part of. */
  readonly phase: 'compression' | 'pixels' | 'copies';
  /** Pure: the same image gives the same reading. Bounded in time by the size of the image, never throws for its content. */
  readonly analyse: (material: Material) => Reading<M>;
  /** How much its heat counts where all maps are laid into one; without it, it does not. */
  readonly mapWeight?: number;
}

export function prepareMaterial(image: Image, container: Container): Material {
  const luminance = luminanceOf(image.pixels);
  return { image, container, luminance, dct: blockDct(luminance) };
}
