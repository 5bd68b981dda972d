/** Draw Things, the generator for Apple's devices. */

import { generationSettings } from './generation-settings.ts';
import type { Generator } from './generator.ts';
import { parseJsonObjects } from './parse-json.ts';

/**
 * Form: files of the program as quoted in cocktailpeanut/breadmachine issue 2: XMP with `CreatorTool`, WebUI's line of
 * settings in `dc:description`, and the same as JSON in `exif:UserComment`.
 */
export const drawThings: Generator = {
  name: 'Draw Things',
  isStructured: true,
  find({ programs, descriptions, userComments }) {
    if (!programs.includes('Draw Things')) return undefined;
    const settings = parseJsonObjects(userComments);
    const hasSettings = settings.some((json) => 'seed' in json && ('steps' in json || 'sampler' in json));
    return hasSettings || descriptions.some(generationSettings) ? 'whole' : undefined;
  },
};
