/** The real service with its real methods, as `riscontro serve` runs it. */

import { serve } from '../src/main.ts';
import { openEngines } from '../src/wiring/engines.ts';

await serve({
  openEngines: openEngines,
  onListening: (port) => process.send?.({ port }),
});
