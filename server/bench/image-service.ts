/** The real service with its real method for images, and nothing else. */
import { openImages } from '../src/images.ts';
import { serve } from '../src/main.ts';

await serve({
  async openEngines(config) {
    const images = await openImages(config);
    return { engines: { immagine: images.engine }, close: () => images.close() };
  },
  onListening: (port) => process.send?.({ port }),
});
