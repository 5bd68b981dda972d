/** What every evaluation checks before its long work, so that a slip of the pen is told at once and costs no file. */
import { realpath, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { UsageError } from './usage-error.ts';

export async function checkEvalFiles(inputs: readonly string[], outPath: string): Promise<void> {
  const known = (path: string) => stat(path).catch(() => undefined);
  for (const path of inputs) {
    const found = await known(path);
    if (!found) throw new UsageError(`There is no file ${path}.`);
    if (!found.isFile()) throw new UsageError(`${path} is not a file.`);
  }
  const folder = dirname(resolve(outPath));
  if (!(await known(folder))?.isDirectory()) throw new UsageError(`There is no folder ${folder}.`);
  const out = await known(outPath);
  if (!out) return;
  if (out.isDirectory()) throw new UsageError(`${outPath} is a folder.`);
  const read = await Promise.all(inputs.map((path) => realpath(path)));
  if (read.includes(await realpath(outPath))) {
    throw new UsageError(`${outPath} is read by this evaluation; the answers need another file.`);
  }
}

/** The first signal ends the work in good order, a second one at once. */
export async function untilStopped<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const stop = () => controller.abort(new Error('Stopped. The answers that were ready are in the file.'));
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    return await work(controller.signal);
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
}
