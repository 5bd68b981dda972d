/** An error that an operator reads in a terminal: a code and its values, said there in the terminal's language. */
import { type Message, say, type Words, wordsIn } from '@riscontro/words';

type TerminalWords = Words['terminal'];

/** One of the faults that a section of the terminal's words knows. Can be stored and sent as JSON. */
export type OperatorFault = {
  [Section in keyof TerminalWords]: TerminalWords[Section] extends { readonly faults: infer Faults }
    ? Message<Faults> & { readonly of: Section }
    : never;
}[keyof TerminalWords];

export function sayFault(words: TerminalWords, fault: OperatorFault): string {
  // The type has checked that the code is one of that section's.
  return say<object>(words[fault.of].faults, fault as unknown as never);
}

/** Its `message` is English, as the log is; `fault` is for whoever knows the reader's language. */
export class OperatorError extends Error {
  readonly fault: OperatorFault;

  constructor(fault: OperatorFault, options?: ErrorOptions) {
    super(sayFault(wordsIn('en').terminal, fault), options);
    this.name = 'OperatorError';
    this.fault = fault;
  }
}

/** What to tell about any error; one that is not for operators says what it says in its own words. */
export function errorText(words: TerminalWords, error: unknown): string {
  if (error instanceof OperatorError) return sayFault(words, error.fault);
  return error instanceof Error ? error.message : String(error);
}
