/** A result by its id, as everybody may see it; one that was taken away is said to be gone, not unknown. */
import type { VerificationResult } from '@riscontro/contract';
import { AppError } from '../domain/app-error.ts';
import { publicResult } from '../domain/public-result.ts';
import { answerText } from '../domain/result-text.ts';
import type { Store, StoredResult } from '../store/store.ts';

/** Throws a 410 for what was hidden or deleted, a 404 for what never was or has had its time. */
export async function findShared(store: Store, id: string, baseUrl: string): Promise<VerificationResult> {
  const stored = await store.findResult(id);
  if (!stored) throw await notThere(store, id);
  return seenByAll(stored, baseUrl);
}

/** What to answer about a result that is not found. */
export async function notThere(store: Store, id: string): Promise<AppError> {
  return new AppError((await store.findRemoval(id)) ? 'rimossa' : 'non_trovato');
}

export function seenByAll({ id, body }: StoredResult, baseUrl: string, cached = false): VerificationResult {
  return publicResult(JSON.parse(answerText(id, body, baseUrl, cached)) as VerificationResult);
}

/** For what a take-down or a correction has to reach: only the reader's own browser keeps it, and for minutes. */
export const brieflyKept = 'private, max-age=300';

/** Share pages are for those who were given the link. */
export const privateHeaders = {
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
} as const;
