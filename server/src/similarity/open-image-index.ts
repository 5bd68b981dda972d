/** The index of known images that the settings ask for: searched in a thread of its own, and written beside it. */
import { mkdir } from 'node:fs/promises';
import { accessPostgres, type PostgresAccess } from '../database/postgres-pool.ts';
import { callsWaiting, createTurns } from '../domain/turns.ts';
import { inTurns, type ThreadInTurns } from '../threads/in-turns.ts';
import { startThread } from '../threads/thread.ts';
import { hashWords } from './hamming.ts';
import type { ImageIndex, ImageSearchOptions } from './image-index.ts';
import { type ImageTable, rowOf } from './image-table.ts';
import type { ImageCalls, ImageThreadSettings } from './image-thread.ts';
import { distanceLimit } from './multi-index.ts';
import { openPostgresImageTable } from './postgres/postgres-image-table.ts';
import { prepareImageFile } from './sqlite/image-file.ts';

export interface ImageIndexSettings {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
}

const limitMax = 1_000;

export async function openImageIndex(
  { dataDir, databaseUrl }: ImageIndexSettings,
  access: PostgresAccess = {},
): Promise<ImageIndex> {
  const writing =
    databaseUrl === undefined ? await writeFile(dataDir) : await writePostgres(databaseUrl, access);
  // Commands that only add never read the hashes: the thread starts when it is needed.
  let thread: ThreadInTurns<ImageCalls> | undefined;
  const reader = () => {
    thread ??= startImageThread({ dataDir, databaseUrl, readOnly: true });
    return thread;
  };
  return {
    async add(images) {
      const rows = new Map(images.map((image) => [image.id, rowOf(image)]));
      return writing.add([...rows.values()]);
    },
    async search(queries, options) {
      check(queries, options);
      return reader().call('search', [queries, options]);
    },
    async searchChecked(queries, options) {
      check(queries, options);
      return reader().call('searchChecked', [queries, options]);
    },
    forget: writing.forget,
    sweep: writing.sweep,
    count: () => reader().call('count', []),
    async close() {
      // In this order: whoever still reads would keep the log from being emptied.
      await thread?.close();
      await writing.close();
    },
  };
}

const startImageThread = (settings: ImageThreadSettings): ThreadInTurns<ImageCalls> =>
  inTurns(
    startThread({
      file: new URL('./image-thread.ts', import.meta.url),
      place: 'similarity/image-thread',
      settings,
      // The rows that are read go as fast as they come: with more room for them the memory in use grows by a third.
      resourceLimits: { maxYoungGenerationSizeMb: 8 },
    }),
  );

type Writing = Pick<ImageTable, 'add' | 'forget' | 'sweep' | 'close'>;

/** A disk flush would hold up requests: a thread of its own writes. Many servers never do, and then it never starts. */
async function writeFile(dataDir: string): Promise<Writing> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  prepareImageFile(dataDir);
  let thread: ThreadInTurns<ImageCalls> | undefined;
  const writer = () => {
    thread ??= startImageThread({ dataDir, databaseUrl: undefined, readOnly: false });
    return thread;
  };
  return {
    add: (rows) => writer().call('add', [rows]),
    forget: (id, nowMs) => writer().call('forget', [id, nowMs]),
    sweep: (limits) => writer().call('sweep', [limits]),
    close: async () => thread?.close(),
  };
}

/** Over the connections of the node, which are waited for and hold up nobody; one deed at a time, in turns. */
async function writePostgres(databaseUrl: string, access: PostgresAccess): Promise<Writing> {
  const { pool, release } = await accessPostgres(databaseUrl, { connectionsMax: 2, ...access });
  const table = openPostgresImageTable(pool, release);
  const turns = createTurns({ atOnceMax: 1, ...callsWaiting });
  return {
    add: (rows) => turns.run(() => table.add(rows)),
    forget: (id, nowMs) => turns.run(() => table.forget(id, nowMs)),
    sweep: (limits) => turns.run(() => table.sweep(limits)),
    close: () => turns.run(() => table.close()),
  };
}

function check(queries: readonly Uint32Array[], { distanceMax, limit }: ImageSearchOptions): void {
  const isWithin = (value: number, from: number, to: number) =>
    Number.isInteger(value) && value >= from && value <= to;
  if (!isWithin(distanceMax, 0, distanceLimit)) throw new RangeError(`distanceMax is 0 to ${distanceLimit}`);
  if (!isWithin(limit, 1, limitMax)) throw new RangeError(`limit is 1 to ${limitMax}`);
  if (queries.some(({ length }) => length !== hashWords)) throw new RangeError('A hash has 256 bits');
}
