/** The index of known images that the settings ask for: searched in one thread, written in another. */
import { mkdir } from 'node:fs/promises';
import { type ImageThread, startImageThread } from './call-images.ts';
import { hashWords } from './hamming.ts';
import { distanceLimit } from './hash-bands.ts';
import type { ImageIndex, ImageSearchOptions } from './image-index.ts';
import { rowOf } from './image-table.ts';
import { preparePostgresImages } from './postgres/prepare-images.ts';
import { prepareImageFile } from './sqlite/image-file.ts';

export interface ImageIndexSettings {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
}

export interface ImageIndexOptions {
  /** Called when a connection to PostgreSQL that nobody is using breaks. */
  readonly onIdleError?: (error: Error) => void;
}

const limitMax = 1_000;

export async function openImageIndex(
  { dataDir, databaseUrl }: ImageIndexSettings,
  { onIdleError }: ImageIndexOptions = {},
): Promise<ImageIndex> {
  if (databaseUrl === undefined) {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    prepareImageFile(dataDir);
  } else {
    await preparePostgresImages(databaseUrl);
  }
  // Commands that only add never read the hashes, and many servers never add: each thread starts when it is needed.
  const threads: { reader?: ImageThread; writer?: ImageThread } = {};
  const start = (readOnly: boolean) => startImageThread({ dataDir, databaseUrl, readOnly }, onIdleError);
  const reader = () => {
    threads.reader ??= start(true);
    return threads.reader;
  };
  const writer = () => {
    threads.writer ??= start(false);
    return threads.writer;
  };
  return {
    async add(images) {
      const rows = new Map(images.map((image) => [image.id, rowOf(image)]));
      return writer().call('add', [...rows.values()]);
    },
    async search(queries, options) {
      check(queries, options);
      return reader().call('search', queries, options);
    },
    async searchChecked(queries, options) {
      check(queries, options);
      return reader().call('searchChecked', queries, options);
    },
    forget: (id, nowMs) => writer().call('forget', id, nowMs),
    sweep: (limits) => writer().call('sweep', limits),
    count: () => reader().call('count'),
    async close() {
      // In this order: whoever still reads would keep the log from being emptied.
      await threads.reader?.close();
      await threads.writer?.close();
    },
  };
}

function check(queries: readonly Uint32Array[], { distanceMax, limit }: ImageSearchOptions): void {
  const isWithin = (value: number, from: number, to: number) =>
    Number.isInteger(value) && value >= from && value <= to;
  if (!isWithin(distanceMax, 0, distanceLimit)) throw new RangeError(`distanceMax is 0 to ${distanceLimit}`);
  if (!isWithin(limit, 1, limitMax)) throw new RangeError(`limit is 1 to ${limitMax}`);
  if (queries.some(({ length }) => length !== hashWords)) throw new RangeError('A hash has 256 bits');
}
