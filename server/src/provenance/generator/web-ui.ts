/** Stable Diffusion WebUI, Forge, SD.Next, and the services and nodes that write the same line. */

import { generationSettings } from './generation-settings.ts';
import type { Generator } from './generator.ts';

/**
 * Form: AUTOMATIC1111/stable-diffusion-webui, modules/images.py (PNG text `parameters`; UserComment of EXIF in JPEG,
 * WebP and AVIF; the comment of GIF) and modules/processing.py (settings of masks).
 */
export const webUi: Generator = {
  name: 'Stable Diffusion WebUI',
  isStructured: true,
  find({ texts, exif, userComments, comments }) {
    const places = [
      ...texts('parameters'),
      ...userComments,
      ...comments,
      ...(exif.imageDescription ? [exif.imageDescription] : []),
      ...(exif.windowsComment ? [exif.windowsComment] : []),
    ];
    for (const place of places) {
      const settings = generationSettings(place);
      if (settings) return masks.some((name) => settings.has(name)) ? 'part' : 'whole';
    }
    return undefined;
  },
};

/** Written only where a mask kept a part of the given image. */
const masks = ['mask blur', 'inpaint area', 'masked area padding'];
