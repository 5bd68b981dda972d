/** Whose fault it is when a process that reads a file gives no answer. */
import { ProcessFailed } from './process-failed.ts';

/**
 * A file that breaks its process or its limits is the file's fault, provided that processes start well without it.
 * Undefined: it is not, and the error is to be passed on.
 */
export async function faultOfFile(
  error: unknown,
  getReady: () => Promise<unknown>,
): Promise<'too_much_work' | 'damaged' | undefined> {
  if (!(error instanceof ProcessFailed) || error.reason === 'closed') return undefined;
  if (error.reason !== 'crash') return 'too_much_work';
  return getReady().then(
    () => 'damaged',
    () => undefined,
  );
}
