/** Waits for a check that another node runs. */
import { setTimeout as delay } from 'node:timers/promises';
import { AppError } from '../domain/app-error.ts';
import type { Store, StoredResult } from '../store/store.ts';

/** How often it is asked for. */
const pollMs = 200;

/** The result; undefined when the other node is lost. Rejects with the check's problem, or when `isStopping`. */
export async function awaitRemoteCheck(
  store: Store,
  id: string,
  clock: () => number,
  isStopping: () => boolean,
): Promise<StoredResult | undefined> {
  for (;;) {
    await delay(pollMs);
    if (isStopping()) throw new AppError('checkInterrupted');
    const result = await store.findResult(id);
    if (result) return result;
    const check = await store.findCheck(id);
    if (check?.state === 'running' && check.leaseUntilMs > clock()) continue;
    if (check?.state === 'failed' && check.problem.code !== 'checkInterrupted') {
      throw AppError.again(check.problem);
    }
    return undefined;
  }
}
