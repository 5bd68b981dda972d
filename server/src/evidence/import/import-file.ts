/** Brings a file into an index: in flat memory, and after an interruption from where it stopped. */
import type { AddCounts, Bookmark, BookmarkAdvance } from '../text-index.ts';
import { type ImportFile, openImportFile } from './file-bytes.ts';
import { formatOf, readLines, recordBytesMax } from './records.ts';

export interface ImportTarget<T> {
  add(items: readonly T[], bookmark: BookmarkAdvance): Promise<AddCounts>;
  bookmarkOf(file: string): Promise<Bookmark | undefined>;
  tidy(): Promise<void>;
}

/** What a record holds, or why it cannot be used, in words for the operator. */
export type Parsed<T> = { readonly items: readonly T[] } | { readonly fault: string };

export interface ImportProgress {
  readonly readBytes: number;
  readonly sizeBytes: number;
  readonly records: number;
}

export interface ImportOptions<T> {
  readonly parse: (record: unknown) => Parsed<T>;
  /** Whether the file may also be one JSON list rather than a record a line. */
  readonly lists?: boolean;
  /** Called for every record that is passed over, with its number from 1. */
  readonly onBad?: (record: number, fault: string) => void;
  /** Called often; `tidying` when only the index has work left. */
  readonly onProgress?: (progress: ImportProgress, phase: 'reading' | 'tidying') => void;
}

export interface ImportSummary {
  readonly records: number;
  readonly added: number;
  readonly duplicates: number;
  readonly bad: number;
  /** Records that an earlier run of the same import had done. */
  readonly resumedAfter: number;
}

const batchItemsMax = 2_000;
const batchBytesMax = 4 * 1024 * 1024;

export async function importFile<T>(
  path: string,
  target: ImportTarget<T>,
  options: ImportOptions<T>,
): Promise<ImportSummary> {
  const file = await openImportFile(path);
  try {
    const before = await target.bookmarkOf(file.identity);
    if (!before?.finished) await importRest(file, before, target, options);
    const after = await target.bookmarkOf(file.identity);
    return {
      records: after?.records ?? 0,
      added: after?.added ?? 0,
      duplicates: after?.duplicates ?? 0,
      bad: after?.bad ?? 0,
      resumedAfter: before?.records ?? 0,
    };
  } finally {
    await file.close();
  }
}

async function importRest<T>(
  file: ImportFile,
  before: Bookmark | undefined,
  target: ImportTarget<T>,
  { parse, lists = false, onBad, onProgress }: ImportOptions<T>,
): Promise<void> {
  const { read, startBytes } = lists ? await formatOf(file.bytesFrom(0)) : { read: readLines, startBytes: 0 };
  let offsetBytes = Math.max(startBytes, before?.offsetBytes ?? 0);
  let records = before?.records ?? 0;
  let bad = before?.bad ?? 0;
  const place = (finished: boolean) => ({ file: file.identity, offsetBytes, records, bad, finished });
  const progress = () => ({ readBytes: file.readBytes(), sizeBytes: file.sizeBytes, records });
  const batches = createBatches(target);
  try {
    for await (const { bytes, endBytes } of read(file.bytesFrom(offsetBytes), offsetBytes)) {
      records += 1;
      const parsed = parseRecord(bytes, parse);
      if ('fault' in parsed) {
        bad += 1;
        onBad?.(records, parsed.fault);
      }
      batches.collect('items' in parsed ? parsed.items : [], endBytes - offsetBytes);
      offsetBytes = endBytes;
      if (!batches.isFull()) continue;
      await batches.write(place(false));
      onProgress?.(progress(), 'reading');
    }
    await batches.write(place(true));
  } finally {
    // Nothing is under way any more when the file and the index are closed.
    await batches.settled();
  }
  await batches.written();
  onProgress?.(progress(), 'tidying');
  await target.tidy();
}

/** One batch is analysed while another is written; a third would only take memory. */
function createBatches<T>(target: ImportTarget<T>) {
  let items: T[] = [];
  let sizeBytes = 0;
  let writing: Promise<unknown> = Promise.resolve();
  return {
    collect(more: readonly T[], moreBytes: number) {
      for (const item of more) items.push(item);
      sizeBytes += moreBytes;
    },
    isFull: () => items.length >= batchItemsMax || sizeBytes >= batchBytesMax,
    /** Resolves when the batch before this one is written; rejects when that failed. */
    async write(bookmark: BookmarkAdvance) {
      const before = writing;
      writing = target.add(items, bookmark);
      // A failure is told by the next call; until then nobody listens.
      writing.catch(() => undefined);
      items = [];
      sizeBytes = 0;
      await before;
    },
    written: () => writing,
    settled: () => writing.catch(() => undefined),
  };
}

const decoder = new TextDecoder('utf-8', { fatal: true });

function parseRecord<T>(bytes: Buffer | undefined, parse: (record: unknown) => Parsed<T>): Parsed<T> {
  if (!bytes) return { fault: `longer than ${recordBytesMax / 1024 / 1024} MB` };
  let text: string;
  try {
    text = decoder.decode(bytes);
  } catch {
    return { fault: 'not UTF-8 text' };
  }
  // An empty line is nothing, and nothing is wrong with it.
  if (text.trim() === '') return { items: [] };
  let record: unknown;
  try {
    record = JSON.parse(text);
  } catch {
    return { fault: 'not JSON' };
  }
  return parse(record);
}
