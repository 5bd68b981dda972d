/** A call that got no answer because its process ended. */

export type ProcessFailure = 'time' | 'memory' | 'crash' | 'closed';

export class ProcessFailed extends Error {
  /** `time` and `memory`: it went over its limit. `crash`: it ended by itself. `closed`: the pool was closed. */
  readonly reason: ProcessFailure;
  constructor(reason: ProcessFailure, cause?: unknown) {
    super(`the process has ended: ${reason}`, { cause });
    this.name = 'ProcessFailed';
    this.reason = reason;
  }
}
