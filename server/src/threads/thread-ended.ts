/** How a call fails whose thread is gone. Apart from thread.ts: whoever only looks for it starts no thread. */
import { ExpectedError } from '../domain/expected-error.ts';

/** A thread that is called no longer runs. */
export class ThreadEnded extends ExpectedError {
  readonly kind: 'given_up' | 'out_of_memory' | undefined;

  /** `kind`: undefined where nobody had to reckon with it. */
  constructor(place: string, kind: ThreadEnded['kind'], cause?: unknown) {
    super(`The thread ${place} has ended`, { cause });
    this.name = 'ThreadEnded';
    this.kind = kind;
  }
}
