/** A model cannot be fetched, installed or used; the message tells the operator why and how to mend it. */
export class ModelError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'ModelError';
  }
}

/** A file is not what it has to be: what was installed, or what the catalogue, the hub or the operator has said. */
export class ModelChanged extends ModelError {
  constructor(message: string, cause?: unknown) {
    super(message, cause);
    this.name = 'ModelChanged';
  }
}

export const changedFile = (model: string, file: string, cause?: unknown) =>
  new ModelChanged(
    `${file} of the model ${model} is not what was installed, and is not loaded. ${mendModel(model)}`,
    cause,
  );

export const mendModel = (model: string) =>
  `To mend it: riscontro models remove ${model}, then pull or add it again.`;

/** An error on its way out of the thread that it happened in. */
export interface ModelFault {
  readonly fault: string;
  readonly isChanged: boolean;
}

export function faultOf(error: unknown): ModelFault {
  const fault = error instanceof Error ? error.message : String(error);
  return { fault, isChanged: error instanceof ModelChanged };
}

export function modelFault({ fault, isChanged }: ModelFault): ModelError {
  return isChanged ? new ModelChanged(fault) : new ModelError(fault);
}
