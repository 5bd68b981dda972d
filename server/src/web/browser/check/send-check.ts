/** Sends a check from a page, and says how it ended. */
import { type FreeCheckWatcher, RiscontroError, sendFreeCheck } from '@riscontro/client';
import type { Problem, VerificationResult } from '@riscontro/contract';

export type CheckEnd =
  | { readonly end: 'result'; readonly result: VerificationResult }
  | { readonly end: 'problem'; readonly problem: Problem }
  /** No answer, or one that broke off. */
  | { readonly end: 'broken' }
  | { readonly end: 'stopped' };

export async function sendCheck(
  address: string,
  form: FormData,
  watcher: FreeCheckWatcher,
  signal: AbortSignal,
): Promise<CheckEnd> {
  try {
    return { end: 'result', result: await sendFreeCheck(address, form, watcher, { signal }) };
  } catch (error) {
    if (error instanceof RiscontroError && error.problem) return { end: 'problem', problem: error.problem };
    return { end: signal.aborted ? 'stopped' : 'broken' };
  }
}
