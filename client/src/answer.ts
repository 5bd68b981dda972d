/** Reads an answer as far as its server can be trusted: bounded in size, checked in shape, rid of the key. */
import type { Problem, Progress } from '@riscontro/contract';
import { createEventStreamParser } from './event-stream.ts';
import { type FailureCode, RiscontroError, type RiscontroErrorDetails } from './riscontro-error.ts';

/** True answers are a few kilobytes; the server may be somebody else's. */
const answerBytesMax = 5 * 1024 * 1024;
const messageCharactersMax = 1_000;

export interface Answer {
  readonly response: Response;
  /** Ends the reading too. */
  readonly signal: AbortSignal;
  readonly apiKey: string | undefined;
}

export type Fields = Readonly<Record<string, 'string' | 'number' | 'list'>>;

/** Without these a result is none. */
export const resultFields = {
  id: 'string',
  tipo: 'string',
  livello: 'string',
  affidabilita: 'number',
  sintesi: 'string',
} as const satisfies Fields;

export const runningFields = { id: 'string', stato: 'string' } as const satisfies Fields;

/** The JSON of a good answer; throws the problem of a bad one. */
export async function readJson(answer: Answer): Promise<unknown> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of chunksOf(answer)) text += decoder.decode(chunk, { stream: true });
  text += decoder.decode();
  if (!answer.response.ok) throw problemError(text, answer);
  return parse(text, answer);
}

/**
 * The result at the end of an event stream; throws the problem when the stream ends with one. `others` are told of the
 * events under their names.
 */
export async function readEvents(
  answer: Answer,
  onProgress: (event: Progress) => void,
  others: Readonly<Record<string, (data: unknown) => void>> = {},
): Promise<unknown> {
  const take = createEventStreamParser();
  for await (const chunk of chunksOf(answer)) {
    for (const { event, data } of take(chunk)) {
      if (event === 'risultato') return parse(data, answer);
      if (event === 'errore') throw problemError(data, answer);
      if (Object.hasOwn(others, event)) others[event]?.(parse(data, answer));
      if (event !== 'fase' && event !== 'fonte' && event !== 'segnale') continue;
      onProgress({ evento: event, dati: expectFields(parse(data, answer), {}, answer) } as Progress);
      answer.signal.throwIfAborted();
    }
  }
  throw failure('network', 'The stream of events ended without a result.', answer);
}

/** The value as a T, when it is an object with these fields. */
export function expectFields<T>(value: unknown, fields: Fields, answer: Answer): T {
  if (!hasFields(value, fields)) {
    throw failure('unreadable_answer', 'The answer is not one of a Riscontro server.', answer);
  }
  return value as T;
}

export function failure(code: FailureCode, message: string, answer: Answer, cause?: unknown): RiscontroError {
  return new RiscontroError(message, { ...detailsOf(answer), code, cause });
}

/** What deletes the result of an answer that has one. */
export const deletionTokenOf = ({ response }: Answer): string | undefined =>
  response.headers.get('x-delete-token') ?? undefined;

/** Seconds or a date, as RFC 9110 allows. */
export function retryAfterSeconds({ headers }: Response): number | undefined {
  const field = headers.get('retry-after')?.trim();
  if (!field) return undefined;
  if (/^\d{1,9}$/.test(field)) return Number(field);
  const dateMs = Date.parse(field);
  return Number.isNaN(dateMs) ? undefined : Math.max(0, Math.ceil((dateMs - Date.now()) / 1000));
}

async function* chunksOf(answer: Answer): AsyncGenerator<Uint8Array, void> {
  const reader = answer.response.body?.getReader();
  if (!reader) return;
  let bytes = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((cause: unknown) => {
        answer.signal.throwIfAborted();
        throw failure('network', 'The connection broke off before the answer was complete.', answer, cause);
      });
      if (done) return;
      bytes += value.byteLength;
      if (bytes > answerBytesMax) {
        throw failure('answer_too_large', `The answer is larger than ${answerBytesMax} bytes.`, answer);
      }
      yield value;
    }
  } finally {
    // Nobody waits for the rest; a stream that has failed refuses, and that is known already.
    reader.cancel().catch(() => undefined);
  }
}

function parse(text: string, answer: Answer): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw notJson(answer);
  }
}

function problemError(text: string, answer: Answer): RiscontroError {
  let problem: unknown;
  try {
    problem = JSON.parse(withoutKey(text, answer));
  } catch {
    return notJson(answer);
  }
  if (!hasFields(problem, { title: 'string', detail: 'string', codice: 'string', status: 'number' })) {
    return failure(
      'unreadable_answer',
      `The server answered ${answer.response.status} without a problem.`,
      answer,
    );
  }
  const { title, detail, codice, status } = problem as unknown as Problem;
  const details = { ...detailsOf(answer), code: codice, status, problem: problem as unknown as Problem };
  return new RiscontroError(`${title}: ${detail}`.slice(0, messageCharactersMax), details);
}

function notJson(answer: Answer): RiscontroError {
  const { status, headers } = answer.response;
  const type = withoutKey(headers.get('content-type') ?? 'no content type', answer).slice(0, 100);
  const message = `The server answered ${status} without JSON (${type}). Check baseUrl, and any proxy before the server.`;
  return failure('unreadable_answer', message, answer);
}

function detailsOf(answer: Answer): Omit<RiscontroErrorDetails, 'code'> {
  const { response } = answer;
  const requestId = response.headers.get('x-request-id');
  return {
    // Browsers hide a redirect behind a status of 0.
    status: response.status || undefined,
    requestId: requestId === null ? undefined : withoutKey(requestId, answer).slice(0, 100),
    retryAfterSeconds: retryAfterSeconds(response),
  };
}

/** A server can echo the key. Shorter than 8 characters it is no key, and might be part of any word. */
function withoutKey(text: string, { apiKey }: Answer): string {
  return apiKey && apiKey.length >= 8 ? text.replaceAll(apiKey, '[apiKey]') : text;
}

function hasFields(value: unknown, fields: Fields): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(fields).every(([name, type]) => {
    const field = (value as Record<string, unknown>)[name];
    return type === 'list' ? Array.isArray(field) : typeof field === type;
  });
}
