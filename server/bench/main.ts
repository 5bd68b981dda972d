/** `npm run bench -- NAME [--write]`: measures, prints, and with --write keeps the figures for docs/benchmarks.md. */
import { parseArgs } from 'node:util';
import { benchEvidenceIndex } from './evidence-index.ts';
import { benchExtract } from './extract.ts';
import { benchFairness } from './fairness.ts';
import { benchImage } from './image.ts';
import { benchImageIndex } from './image-index.ts';
import { benchIsolation } from './isolation.ts';
import { benchPages } from './pages.ts';
import { benchShell } from './shell.ts';
import { benchVideo } from './video.ts';
import { benchWikipedia } from './wikipedia.ts';

const benches: Record<string, (options: { write: boolean }) => Promise<void>> = {
  shell: benchShell,
  index: benchEvidenceIndex,
  extract: benchExtract,
  fairness: benchFairness,
  image: benchImage,
  isolation: benchIsolation,
  pages: benchPages,
  images: benchImageIndex,
  video: benchVideo,
  wikipedia: benchWikipedia,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean' } },
});
const bench = benches[positionals[0] ?? ''];
if (!bench) {
  console.error(`Usage: npm run bench -- ${Object.keys(benches).join('|')} [--write]`);
  process.exit(2);
}
await bench({ write: values.write ?? false });
