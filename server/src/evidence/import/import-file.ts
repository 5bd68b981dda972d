/** Brings a file into an index: in flat memory, and after an interruption from where it stopped. */

import { OperatorError } from '../../domain/operator-error.ts';
import { parsedJson } from '../../domain/parsed-json.ts';
import type { AddCounts, Bookmark, BookmarkAdvance } from '../text-index.ts';
import { type ImportFile, openImportFile } from './file-bytes.ts';
import { type Decoded, lineFormat, type RecordFormat, recordBytesMax } from './records.ts';
import type { RowFault } from './row-fields.ts';

export interface ImportTarget<T> {
  add(items: readonly T[], bookmark: BookmarkAdvance): Promise<AddCounts>;
  bookmarkOf(file: string): Promise<Bookmark | undefined>;
  tidy(): Promise<void>;
}

/** What a record holds, or why it cannot be used. */
export type Parsed<T> = { readonly items: readonly T[] } | { readonly fault: RowFault };

export interface ImportProgress {
  readonly readBytes: number;
  readonly sizeBytes: number;
  readonly records: number;
}

export interface ImportOptions<T> {
  readonly parse: (record: unknown) => Parsed<T>;
  /** Recognises the format by how the unpacked file begins; a JSON object a line unless told. */
  readonly formatOf?: (chunks: AsyncIterable<Buffer>) => Promise<RecordFormat>;
  /** Where a file can be read in several formats: read in another one, it is not imported yet. */
  readonly formatName?: string;
  /** Of the unpacked file: for files from strangers, which may be packed to burst. */
  readonly unpackedBytesMax?: number;
  /** So many items are added at once, for those that take long; 2,000 unless told. */
  readonly batchItemsMax?: number;
  /** Called for every record that is passed over, with its number from 1. */
  readonly onBad?: (record: number, fault: RowFault) => void;
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

const batchItemsDefault = 2_000;
const batchBytesMax = 4 * 1024 * 1024;

export async function importFile<T>(
  path: string,
  target: ImportTarget<T>,
  options: ImportOptions<T>,
): Promise<ImportSummary> {
  const file = await openImportFile(path);
  try {
    const name = options.formatName ? `${file.identity} ${options.formatName}` : file.identity;
    const before = await target.bookmarkOf(name);
    if (!before?.finished) await importRest({ ...file, identity: name }, before, target, options);
    const after = await target.bookmarkOf(name);
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
  options: ImportOptions<T>,
): Promise<void> {
  const { parse, formatOf, unpackedBytesMax = Number.POSITIVE_INFINITY, onBad, onProgress } = options;
  const format = formatOf ? await formatOf(file.bytesFrom(0)) : lineFormat;
  const { firstNumber = 1 } = format;
  let offsetBytes = Math.max(format.startBytes, before?.offsetBytes ?? 0);
  let records = before?.records ?? 0;
  let bad = before?.bad ?? 0;
  const place = (finished: boolean) => ({ file: file.identity, offsetBytes, records, bad, finished });
  const progress = () => ({ readBytes: file.readBytes(), sizeBytes: file.sizeBytes, records });
  const batches = createBatches(target, options.batchItemsMax ?? batchItemsDefault);
  try {
    const rest = file.bytesFrom(offsetBytes, () => onProgress?.(progress(), 'reading'));
    const unpacked = bounded(rest, unpackedBytesMax - offsetBytes);
    for await (const { bytes, endBytes } of format.read(unpacked, offsetBytes)) {
      records += 1;
      const parsed = parseRecord(bytes, format, parse);
      if ('fault' in parsed) {
        bad += 1;
        onBad?.(records + firstNumber - 1, parsed.fault);
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
function createBatches<T>(target: ImportTarget<T>, batchItemsMax: number) {
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
    // Whoever closes the import after a failure has been told of it.
    settled: () => writing.catch(() => undefined),
  };
}

async function* bounded(chunks: AsyncIterable<Buffer>, bytesMax: number): AsyncGenerator<Buffer> {
  let leftBytes = bytesMax;
  for await (const chunk of chunks) {
    leftBytes -= chunk.length;
    if (leftBytes < 0) throw new OperatorError({ of: 'files', code: 'unpackedTooLarge' });
    yield chunk;
  }
}

function parseRecord<T>(
  bytes: Buffer | undefined,
  { decode = decodeJson, recordBytesMax: bytesMax = recordBytesMax }: RecordFormat,
  parse: (record: unknown) => Parsed<T>,
): Parsed<T> {
  if (!bytes) return { fault: { code: 'longerThan', values: { kilobytes: bytesMax / 1024 } } };
  const decoded = decode(bytes);
  if ('fault' in decoded) return decoded;
  return decoded.value === undefined ? { items: [] } : parse(decoded.value);
}

const decoder = new TextDecoder('utf-8', { fatal: true });

function decodeJson(bytes: Buffer): Decoded {
  let text: string;
  try {
    text = decoder.decode(bytes);
  } catch {
    // Counted among the entries that were left out.
    return { fault: { code: 'notUtf8' } };
  }
  // An empty line is nothing, and nothing is wrong with it.
  if (text.trim() === '') return { value: undefined };
  const value = parsedJson(text);
  return value === undefined ? { fault: { code: 'notJson' } } : { value };
}
