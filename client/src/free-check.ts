/** Checks without a key, as pages and extensions send them: counted by the visitor's day, with a pass and its work. */
import type { Progress, RunningCheck, VerificationResult } from '@riscontro/contract';
import {
  type Answer,
  deletionTokenOf,
  expectFields,
  readEvents,
  readJson,
  resultFields,
  runningFields,
} from './answer.ts';
import { exchange } from './exchange.ts';
import { checkedTimeout } from './settings.ts';
import { withTimeLimit } from './time-limit.ts';

/** Where a visitor stands, and what the next check takes. */
export interface Standing {
  readonly rimanenti: number;
  /** Checks that a visitor has in a day; 0 where checks want a key. */
  readonly limite?: number;
  readonly token: string;
  /** Zero bits of work. */
  readonly difficolta: number;
}

export interface FreeCheckWatcher {
  /** What deletes the result once the check has ended (see `deleteResult`). Told first, and to nobody else. */
  deletionToken?(token: string): void;
  /** The check has begun under this id, and goes on whatever happens to whoever watches it. */
  begun(id: string): void;
  progress(event: Progress): void;
  /** What the next check takes. */
  standing(standing: Standing): void;
}

export interface FreeCallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Another `fetch`. */
  readonly fetch?: typeof fetch | undefined;
  /** For the whole of the call. 180 s when left out: no check takes longer. */
  readonly timeoutMs?: number | undefined;
}

const asJson = { headers: { accept: 'application/json' } };
const standingFields = { rimanenti: 'number', token: 'string', difficolta: 'number' } as const;

/**
 * Sends a form with `token`, `lavoro` and either `q` or `file` to the address of a server's free checks, where wanted
 * with `riservata` or `anteprima` (`on` or `off`), and reads the events as they come. Rejects with a RiscontroError, or with the reason of the caller's own signal.
 */
export function sendFreeCheck(
  address: string,
  form: FormData,
  watcher: FreeCheckWatcher,
  options: FreeCallOptions = {},
): Promise<VerificationResult> {
  const init = { method: 'POST', body: form, headers: { accept: 'text/event-stream' } };
  return callFreely(address, init, options, async (answer) => {
    // Throws the problem.
    if (!answer.response.ok) await readJson(answer);
    const token = deletionTokenOf(answer);
    if (token !== undefined) watcher.deletionToken?.(token);
    const value = await readEvents(answer, watcher.progress, {
      inizio: (data) => watcher.begun(expectFields<{ id: string }>(data, { id: 'string' }, answer).id),
      rimanenti: (data) => watcher.standing(expectFields<Standing>(data, standingFields, answer)),
    });
    return expectFields<VerificationResult>(value, resultFields, answer);
  });
}

/** The standing of this visitor, with a pass for one check. */
export function askStanding(address: string, options: FreeCallOptions = {}): Promise<Standing> {
  return callFreely(address, asJson, options, async (answer) =>
    expectFields<Standing>(await readJson(answer), standingFields, answer),
  );
}

/** A free check by its own address: the result, or `stato: 'in_corso'`; rejects with its problem when it has failed. */
export function askFreeCheck(
  address: string,
  options: FreeCallOptions = {},
): Promise<VerificationResult | RunningCheck> {
  return callFreely(address, asJson, options, async (answer) => {
    const value = await readJson(answer);
    return answer.response.status === 202
      ? expectFields<RunningCheck>(value, runningFields, answer)
      : expectFields<VerificationResult>(value, resultFields, answer);
  });
}

/** A call without a key. */
export function callFreely<T>(
  address: string,
  init: RequestInit,
  options: FreeCallOptions,
  read: (answer: Answer) => Promise<T>,
): Promise<T> {
  const send = options.fetch ?? globalThis.fetch;
  return withTimeLimit(checkedTimeout(options.timeoutMs), options.signal, async (signal) =>
    read(await exchange({ send, address, init, signal, server: address })),
  );
}
