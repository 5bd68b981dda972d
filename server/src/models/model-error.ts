/** A model cannot be fetched, installed or used: why, and how to mend it, as a code of the terminal's words. */
import type { Message, Words } from '@riscontro/words';
import { OperatorError, type OperatorFault } from '../domain/operator-error.ts';
import { ThreadEnded } from '../threads/thread-ended.ts';

export type ModelFault = Message<Words['terminal']['installing']['faults']>;

export class ModelError extends OperatorError {
  constructor(fault: ModelFault, cause?: unknown) {
    // A fault of that section is one of the faults for operators; the union is too large to be compared.
    super({ of: 'installing', ...fault } as OperatorFault, { cause });
    this.name = 'ModelError';
  }
}

/** A file is not what it has to be: what was installed, or what the catalogue, the hub or the operator has said. */
export class ModelChanged extends ModelError {
  constructor(fault: ModelFault, cause?: unknown) {
    super(fault, cause);
    this.name = 'ModelChanged';
  }
}

export const changedFile = (model: string, file: string, cause?: unknown) =>
  new ModelChanged({ code: 'fileChanged', values: { model, file } }, cause);

/** What was thrown in a model's thread, of its class again; anything else as one that says what it was. */
export function modelErrorFrom(error: unknown): ModelError {
  if (error instanceof ThreadEnded)
    return new ModelError({ code: error.cause === undefined ? 'threadEnded' : 'threadFailed' }, error);
  if (isSentModelError(error)) {
    // As in the constructor, the other way round.
    const fault = error.fault as unknown as ModelFault;
    return error.name === 'ModelChanged' ? new ModelChanged(fault, error) : new ModelError(fault, error);
  }
  const reason = error instanceof Error ? error.message : String(error);
  return new ModelError({ code: 'cannotRun', values: { reason } }, error);
}

/** A thread's errors keep their name and fields, and lose their class. */
const isSentModelError = (error: unknown): error is ModelError =>
  error instanceof Error && (error.name === 'ModelError' || error.name === 'ModelChanged');
