/**
 * Images: how long a photo of 12 megapixels takes on one core and how much memory, what eight of them at once do to
 * the other answers, and the same steps with the usual command-line tools where they are installed.
 */

import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { MeasuredTable, Told } from '../src/domain/measurement.ts';
import { count, fixed } from '../src/evaluation/figures/figure.ts';
import { createImageExaminer } from '../src/examination/image/image-examiner.ts';
import { openStore } from '../src/store/open-store.ts';
import { addKeys, sqliteFiller } from './fill.ts';
import { quantile } from './quantile.ts';
import { reportBench } from './report.ts';
import { startServer } from './servers.ts';
import { syntheticPhoto } from './synthetic-photo.ts';

const run = promisify(execFile);
const photoCount = 5;
const rounds = 4;
const atOnce = 8;
const quietSeconds = 3;

export async function benchImage({ write }: { write: boolean }): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'riscontro-bench-'));
  try {
    const photos: string[] = [];
    for (let seed = 1; seed <= photoCount; seed += 1) {
      const path = join(folder, `photo-${seed}.jpg`);
      await writeFile(path, await syntheticPhoto(4_000, 3_000, seed));
      photos.push(path);
    }
    const parts = [await oneByOne(photos), await together(photos, folder), await otherTools(photos, folder)];
    reportBench(
      'image',
      parts.filter(({ rows }) => rows.length > 0),
      { write },
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function oneByOne(photos: readonly string[]): Promise<MeasuredTable> {
  const examiner = createImageExaminer({ processes: 1, trustAnchors: '' });
  const { signal } = new AbortController();
  const wall: number[] = [];
  let peakMb = Number.NaN;
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const photo of photos) {
        const startMs = performance.now();
        await examiner.examineFile(photo, { signal });
        // The first round warms up.
        if (round > 0) wall.push(performance.now() - startMs);
      }
    }
    peakMb = await peakOfChildren();
  } finally {
    await examiner.close();
  }
  return {
    key: 'examination',
    columns: [
      `${photos.length} photos of 12 megapixels, ${rounds - 1} times, one process`,
      { key: 'p50', heading: 'p50, ms' },
      'p95, ms (aim ≤ 3,000)',
      'peak memory, MB (aim ≤ 600)',
    ],
    rows: [['whole examination', count(quantile(wall, 0.5)), count(quantile(wall, 0.95)), count(peakMb)]],
  };
}

/** Uploads at once to the real service, and meanwhile the answers to an ordinary question. */
async function together(photos: readonly string[], folder: string): Promise<MeasuredTable> {
  const dataDir = await mkdtemp(join(folder, 'data-'));
  await (await openStore({ dataDir, databaseUrl: undefined }, { server: true })).close();
  const filler = sqliteFiller(dataDir);
  const [key = ''] = await addKeys(filler, 1);
  await filler.close();
  const server = await startServer('./image-service.ts', {
    DATA_DIR: dataDir,
    OFFLINE: '1',
    KNOWLEDGE: 'off',
  });
  try {
    const ask = () =>
      timed(() => expectOk(fetch(`${server.url}/api/v1/usage`, { headers: { 'x-api-key': key } })));
    const send = async (at: number) => {
      // A few bytes after the end make each of them a file of its own.
      const bytes = await readFile(photos[at % photos.length] ?? '');
      const form = new FormData();
      form.set('file', new Blob([bytes, Buffer.alloc(at + 1)]), 'photo.jpg');
      const headers = { 'x-api-key': key };
      return expectOk(fetch(`${server.url}/api/v1/verify-image`, { method: 'POST', headers, body: form }));
    };
    const quiet: number[] = [];
    const until = performance.now() + quietSeconds * 1000;
    while (performance.now() < until) quiet.push(await ask());
    const startMs = performance.now();
    let isDone = false;
    const all = Promise.all(Array.from({ length: atOnce }, (_, at) => send(at))).finally(() => {
      isDone = true;
    });
    const busy: number[] = [];
    while (!isDone) busy.push(await ask());
    await all;
    const seconds = (performance.now() - startMs) / 1000;
    return {
      columns: ['other answers (GET /usage)', 'p50, ms', 'p95, ms (aim ≤ 50)', 'all eight answered after, s'],
      rows: [
        ['quiet service', fixed(quantile(quiet, 0.5), 1), fixed(quantile(quiet, 0.95), 1), ''],
        [
          `${atOnce} photos of 12 megapixels at once`,
          fixed(quantile(busy, 0.5), 1),
          fixed(quantile(busy, 0.95), 1),
          fixed(seconds, 1),
        ],
      ],
    };
  } finally {
    await server.stop();
  }
}

/** Single steps of the examination as one would do them by hand; in the same run, because machines differ. */
async function otherTools(photos: readonly string[], folder: string): Promise<MeasuredTable> {
  const photo = photos[0] ?? '';
  const out = join(folder, 'out.png');
  const errorLevel = `
import sys, numpy as np, io
from PIL import Image
a = Image.open(sys.argv[1]).convert('RGB'); b = io.BytesIO(); a.save(b, 'JPEG', quality=90)
d = np.abs(np.asarray(a, np.int16) - np.asarray(Image.open(b), np.int16)).max(2)
Image.fromarray(np.clip(d * 10, 0, 255).astype(np.uint8)).save(sys.argv[2])`;
  const tools: readonly (readonly [name: string, command: string, ...parameters: string[]])[] = [
    ['exiftool: metadata', 'exiftool', '-json', photo],
    ['ImageMagick: decode and scale to 1,024', 'convert', photo, '-resize', '1024x1024', out],
    ['ImageMagick: quality of the compression', 'identify', '-format', '%Q', photo],
    ['Python, Pillow and numpy: error level alone', 'python3', '-c', errorLevel, photo, out],
  ];
  const rows: Told[][] = [];
  for (const [name, command, ...parameters] of tools) {
    const times: number[] = [];
    try {
      for (let round = 0; round < 3; round += 1) times.push(await timed(() => run(command, parameters)));
    } catch {
      continue;
    }
    rows.push([name, count(quantile(times, 0.5))]);
  }
  return { columns: ['one step with another tool, same photo', 'p50, ms'], rows };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startMs = performance.now();
  await work();
  return performance.now() - startMs;
}

async function expectOk(asking: Promise<Response>): Promise<void> {
  const answer = await asking;
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`The service answered ${answer.status}: ${text}`);
}

/** Of this process's children, as Linux counts it. */
async function peakOfChildren(): Promise<number> {
  try {
    const children = await readFile(`/proc/self/task/${process.pid}/children`, 'utf8');
    const pids = children.split(' ').filter(Boolean);
    const peaks = await Promise.all(
      pids.map(
        async (pid) =>
          /VmHWM:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8').catch(() => ''))?.[1],
      ),
    );
    return Math.max(...peaks.map((kilobytes) => Number(kilobytes ?? 0))) / 1024;
  } catch {
    return Number.NaN;
  }
}
