/**
 * Measures how well an image is found again after what happens to images on the web, and writes docs/evaluation.md.
 *
 * npm run eval -- images --manifest F [--every N]
 */
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { count, told } from '../src/evaluation/figures/figure.ts';
import { keepMeasurement, measuredNow } from '../src/evaluation/figures/keep-measurement.ts';
import { measurementMarkdown } from '../src/evaluation/figures/measurement-markdown.ts';
import { GoldMedia } from '../src/evaluation/media/media-rows.ts';
import { readRows } from '../src/evaluation/read-rows.ts';
import { measureRobustness } from '../src/evaluation/similarity/measure-robustness.ts';
import { reportRobustness } from '../src/evaluation/similarity/report-robustness.ts';
import { decodeImage } from '../src/media/decode/decode-image.ts';
import { imageHashes } from '../src/similarity/image-hashes.ts';

const option = { type: 'string' } as const;
const { values } = parseArgs({ options: { manifest: option, every: option } });
const { manifest } = values;
if (!manifest) {
  process.stderr.write('Usage: npm run eval -- pictures --manifest F [--every N]\n');
  process.exit(2);
}
const every = Number(values.every ?? 1);
const gold = await readRows(manifest, GoldMedia);
const photos = gold
  .filter(({ kind, label }) => kind === 'image' && (label === 'real' || label === 'ai'))
  .filter((_, at) => at % every === 0);
const decode = async (bytes: Uint8Array) => (await decodeImage(bytes)).pixels;
const measured = await measureRobustness(
  photos.map(({ id, path }) => ({
    id,
    read: async () => decode(await readFile(join(dirname(manifest), path))),
  })),
  { hashesOf: imageHashes, decode },
);
const which = every === 1 ? '' : `, every ${every}th of the set`;
const measurement = measuredNow({
  command: `npm run eval -- images --manifest FOLDER/manifest.jsonl${every === 1 ? '' : ` --every ${every}`}`,
  of: told`${count(photos.length)} pictures${which}`,
  parts: reportRobustness(measured),
});
process.stdout.write(`${measurementMarkdown(measurement)}
`);
keepMeasurement('evaluation', 'robustness', measurement);
