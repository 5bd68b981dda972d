/** Runs an import in front of the operator: progress while it lasts, bad lines as they come, a summary at the end. */
import { stat } from 'node:fs/promises';
import {
  type ImportOptions,
  type ImportProgress,
  type ImportSummary,
  type ImportTarget,
  importFile,
} from '../evidence/import/import-file.ts';
import type { Output } from './engine-opening.ts';
import { drawingBoard, visible } from './terminal.ts';
import { UsageError } from './usage-error.ts';

/** Bad lines told one by one; after them only their number is. */
const badShownMax = 20;
const barWidth = 30;
/** How often the bar moves, and how often a log that is no terminal gets a line. */
const barEveryMs = 100;
const lineEveryMs = 5_000;

export interface ImportWords {
  /** What is counted in the file, in the plural: `lines`. */
  readonly records: string;
  /** What is added, where that is something else: `passages`. */
  readonly items?: string;
  /** What the file is called before a bad line's number; its path unless told. */
  readonly label?: string;
}

export async function runImport<T>(
  path: string,
  target: ImportTarget<T>,
  { records, label = path, ...options }: Omit<ImportOptions<T>, 'onProgress'> & ImportWords,
): Promise<ImportSummary> {
  await checkFile(path);
  const screen = createScreen(drawingBoard);
  let badCount = 0;
  const summary = await importFile(path, target, {
    ...options,
    onBad(record, fault) {
      badCount += 1;
      if (badCount <= badShownMax) screen.print(`${label}:${record}: ${fault}`);
      options.onBad?.(record, fault);
    },
    onProgress: screen.show,
  }).finally(screen.end);
  if (badCount > badShownMax)
    screen.print(`and ${badCount - badShownMax} more ${records} that cannot be used`);
  return summary;
}

export function describeSummary(
  { records: read, added, duplicates, bad, resumedAfter }: ImportSummary,
  { records, items }: ImportWords,
): string {
  const count = (value: number) => value.toLocaleString('en');
  const before =
    resumedAfter === 0
      ? ''
      : resumedAfter === read
        ? 'This file had been imported before: nothing was left to do.\n'
        : `Went on after the first ${count(resumedAfter)} ${records}, where the last import stopped.\n`;
  return `${before}${count(read)} ${records}: ${count(added)}${items ? ` ${items}` : ''} added, ${count(duplicates)} there already, ${count(bad)} not usable.`;
}

async function checkFile(path: string): Promise<void> {
  const found = await stat(path).catch(() => undefined);
  if (!found) throw new UsageError(`There is no file ${path}.`);
  if (!found.isFile()) throw new UsageError(`${path} is not a file.`);
}

/** A bar that redraws itself on a terminal; elsewhere a line now and then. */
function createScreen(output: Output) {
  let shownMs = performance.now();
  let drawn = false;
  const wipe = () => {
    if (drawn) output.write('\r\x1b[K');
    drawn = false;
  };
  return {
    print(text: string) {
      wipe();
      output.write(`${visible(text)}\n`);
    },
    show(progress: ImportProgress, phase: 'reading' | 'tidying') {
      const nowMs = performance.now();
      if (phase === 'reading' && nowMs - shownMs < (output.isTTY ? barEveryMs : lineEveryMs)) return;
      shownMs = nowMs;
      const text = phase === 'tidying' ? 'putting the index in order …' : describeProgress(progress);
      if (!output.isTTY) return void output.write(`${text}\n`);
      wipe();
      output.write(phase === 'tidying' ? text : `${bar(progress)} ${text}`);
      drawn = true;
    },
    end: wipe,
  };
}

const shareOf = ({ readBytes, sizeBytes }: ImportProgress) =>
  sizeBytes === 0 ? 1 : Math.min(1, readBytes / sizeBytes);

function bar(progress: ImportProgress): string {
  const full = Math.round(shareOf(progress) * barWidth);
  return `[${'='.repeat(full)}${' '.repeat(barWidth - full)}]`;
}

function describeProgress(progress: ImportProgress): string {
  const percent = Math.floor(shareOf(progress) * 100);
  return `${percent} %, ${progress.records.toLocaleString('en')} read`;
}
