/** A result by its id, as everybody may see it; one that was taken away is said to be gone, not unknown. */
import { type VerificationResult, verificationResult } from '@riscontro/contract/inside';
import { AppError } from '../domain/app-error.ts';
import { publicResult } from '../domain/public-result.ts';
import { answerText } from '../domain/result-text.ts';
import { opens, readShareSegment } from '../domain/share-address.ts';
import type { Store, StoredResult } from '../store/store.ts';

/**
 * The result that an address leads to, by the segment of it that names one. Throws a 410 for what was hidden or
 * deleted, a 404 for what never was, has had its time, or is confidential and was asked for without its secret.
 */
export async function findStored(store: Store, segment: string): Promise<StoredResult> {
  const address = readShareSegment(segment);
  const stored = await store.findResult(address.id);
  if (!stored) throw await notThere(store, address.id);
  if (!opens(address, stored)) throw new AppError('notFound');
  return stored;
}

/** The same as everybody may see it. */
export async function findShared(
  store: Store,
  segment: string,
  baseUrl: string,
): Promise<VerificationResult> {
  return seenByAll(await findStored(store, segment), baseUrl);
}

/** What to answer about a result that is not found. */
export async function notThere(store: Store, id: string): Promise<AppError> {
  return new AppError((await store.findRemoval(id)) ? 'removed' : 'notFound');
}

export function seenByAll(result: StoredResult, baseUrl: string, cached = false): VerificationResult {
  return publicResult(verificationResult.fromWire(JSON.parse(answerText(result, baseUrl, cached))));
}

/** The same as JSON. */
export const publicText = (result: VerificationResult): string =>
  JSON.stringify(verificationResult.toWire(result));

/** For what a take-down or a correction has to reach: only the reader's own browser keeps it, and for minutes. */
export const brieflyKept = 'private, max-age=300';

/** Share pages are for those who were given the link. */
export const privateHeaders = {
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
} as const;
