/**
 * The one way to tell of an error that goes no further: “the others still answer” is a reason to go on, not to say
 * nothing. Reports are published on a channel of Node's own; the service logs and counts them (diagnostics/), threads
 * and processes send theirs to whoever asked them.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { channel } from 'node:diagnostics_channel';
import { describeError, type ErrorDescription, safeMessage } from './error-description.ts';
import { expectedKind } from './expected-error.ts';

export interface FaultPlace {
  /** Which part of the program goes on without it: `pipelines/text/gather`. */
  readonly place: string;
  /** The id of the provider that was asked. */
  readonly provider?: string;
  /** The method that was carried out. */
  readonly method?: string;
}

/** For whom it happened. Neither tells what was checked, or by whom. */
export interface WorkIds {
  readonly requestId?: string | undefined;
  readonly checkId?: string | undefined;
}

/** `expected`: the kind of an expected error. Otherwise the program is at fault, and `error` says where. */
export type Fault = FaultPlace &
  WorkIds &
  ({ readonly expected: string } | { readonly error: ErrorDescription });

const faults = channel('riscontro:fault');
const working = new AsyncLocalStorage<WorkIds>();

/** Whatever is reported by the work, and by all that it begins, bears these ids. */
export const workingFor = <T>(ids: WorkIds, work: () => T): T => working.run(ids, work);

/** Tells of an error that goes no further. */
export const reportFault = (error: unknown, place: FaultPlace): void =>
  publish({ ...describeFault(error, place), ...working.getStore() });

/** What is reported of an error, for whoever knows elsewhere for whom it happened. */
export function describeFault(error: unknown, place: FaultPlace): Fault {
  const expected = expectedKind(error);
  return { ...place, ...(expected === undefined ? { error: describeError(error) } : { expected }) };
}

/** Reports what happened in another thread or process as if it had happened here and now. */
export function faultRelay(): (fault: Fault) => void {
  const ids = working.getStore();
  return (fault) => publish({ ...fault, ...ids });
}

/** Hears of every fault until the function returned is called. */
export function onFault(listener: (fault: Fault) => void): () => void {
  const hear = (message: unknown) => listener(message as Fault);
  faults.subscribe(hear);
  return () => faults.unsubscribe(hear);
}

function publish(fault: Fault): void {
  faults.publish(fault);
  // Where nobody listens, as in a command, faults of the program go to standard error with what the log would say.
  if (faults.hasSubscribers || !('error' in fault)) return;
  const { name, message, frames } = fault.error;
  process.emitWarning(`${fault.place}: ${name}: ${message}`, { type: 'Fault', detail: frames.join('\n') });
}

const code = /^[\w./ -]{1,80}$/;
const isText = (value: unknown): value is string => typeof value === 'string';

/** A fault as a process tells it that reads hostile input: undefined unless it has the shape, and cut to size. */
export function readFault(told: unknown): Fault | undefined {
  if (typeof told !== 'object' || told === null) return undefined;
  const { place, provider, method, expected, error } = told as Record<string, unknown>;
  if (!isCode(place)) return undefined;
  const from = { place, ...(isCode(provider) ? { provider } : {}), ...(isCode(method) ? { method } : {}) };
  if (isCode(expected)) return { ...from, expected };
  const description = readDescription(error);
  return description && { ...from, error: description };
}

const isCode = (value: unknown): value is string => isText(value) && code.test(value);

function readDescription(told: unknown, causesLeft = 3): ErrorDescription | undefined {
  if (typeof told !== 'object' || told === null) return undefined;
  const { name, message, frames, cause } = told as Record<string, unknown>;
  if (!isCode(name) || !isText(message) || !Array.isArray(frames)) return undefined;
  const reason = causesLeft > 0 ? readDescription(cause, causesLeft - 1) : undefined;
  return {
    name,
    message: safeMessage(message),
    frames: frames
      .filter(isText)
      .slice(0, 12)
      .map((frame) => safeMessage(frame)),
    ...(reason ? { cause: reason } : {}),
  };
}
