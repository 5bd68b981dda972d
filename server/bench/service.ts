/** The real service as `riscontro serve` runs it, with engines that answer at once. */
import { serve } from '../src/main.ts';
import { instantEngines } from '../test/support/engines.ts';

await serve({
  openEngines: async () => ({ engines: instantEngines, close: async () => undefined }),
  onListening: (port) => process.send?.({ port }),
});
