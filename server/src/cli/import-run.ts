/** Runs an import in front of the operator: progress while it lasts, bad lines as they come, a summary at the end. */

import { stat } from 'node:fs/promises';
import { say, type Words } from '@riscontro/words';
import { ifThere } from '../domain/if-there.ts';
import {
  type ImportOptions,
  type ImportSummary,
  type ImportTarget,
  importFile,
} from '../evidence/import/import-file.ts';
import { UsageError } from './command-line.ts';
import { createProgressLine, percentOf, shareOf } from './progress-line.ts';
import type { Terminal } from './terminal.ts';

/** Bad lines told one by one; after them only their number is. */
const badShownMax = 20;

/** What stands in a file, or what an index holds. */
export type ImportedKind = keyof Words['terminal']['imports']['kinds'];

export interface ImportKinds {
  /** What is counted in the file: `lines`. */
  readonly records: ImportedKind;
  /** What is added, where that is something else: `passages`. */
  readonly items?: ImportedKind;
}

export type RunOptions<T> = Omit<ImportOptions<T>, 'onProgress'> &
  Pick<ImportKinds, 'records'> & {
    /** What the file is called before a bad line's number; its path unless told. */
    readonly label?: string;
  };

export async function runImport<T>(
  path: string,
  target: ImportTarget<T>,
  { records, label = path, ...options }: RunOptions<T>,
  { words: { imports: words, rows }, drawingBoard }: Pick<Terminal, 'words' | 'drawingBoard'>,
): Promise<ImportSummary> {
  await checkFile(path);
  const line = createProgressLine(drawingBoard);
  let badCount = 0;
  const summary = await importFile(path, target, {
    ...options,
    onBad(record, fault) {
      badCount += 1;
      if (badCount <= badShownMax) line.print(`${label}:${record}: ${say(rows.faults, fault)}`);
      options.onBad?.(record, fault);
    },
    onProgress({ readBytes, sizeBytes, records: count }, phase) {
      if (phase === 'tidying') return line.announce(words.tidying);
      const share = shareOf(readBytes, sizeBytes);
      line.show(share, words.progress({ percent: percentOf(share), records: count }));
    },
  }).finally(line.end);
  if (badCount > badShownMax) line.print(words.moreBad({ count: badCount - badShownMax, kind: records }));
  return summary;
}

export function summaryText(
  { records: read, added, duplicates, bad, resumedAfter }: ImportSummary,
  { records: kind, items: addedKind }: ImportKinds,
  { imports: words }: Words['terminal'],
): string {
  const summary = words.summary({ read, kind, added, addedKind, duplicates, bad });
  if (resumedAfter === 0) return summary;
  const before = resumedAfter === read ? words.importedBefore : words.resumed({ count: resumedAfter, kind });
  return `${before}\n${summary}`;
}

export async function checkFile(path: string): Promise<void> {
  const found = await ifThere(stat(path));
  if (!found) throw new UsageError({ of: 'common', code: 'noFile', values: { path } });
  if (!found.isFile()) throw new UsageError({ of: 'common', code: 'notAFile', values: { path } });
}
