/** What a thread and those who call it send each other. */
import type { Fault } from '../domain/fault-report.ts';

export type ToThread =
  | { readonly call: number; readonly name: string; readonly parameters: readonly unknown[] }
  | 'close';

export type FromThread =
  | { readonly kind: 'started' }
  | ({ readonly kind: 'notStarted' } & SentError)
  | { readonly kind: 'answer'; readonly call: number; readonly value: unknown }
  | ({ readonly kind: 'error'; readonly call: number } & SentError)
  /** Call 0: of none of them. */
  | { readonly kind: 'fault'; readonly call: number; readonly fault: Fault };

/** A copied error keeps its message, stack and cause; its name and its own fields go beside it. */
export interface SentError {
  readonly error: unknown;
  readonly name?: string;
  readonly fields?: Readonly<Record<string, unknown>>;
}

export function sentError(error: unknown): SentError {
  if (!(error instanceof Error)) return { error };
  return { error, name: error.name, fields: { ...error } };
}

export function receivedError({ error, name, fields }: SentError): unknown {
  if (!(error instanceof Error)) return error;
  Object.assign(error, fields);
  // Errors of the web come with their name, and cannot be given one.
  if (name !== undefined && error.name !== name) error.name = name;
  return error;
}
