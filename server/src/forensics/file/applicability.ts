/** When the traces of compression and scaling can be looked for at all. */
import type { SignalMessage } from '../../domain/media-signal.ts';
import type { Material } from '../material.ts';

/** In pixels: below, there are too few blocks to say anything. */
const sideMin = 256;

/** Why not, or undefined. */
export function notApplicable({ image }: Material): SignalMessage<never> | undefined {
  if (image.scale !== 1) return { code: 'reduced' };
  if (Math.min(image.width, image.height) < sideMin) return { code: 'tooSmall' };
  return undefined;
}

/** Formats that keep every pixel as it was, and with it the traces of an earlier JPEG. */
export const isLossless = ({ image }: Material): boolean => ['png', 'bmp', 'tiff'].includes(image.format);
