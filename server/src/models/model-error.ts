/** A model cannot be fetched, installed or used: why, and how to mend it, as a code of the terminal's words. */
import type { Message, Words } from '@riscontro/words';
import { OperatorError, type OperatorFault } from '../domain/operator-error.ts';

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

/** An error on its way out of the thread that it happened in. */
export interface SentFault {
  readonly fault: ModelFault;
  readonly isChanged: boolean;
}

export function faultOf(error: unknown): SentFault {
  if (error instanceof ModelError)
    return { fault: error.fault as unknown as ModelFault, isChanged: error instanceof ModelChanged };
  const reason = error instanceof Error ? error.message : String(error);
  return { fault: { code: 'cannotRun', values: { reason } }, isChanged: false };
}

export function modelFault({ fault, isChanged }: SentFault): ModelError {
  return isChanged ? new ModelChanged(fault) : new ModelError(fault);
}
