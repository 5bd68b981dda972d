/** When the traces of compression and scaling can be looked for at all. */
import type { Bilingual } from '@riscontro/contract';
import type { Material } from '../material.ts';

/** In pixels: below, there are too few blocks to say anything. */
const sideMin = 256;

const reasons = {
  small: {
    it: 'L’immagine è troppo piccola per questo esame.',
    en: 'The picture is too small for this examination.',
  },
  scaled: {
    it: 'L’immagine è molto grande ed è stata esaminata in misura ridotta, dove queste tracce non si conservano.',
    en: 'The picture is very large and was examined at a reduced size, which does not keep these traces.',
  },
} as const satisfies Record<string, Bilingual>;

/** Why not, or undefined. */
export function notApplicable({ image }: Material): Bilingual | undefined {
  if (image.scale !== 1) return reasons.scaled;
  if (Math.min(image.width, image.height) < sideMin) return reasons.small;
  return undefined;
}

/** Formats that keep every pixel as it was, and with it the traces of an earlier JPEG. */
export const isLossless = ({ image }: Material): boolean => ['png', 'bmp', 'tiff'].includes(image.format);
