/**
 * Trains the weights that tell that a claim is one of the known ones, and writes them.
 *
 * npm run train -- same-claim FOLDER [OUT.json]
 */
import { writeFileSync } from 'node:fs';
import { learnSameClaim, readLookups } from './learn-same-claim.ts';

const [data, out] = process.argv.slice(2);
if (!data) throw new Error('Usage: npm run train -- same-claim FOLDER [OUT.json]');
const shipped = new URL('../src/providers/judge/local/same-claim.json', import.meta.url);
writeFileSync(out ?? shipped, `${JSON.stringify(learnSameClaim(await readLookups(data)))}\n`);
