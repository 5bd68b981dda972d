/** The one error that the client throws: what the server refused, or why no answer came. */
import type { Problem, ProblemCode } from '@riscontro/contract';

/** Failures without a problem from the server. */
export type FailureCode =
  /** No connection, or it broke off before the answer was complete. */
  | 'network'
  /** The answer was not complete within `timeoutMs`. */
  | 'timeout'
  /** The server wants to be asked elsewhere; the key is not carried there. */
  | 'redirect'
  /** The answer is not one of a Riscontro server: a proxy's page, another service. */
  | 'unreadable_answer'
  /** The answer is larger than any true one. */
  | 'answer_too_large';

export interface RiscontroErrorDetails {
  readonly code: ProblemCode | FailureCode;
  readonly status?: number | undefined;
  readonly problem?: Problem | undefined;
  readonly requestId?: string | undefined;
  readonly retryAfterSeconds?: number | undefined;
  readonly cause?: unknown;
}

/** The message never holds the key. */
export class RiscontroError extends Error {
  override readonly name = 'RiscontroError';
  /** The problem's `codice` where the server sent one, a FailureCode otherwise. */
  readonly code: ProblemCode | FailureCode;
  /** Undefined when no answer came. */
  readonly status: number | undefined;
  /** What the server said, in the client's language. */
  readonly problem: Problem | undefined;
  /** Names the request in the server's logs. */
  readonly requestId: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(message: string, details: RiscontroErrorDetails) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.code = details.code;
    this.status = details.status;
    this.problem = details.problem;
    this.requestId = details.requestId;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}
