/** What every evaluation checks before its long work, so that a slip of the pen is told at once and costs no file. */

import { realpath, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { ifThere } from '../domain/if-there.ts';
import { OperatorError } from '../domain/operator-error.ts';
import { UsageError } from './command-line.ts';
import { checkFile } from './import-run.ts';

export async function checkEvalFiles(inputs: readonly string[], outPath: string): Promise<void> {
  const known = (path: string) => ifThere(stat(path));
  for (const path of inputs) await checkFile(path);
  const folder = dirname(resolve(outPath));
  if (!(await known(folder))?.isDirectory())
    throw new UsageError({ of: 'eval', code: 'noFolder', values: { path: folder } });
  const out = await known(outPath);
  if (!out) return;
  if (out.isDirectory()) throw new UsageError({ of: 'eval', code: 'isFolder', values: { path: outPath } });
  const read = await Promise.all(inputs.map((path) => realpath(path)));
  if (read.includes(await realpath(outPath))) {
    throw new UsageError({ of: 'eval', code: 'isRead', values: { path: outPath } });
  }
}

/** The first signal ends the work in good order, a second one at once. */
export async function untilStopped<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const stop = () => controller.abort(new OperatorError({ of: 'eval', code: 'stopped' }));
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    return await work(controller.signal);
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
}
