/** The real service with its real method for images, and nothing else. */

import { serve } from '../src/main.ts';
import { openImages } from '../src/wiring/media.ts';

await serve({
  async openEngines(config) {
    const images = await openImages(config);
    return { engines: { image: images.engine }, close: () => images.close() };
  },
  onListening: (port) => process.send?.({ port }),
});
