/**
 * The index of images with a million hashes: how long an import and a search take, and how much memory the process
 * that searches needs; then ten million in memory, to see how both grow.
 */

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Told } from '../src/domain/measurement.ts';
import { count, fixed } from '../src/evaluation/figures/figure.ts';
import type { KnownImage } from '../src/similarity/image-index.ts';
import { createMultiIndex } from '../src/similarity/multi-index.ts';
import { type ImageIndexSettings, openImageIndex } from '../src/similarity/open-image-index.ts';
import { startPostgres } from '../test/support/postgres.ts';
import { reportBench } from './report.ts';
import { type Spread, syntheticHash, withChangedBits } from './synthetic-hashes.ts';

const imageCount = 1_000_000;
const batchSize = 5_000;
const queryCount = 500;
/** Eight turned and mirrored variants of the whole image, its middle and what is inside its border. */
const variantCount = 24;
const sizesInMemory = [1_000_000, 10_000_000];
const options = { distanceMax: 31, limit: 20 };
const megabyte = 1024 * 1024;

const whole = (value: number) => Math.round(value).toLocaleString('en');
const memory = () => process.memoryUsage.rss() / megabyte;

/** What a process of its own is asked to measure. */
type Task =
  | { readonly kind: 'index'; readonly settings: ImageIndexSettings; readonly spread: Spread }
  | { readonly kind: 'memory'; readonly size: number; readonly spread: Spread };

interface Measured {
  readonly ready: number;
  readonly times: readonly number[];
  readonly variantTimes: readonly number[];
  readonly processorMs: number;
  readonly memory: number;
  readonly missed: number;
}

const searchHeadings = [
  'p50, ms',
  'p95, ms (aim ≤ 20)',
  'p99, ms',
  'processor time, ms',
  `${variantCount} at once: p50, ms`,
  'p95, ms',
  'ready after, s',
  'memory it adds, MB (aim ≤ 200)',
  'missed',
];

export async function benchImageIndex({ write }: { write: boolean }): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'riscontro-bench-'));
  const postgres = await startPostgres({ durable: true });
  try {
    const rows: Told[][] = [];
    for (const spread of ['even', 'uneven'] as const) {
      const places: [string, ImageIndexSettings][] = [
        ['SQLite', { dataDir: join(folder, spread), databaseUrl: undefined }],
        ['PostgreSQL', { dataDir: folder, databaseUrl: await postgres.createDatabase() }],
      ];
      for (const [name, settings] of places) {
        const rates = await fill(settings, spread);
        const measured = await inOwnProcess({ kind: 'index', settings, spread });
        rows.push([`${name}, ${spread}`, ...rates.map((rate) => count(rate)), ...columnsOf(measured)]);
        console.log(JSON.stringify(rows.at(-1)));
      }
    }
    const growth: Told[][] = [];
    for (const size of sizesInMemory) {
      for (const spread of ['even', 'uneven'] as const) {
        const measured = await inOwnProcess({ kind: 'memory', size, spread });
        growth.push([`${whole(size)}, ${spread}`, ...columnsOf(measured)]);
        console.log(JSON.stringify(growth.at(-1)));
      }
    }
    const columns = [
      `${whole(imageCount)} pictures`,
      'import, hashes/s',
      'of processor time',
      ...searchHeadings,
    ];
    reportBench(
      'images',
      [
        { columns, rows },
        { columns: ['hashes, in memory only', ...searchHeadings], rows: growth },
      ],
      { write },
    );
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Hashes a second, and hashes a second of processor time, which other work on the machine does not slow down. */
async function fill(settings: ImageIndexSettings, spread: Spread): Promise<number[]> {
  const index = await openImageIndex(settings);
  const startMs = performance.now();
  const processorBefore = process.cpuUsage();
  let writing: Promise<unknown> = Promise.resolve();
  for (let start = 0; start < imageCount; start += batchSize) {
    const batch = Array.from({ length: batchSize }, (_, place) => imageOf(start + place, spread));
    const before = writing;
    writing = index.add(batch);
    await before;
  }
  await writing;
  const seconds = (performance.now() - startMs) / 1000;
  const { user, system } = process.cpuUsage(processorBefore);
  await index.close();
  return [imageCount / seconds, imageCount / ((user + system) / 1_000_000)];
}

function imageOf(number: number, spread: Spread): KnownImage {
  const scattered = Math.imul(number + 1, 2_654_435_761) >>> 0;
  return {
    id: `${scattered.toString(36).padStart(7, '0')}-${number}`,
    url: `https://giornale.example/articoli/2021/${number}/fotografia.jpg`,
    title: `Una fotografia con un titolo di lunghezza comune, numero ${number}`,
    date: new Date(Date.UTC(2015, 0, 1) + (scattered % 100_000) * 3_600_000).toISOString(),
    origin: 'importata',
    hashes: [{ words: syntheticHash(number, spread), part: 'whole' }],
  };
}

const columnsOf = ({ ready, times, variantTimes, processorMs, memory, missed }: Measured) => [
  ...[0.5, 0.95, 0.99].map((share) => fixed(quantile(times, share), 1)),
  fixed(processorMs, 1),
  ...[0.5, 0.95].map((share) => fixed(quantile(variantTimes, share), 1)),
  fixed(ready, 1),
  count(memory),
  count(missed),
];

async function inOwnProcess(task: Task): Promise<Measured> {
  const child = fork(import.meta.filename, [JSON.stringify(task)]);
  const [measured] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) =>
      Promise.reject(new Error(`The measuring process ended with ${code}`)),
    ),
  ]);
  return measured as Measured;
}

/** Every second query is a known image with up to 28 bits changed, the others nobody knows. */
function queryOf(number: number, size: number, spread: Spread) {
  const about = Math.imul(number + 1, 40_503) % size;
  if (number % 2 === 0) return { words: syntheticHash(size + about, 'even'), distanceMax: undefined };
  const changes = number % 29;
  return { words: withChangedBits(syntheticHash(about, spread), changes, number), distanceMax: changes };
}

type Search = (queries: readonly Uint32Array[]) => Promise<readonly { readonly distance: number }[]>;

async function measure(size: number, spread: Spread, open: () => Promise<Search>): Promise<Measured> {
  const memoryBefore = memory();
  const startMs = performance.now();
  const search = await open();
  const ready = (performance.now() - startMs) / 1000;
  const [times, variantTimes]: [number[], number[]] = [[], []];
  let missed = 0;
  const processorBefore = process.cpuUsage();
  for (let number = 0; number < queryCount; number += 1) {
    const { words, distanceMax } = queryOf(number, size, spread);
    const before = performance.now();
    const [nearest] = await search([words]);
    times.push(performance.now() - before);
    if (distanceMax !== undefined && !(nearest && nearest.distance <= distanceMax)) missed += 1;
  }
  const { user, system } = process.cpuUsage(processorBefore);
  for (let number = 0; number < queryCount / 10; number += 1) {
    const variants = Array.from({ length: variantCount }, (_, variant) =>
      variant === 0
        ? queryOf(number, size, spread).words
        : syntheticHash(size + number * 99 + variant, 'even'),
    );
    const before = performance.now();
    await search(variants);
    variantTimes.push(performance.now() - before);
  }
  const processorMs = (user + system) / 1000 / queryCount;
  return { ready, times, variantTimes, processorMs, memory: memory() - memoryBefore, missed };
}

async function measureTask(task: Task): Promise<Measured> {
  const { spread } = task;
  if (task.kind === 'index') {
    const index = await openImageIndex(task.settings);
    const measured = await measure(imageCount, spread, async () => {
      await index.search([new Uint32Array(8)], options);
      return (queries) => index.search(queries, options);
    });
    await index.close();
    return measured;
  }
  return measure(task.size, spread, async () => {
    const bands = createMultiIndex();
    for (let number = 0; number < task.size; number += 1)
      bands.add({ words: syntheticHash(number, spread), image: number + 1, minute: number, part: 0 });
    bands.search([new Uint32Array(8)], options.distanceMax, options.limit);
    return async (queries) => bands.search(queries, options.distanceMax, options.limit);
  });
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

if (import.meta.main) {
  const measured = await measureTask(JSON.parse(process.argv[2] ?? '') as Task);
  process.send?.(measured, () => process.exit());
}
