/** Has the text of an image read, and goes on without it where that fails. */
import { isQueueFull } from '../domain/fair-queue.ts';
import { reportFault } from '../domain/fault-report.ts';
import { ProcessFailed } from '../media/process/process-failed.ts';
import type { TextReader } from './read-text.ts';
import { type TextFinding, type TextOutcome, textSignal } from './text-signal.ts';

/** `png` is undefined where a quick look saw no text. Rejects with the signal's reason and a full queue's, never else. */
export async function readTextIn(
  png: Uint8Array | undefined,
  reader: Pick<TextReader, 'read'>,
  signal: AbortSignal,
): Promise<TextFinding> {
  signal.throwIfAborted();
  if (!png) return textSignal('unseen');
  const outcome = await reader.read(png, { signal }).catch((error): TextOutcome => {
    signal.throwIfAborted();
    if (isQueueFull(error)) throw error;
    reportFault(error, { place: 'ocr', method: 'textInImage' });
    return error instanceof ProcessFailed && error.reason === 'time' ? 'too_slow' : 'failed';
  });
  return textSignal(outcome);
}
