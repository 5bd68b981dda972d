/**
 * Measures how well a video is found again by its frames after what happens to videos on the web, and writes
 * docs/evaluation.md. The videos are made here; with a manifest, those that it names take part.
 *
 * npm run eval -- videos [--manifest F] [--seeds N]
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { addLogo, cropSides, letterbox, mirror } from '../made-clips/change-look.ts';
import { decodeClip } from '../made-clips/decode-clip.ts';
import { type EncodeOptions, encodeClip } from '../made-clips/encode-clip.ts';
import { messengerEncoding, platformEncoding } from '../made-clips/make-clip.ts';
import { sceneNames } from '../made-clips/scenes.ts';
import type { Take } from '../made-clips/take.ts';
import { videoScene } from '../made-clips/video-scene.ts';
import type { Told } from '../src/domain/measurement.ts';
import { count, told } from '../src/evaluation/figures/figure.ts';
import { keepMeasurement, measuredNow } from '../src/evaluation/figures/keep-measurement.ts';
import { measurementMarkdown } from '../src/evaluation/figures/measurement-markdown.ts';
import { MediaRow } from '../src/evaluation/media/media-rows.ts';
import { readRows } from '../src/evaluation/read-rows.ts';
import { openVideo } from '../src/media/video/open-video.ts';
import { lookUpImage, lookUpVideo } from '../src/pipelines/media/local-lookup.ts';
import { imageHashes } from '../src/similarity/image-hashes.ts';
import { createMediaHasher } from '../src/similarity/media-hasher.ts';
import { openImageIndex } from '../src/similarity/open-image-index.ts';
import { framesOf, type VideoHashes } from '../src/similarity/video-hashes.ts';

const option = { type: 'string' } as const;
const { values } = parseArgs({ options: { manifest: option, seeds: option } });
const seeds = Number(values.seeds ?? 3);
const seconds = 5;

interface Video {
  readonly name: string;
  /** Absent: it is made here. */
  readonly bytes?: Uint8Array;
  take(): Promise<Take>;
}

const addressOf = ({ name }: Video) => `https://films.example/${encodeURIComponent(name)}`;

const half = (take: Take): Take => {
  const { frames } = take;
  return { ...take, frames: frames.slice(frames.length / 4, (frames.length * 3) / 4) };
};

const changes: Readonly<Record<string, (take: Take) => Promise<Uint8Array>>> = {
  'compressed again, as a messenger does': (take) => encodeClip(take, messengerEncoding),
  'another codec, as a platform does': (take) => encodeClip(take, platformEncoding),
  'half of the size': async (take) => {
    const size = { width: even(take.width / 2), height: even(take.height / 2) };
    return encodeClip(await decodeClip(await encodeClip(take, fine), size));
  },
  'black bars above and below': (take) => encodeClip(letterbox(take, 0.17)),
  'cropped, 5 % of each side': (take) => encodeClip(cropSides(take, 0.05)),
  'cropped, 5 % of the width and of the height': (take) => encodeClip(cropSides(take, 0.025)),
  mirrored: (take) => encodeClip(mirror(take)),
  'cut to its middle half': (take) => encodeClip(half(take)),
  'logo in a corner': (take) => encodeClip(addLogo(take, 0.12)),
};

const fine: EncodeOptions = { crf: 12 };
const even = (value: number) => 2 * Math.round(value / 2);

const scratch = await mkdtemp(join(tmpdir(), 'riscontro-films-'));
const hasher = createMediaHasher({
  processes: availableParallelism(),
  imageBytesMax: 0,
  videoBytesMax: 200 * 1024 * 1024,
});
const index = await openImageIndex({ dataDir: scratch, databaseUrl: undefined });
try {
  const videos = [...madeVideos(), ...(await realVideos(values.manifest))];
  for (const video of videos) await remember(video);
  const rows: Told[][] = [];
  const wrong: string[] = [];
  let pairs = 0;
  for (const [change, make] of Object.entries(changes)) {
    const counts = { found: 0, identical: 0, similar: 0, partial: 0 };
    for (const video of videos) {
      const found = (await lookUpVideo(await hashesOf(await make(await video.take())))?.(index.search)) ?? [];
      const own = found.find(({ image }) => image.url === addressOf(video));
      if (own) {
        counts.found += 1;
        counts[own.kind] += 1;
      } else process.stderr.write(`${video.name} is not found\n`);
      pairs += videos.length - 1;
      for (const { image } of found)
        if (image.url !== addressOf(video)) wrong.push(`${video.name} ${image.url}`);
    }
    const { found, identical, similar, partial } = counts;
    rows.push([
      change,
      told`${count(found)} of ${count(videos.length)}`,
      count(identical),
      count(similar),
      count(partial),
    ]);
    process.stderr.write(`${change}: ${found} of ${videos.length}\n`);
  }
  const photos = await framesFound(videos);
  const made = videos.filter(({ bytes }) => !bytes).length;
  const measurement = measuredNow({
    command: `npm run eval -- videos${values.manifest ? ' --manifest FOLDER/manifest.jsonl' : ''}`,
    of: told`${count(made)} made videos of ${count(sceneNames.length)} scenes, ${count(seconds)} s each, and ${count(videos.length - made)} real ones`,
    parts: [
      { columns: ['change', 'found', '`identical`', '`similar`', '`partial`'], rows },
      {
        sentence: told`A photo of one frame finds its video: ${count(photos)} of ${count(videos.length)}. False matches: ${count(wrong.length)} in ${count(pairs)} pairs of different videos${wrong.length > 0 ? ` (${wrong.join('; ')})` : ''}.`,
      },
    ],
  });
  process.stdout.write(`${measurementMarkdown(measurement)}
`);
  keepMeasurement('evaluation', 'videos', measurement);
} finally {
  await Promise.all([hasher.close(), index.close()]);
  await rm(scratch, { recursive: true, force: true });
}

function* madeVideos(): Generator<Video> {
  for (const scene of sceneNames) {
    for (let seed = 1; seed <= seeds; seed += 1) {
      const take = () => videoScene({ scene, seed, seconds, sound: false });
      yield { name: `${scene} ${seed}`, take: async () => take() };
    }
  }
}

async function realVideos(manifest: string | undefined): Promise<Video[]> {
  if (manifest === undefined) return [];
  const rows = (await readRows(manifest, MediaRow)).filter(({ kind }) => kind === 'video');
  return Promise.all(
    rows.map(async ({ id, path }) => {
      const bytes = await readFile(join(dirname(manifest), path));
      return { name: id, bytes, take: () => smallTake(bytes) };
    }),
  );
}

/** What somebody has who copies it: not much larger than a screen of a phone. */
async function smallTake(bytes: Uint8Array): Promise<Take> {
  const { width, height } = sizeOf(bytes);
  const scale = Math.min(1, 480 / Math.max(width, height));
  const size = { width: even(width * scale), height: even(height * scale) };
  const { sound: _, ...images } = await decodeClip(bytes, size);
  return images;
}

function sizeOf(bytes: Uint8Array): { width: number; height: number } {
  const video = openVideo(Buffer.from(bytes));
  try {
    return video.facts;
  } finally {
    video.close();
  }
}

async function remember(video: Video): Promise<void> {
  const bytes = video.bytes ?? (await encodeClip(await video.take()));
  const { stored } = await hashesOf(bytes);
  const url = addressOf(video);
  const frames = framesOf(stored);
  await index.add([{ id: url, url, title: video.name, origin: 'importata', hashes: stored, frames }]);
}

async function hashesOf(bytes: Uint8Array): Promise<VideoHashes> {
  const path = join(scratch, 'video');
  await writeFile(path, bytes);
  const found = await hasher.hashFile(path);
  if (!('video' in found)) throw new Error(JSON.stringify(found));
  return found.video;
}

/** In grey, which changes nothing about its hash. */
async function framesFound(videos: readonly Video[]): Promise<number> {
  let found = 0;
  for (const video of videos) {
    const { width, height, frames } = await video.take();
    const frame = frames[Math.floor(frames.length * 0.37)] ?? new Uint8Array();
    const rgb = new Uint8Array(width * height * 3);
    for (let at = 0; at < width * height; at += 1) rgb.fill(frame[at] ?? 0, at * 3, at * 3 + 3);
    const matches = (await lookUpImage(imageHashes({ width, height, rgb }))?.(index.search)) ?? [];
    if (matches.some(({ image }) => image.url === addressOf(video))) found += 1;
    else process.stderr.write(`${video.name} is not found by a photo\n`);
  }
  return found;
}
