/** The one way in which an outside provider fails. The check goes on without it, and the result says so. */
import { ExpectedError } from '../domain/expected-error.ts';

export type ProviderFailure =
  /** It answered 429, or said in its own way that the allowance is used up. */
  | 'too_many_requests'
  /** The key was refused (401, 403). */
  | 'refused'
  /** No whole answer in time. */
  | 'timeout'
  /** No connection, or 5xx. */
  | 'unreachable'
  /** An answer that is not what its documentation promises: not JSON, too large, another shape. */
  | 'bad_answer'
  /** Outbound requests are switched off. */
  | 'offline';

export class ProviderError extends ExpectedError {
  readonly provider: string;
  readonly failure: ProviderFailure;

  constructor(provider: string, failure: ProviderFailure, cause?: unknown) {
    super(`${provider}: ${failure}`, { cause });
    this.name = 'ProviderError';
    this.provider = provider;
    this.failure = failure;
  }

  get kind() {
    return this.failure;
  }
}
