/**
 * An error that the world brings about and the program is made for: a service that does not answer, a file that cannot be
 * read, a request that is refused. Whoever asked is told; it is counted, and no fault for the operator to look at.
 */
export abstract class ExpectedError extends Error {
  /** What happened, as a code of few: it becomes a label of the counters. Undefined: this one was not to be reckoned with. */
  abstract readonly kind: string | undefined;
}

/** The kind of an expected error, of a time that ran out or of work that was given up; undefined: a fault of the program. */
export function expectedKind(error: unknown): string | undefined {
  if (error instanceof ExpectedError) return error.kind;
  // Both Node's own and those of the web: neither library shares a class with the other.
  if (!(error instanceof Error)) return undefined;
  if (error.name === 'TimeoutError') return 'timeout';
  return error.name === 'AbortError' ? 'given_up' : undefined;
}
