/** Remembers how each outside provider did when it was last asked. Asks nobody by itself, and forgets with the process. */
import { expectedKind } from '../domain/expected-error.ts';
import { ProviderError, type ProviderFailure } from '../net/provider-error.ts';

export interface ProviderOutcome {
  /** Undefined: it answered, be it with nothing found. */
  readonly failure: ProviderFailure | undefined;
  readonly atMs: number;
}

export interface ProviderHealth {
  /** Passes on what the work gives or throws. Work that was given up for no fault of the provider does not count. */
  watch<T>(id: string, signal: AbortSignal, work: () => Promise<T>): Promise<T>;
  /** Undefined: not asked since `sinceMs`. */
  last(id: string): ProviderOutcome | undefined;
  /** When the watching began. */
  readonly sinceMs: number;
}

/** `onOutcome` is told of every time that one was asked: `answered`, the kind of its failure, or `fault` of the program. */
export function createProviderHealth(
  clock: () => number = Date.now,
  onOutcome: (id: string, outcome: string) => void = () => undefined,
): ProviderHealth {
  const outcomes = new Map<string, ProviderOutcome>();
  return {
    sinceMs: clock(),
    last: (id) => outcomes.get(id),
    async watch(id, signal, work) {
      try {
        const answer = await work();
        outcomes.set(id, { failure: undefined, atMs: clock() });
        onOutcome(id, 'answered');
        return answer;
      } catch (error) {
        const failure = failureOf(error, signal);
        if (failure) outcomes.set(id, { failure, atMs: clock() });
        onOutcome(id, failure ?? (signal.aborted ? 'given_up' : (expectedKind(error) ?? 'fault')));
        throw error;
      }
    },
  };
}

/** Whoever runs out of time was slow; whoever was stopped for another reason was not even waited for. */
function failureOf(error: unknown, signal: AbortSignal): ProviderFailure | undefined {
  if (signal.aborted) return isTimeout(signal.reason) ? 'timeout' : undefined;
  return error instanceof ProviderError ? error.failure : undefined;
}

const isTimeout = (reason: unknown) => reason instanceof DOMException && reason.name === 'TimeoutError';
