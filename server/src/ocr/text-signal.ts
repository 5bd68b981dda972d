/** What the text in an image says about it: little about the image, much about what to check next. */
import type { Bilingual } from '@riscontro/contract';
import { isQueueFull } from '../domain/fair-queue.ts';
import type { ImageSignal } from '../domain/media-signal.ts';
import { ProcessFailed } from '../media/process/process-failed.ts';
import { claimInText } from './claim-in-text.ts';
import { ordersMachines } from './machine-orders.ts';
import type { TextReader } from './read-text.ts';
import type { TextReading } from './text-reading.ts';
import {
  failedWords,
  illegibleWords,
  mostlyTextWords,
  ordersWords,
  someTextWords,
  tooSlowWords,
  unseenWords,
} from './text-words.ts';

/** What came of reading. `unseen`: a quick look saw no text, so that none was read. */
export type TextOutcome = TextReading | 'unseen' | 'too_slow' | 'failed';

export interface TextFinding {
  readonly signal: ImageSignal;
  readonly isMostlyText: boolean;
  /** Of an image that is mostly text: what it claims, at most 500 characters, word for word and not to be trusted. */
  readonly claim?: string;
}

/** A single word is as often a scratch as a word. */
const wordsMin = 2;
const ordersStrength = 0.2;

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
    return error instanceof ProcessFailed && error.reason === 'time' ? 'too_slow' : 'failed';
  });
  return textSignal(outcome);
}

export function textSignal(outcome: TextOutcome): TextFinding {
  if (typeof outcome === 'string') return { signal: unread[outcome], isMostlyText: false };
  const { text, words } = outcome;
  if (words < wordsMin) return { signal: signalOf('ok', illegibleWords), isMostlyText: false };
  const isMostly = isMostlyText(outcome);
  const claim = isMostly ? claimInText(text) : undefined;
  return {
    signal: ordersMachines(text)
      ? { ...signalOf('attention', ordersWords(text)), strength: ordersStrength }
      : signalOf('ok', isMostly ? mostlyTextWords(text) : someTextWords(text)),
    isMostlyText: isMostly,
    ...(claim === undefined ? {} : { claim }),
  };
}

/** A caption over a photo counts where it is large, a page where it is long; signs and labels in a scene do neither. */
const isMostlyText = ({ words, share }: TextReading) =>
  (words >= 6 && share >= 0.1) || (words >= 20 && share >= 0.05);

const signalOf = (outcome: ImageSignal['outcome'], detail: Bilingual): ImageSignal => ({
  method: 'textInImage',
  outcome,
  detail,
});

const unread: Record<Extract<TextOutcome, string>, ImageSignal> = {
  unseen: signalOf('ok', unseenWords),
  too_slow: signalOf('not_run', tooSlowWords),
  failed: signalOf('error', failedWords),
};
