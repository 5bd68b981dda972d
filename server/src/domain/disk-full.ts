/** A disk that takes no more, as the operating system tells it. */
import { AppError } from './app-error.ts';

/** No space, or none that this user may take. */
const codes: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT']);

/** The problem of a full disk where that is what was thrown; anything else as it is. */
export function orDiskFull(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return codes.has(code) ? new AppError('diskFull', {}, error) : error;
}
