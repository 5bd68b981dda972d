/** A call that got no answer because its process ended. */
import { ExpectedError } from '../../domain/expected-error.ts';

export type ProcessFailure = 'time' | 'memory' | 'crash' | 'closed';

export class ProcessFailed extends ExpectedError {
  /** `time` and `memory`: it went over its limit. `crash`: it ended by itself. `closed`: the pool was closed. */
  readonly reason: ProcessFailure;
  constructor(reason: ProcessFailure, cause?: unknown) {
    super(`the process has ended: ${reason}`, { cause });
    this.name = 'ProcessFailed';
    this.reason = reason;
  }

  /** A process that ends by itself is looked at, unless a file is found to have done it. */
  get kind() {
    return this.reason === 'crash' ? undefined : this.reason;
  }
}
