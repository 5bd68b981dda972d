/**
 * Measures the whole method for images on the public images, on changed copies of them and on copied regions made
 * from their real photos, and writes docs/evaluation.md.
 *
 * npm run eval -- media --manifest F [--predictions OUT.jsonl] [--variants-every N] [--copy-moves N] [--jobs N]
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../src/config.ts';
import { runCopyMoves } from '../src/evaluation/copy-moves/run-copy-moves.ts';
import { count, told } from '../src/evaluation/figures/figure.ts';
import { keepMeasurement, measuredNow } from '../src/evaluation/figures/keep-measurement.ts';
import { measurementMarkdown } from '../src/evaluation/figures/measurement-markdown.ts';
import { type Variant, variants } from '../src/evaluation/media/make-variant.ts';
import { GoldMedia, MediaPrediction } from '../src/evaluation/media/media-rows.ts';
import { reportMedia } from '../src/evaluation/media/report-media.ts';
import { runMedia } from '../src/evaluation/media/run-media.ts';
import { scoreMedia } from '../src/evaluation/media/score-media.ts';
import { readRows } from '../src/evaluation/read-rows.ts';
import { openImages, openVideos } from '../src/wiring/media.ts';

const option = { type: 'string' } as const;
const { values } = parseArgs({
  options: {
    manifest: option,
    predictions: option,
    'copy-moves': option,
    'variants-every': option,
    jobs: option,
  },
});
const { manifest, predictions } = values;
if (!manifest) {
  process.stderr.write(
    'Usage: npm run eval -- media --manifest F [--predictions OUT] [--variants-every N] [--copy-moves N] [--jobs N]\n',
  );
  process.exit(2);
}
const jobs = Number(values.jobs ?? availableParallelism());
const tell = (message: string) => void process.stderr.write(`${message}\n`);
const scratch = await mkdtemp(join(tmpdir(), 'riscontro-eval-'));
const outPath = predictions ?? join(scratch, 'predictions.jsonl');
const config = readConfig({ OFFLINE: '1', DATA_DIR: scratch });
const images = await openImages(config, { processes: jobs });
const videos = await openVideos(config);
try {
  await runMedia(
    {
      manifestPath: manifest,
      outPath,
      jobs,
      variants: Object.keys(variants) as Variant[],
      variantsEvery: Number(values['variants-every'] ?? 1),
      maps: true,
      limits: config.limits,
    },
    {
      checkImage: images.examine,
      checkVideo: videos.examine,
      watcher: {
        checked(done, total, { id, error }) {
          if (error !== undefined && error >= 500) tell(`${id}: ${error}`);
          if (done % 200 === 0) tell(`${done} of ${total} files`);
        },
      },
    },
  );
  const gold = await readRows(manifest, GoldMedia);
  const scores = await scoreMedia(gold, await readRows(outPath, MediaPrediction), {
    manifest,
    answers: outPath,
  });
  const photos = gold.filter(({ kind, label }) => kind === 'image' && label === 'real');
  const copied = await runCopyMoves(
    photos.map(({ path, source }) => ({ path: join(dirname(manifest), path), source })),
    { count: Number(values['copy-moves'] ?? 360), jobs, scratch },
    { checkImage: images.examine, tell },
  );
  const every = Number(values['variants-every'] ?? 1);
  const measurement = measuredNow({
    command: `npm run eval -- media --manifest FOLDER/manifest.jsonl${every > 1 ? ` --variants-every ${every}` : ''}`,
    of: told`${count(gold.length)} files`,
    conditions: `${jobs} at once, no network, no detector installed`,
    ...(every > 1
      ? { remarks: `Copies were made of every ${every}th file (\`--variants-every ${every}\`).` }
      : {}),
    parts: [...reportMedia(scores), ...copied.report],
  });
  process.stdout.write(`${measurementMarkdown(measurement)}
`);
  keepMeasurement('evaluation', 'media', measurement);
} finally {
  await Promise.all([images.close(), videos.close()]);
  await rm(scratch, { recursive: true, force: true });
}
