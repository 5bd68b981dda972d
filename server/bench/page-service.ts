/** The real service with engines that answer with the samples of the browser tests. */
import { serve } from '../src/main.ts';
import { sampleEngines } from '../test/browser/support/sample-engines.ts';

await serve({
  openEngines: async () => ({ engines: sampleEngines, close: async () => undefined }),
  onListening: (port) => process.send?.({ port }),
});
