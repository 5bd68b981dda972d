/** A check under way on this node, and everybody who waits for it or watches it. */
import type { Progress } from '@riscontro/contract/inside';
import type { Addressed } from '../domain/share-address.ts';
import type { StoredResult } from '../store/store.ts';

/** What a late watcher is told of the past; a check that talks more than this has only its latest events kept. */
const historyMax = 200;

/** Its address is the one that the result will have, as far as this node knows it. */
export interface Flight extends Addressed {
  readonly startedAtMs: number;
  /** Rejects with an AppError when the check fails. */
  readonly result: Promise<StoredResult>;
  /** Calls the listener with every event so far and from now on, until the function returned is called. */
  watch(listener: (event: Progress) => void): () => void;
}

export function createFlight(
  address: Addressed,
  startedAtMs: number,
  run: (progress: (event: Progress) => void) => Promise<StoredResult>,
): Flight {
  const history: Progress[] = [];
  const listeners = new Set<(event: Progress) => void>();
  const result = run((event) => {
    if (history.push(event) > historyMax) history.shift();
    for (const listener of listeners) listener(event);
  });
  // Nobody may be waiting: an asynchronous request, or a client that went away.
  result.catch(() => undefined);
  return {
    ...address,
    startedAtMs,
    result,
    watch(listener) {
      for (const event of history) listener(event);
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
