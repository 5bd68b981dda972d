/** The real service with its real methods, as `riscontro serve` runs it. */
import { openEngines } from '../src/engines.ts';
import { serve } from '../src/main.ts';

await serve({
  openEngines: openEngines,
  onListening: (port) => process.send?.({ port }),
});
