/** A model cannot be fetched, installed or used; the message tells the operator why and how to mend it. */
export class ModelError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'ModelError';
  }
}
