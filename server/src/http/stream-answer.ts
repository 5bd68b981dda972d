/** A check as a stream of events: its progress, then its result or the problem that it ended with. */
import { progress, streamEvents } from '@riscontro/contract/inside';
import type { FastifyReply } from 'fastify';
import type { CheckAnswer } from '../checks/checks.ts';
import { reportFault } from '../domain/fault-report.ts';
import type { StoredResult } from '../store/store.ts';
import { openEventStream } from './event-stream.ts';

export interface StreamedTexts {
  /** `free`: nothing was charged for it. */
  readonly result: (result: StoredResult, free: boolean) => string;
  readonly problem: (error: unknown) => string;
  /** An event of the asker's own at the beginning of a check under way, and one before the last. */
  readonly opening?: (id: string) => { readonly event: string; readonly data: string };
  readonly closing?: () => Promise<{ readonly event: string; readonly data: string }>;
}

export async function streamAnswer(
  reply: FastifyReply,
  answer: CheckAnswer,
  texts: StreamedTexts,
): Promise<FastifyReply> {
  const stream = openEventStream(reply);
  const send = (own: { readonly event: string; readonly data: string } | undefined) => {
    if (own) stream.send(own.event, own.data);
  };
  // The answer goes without it.
  const closing = () =>
    texts.closing?.().catch((error) => void reportFault(error, { place: 'http/stream-answer' }));
  try {
    if (!answer.cached) send(texts.opening?.(answer.flight.id));
    const result = answer.cached ? answer.result : await watched(answer.flight, stream.send);
    const text = texts.result(result, answer.cached || answer.joined);
    send(await closing());
    stream.send(streamEvents.result, text);
  } catch (error) {
    send(await closing());
    stream.send(streamEvents.problem, texts.problem(error));
  } finally {
    stream.end();
  }
  return reply;
}

function watched(
  flight: Extract<CheckAnswer, { cached: false }>['flight'],
  send: (event: string, data: string) => void,
): Promise<StoredResult> {
  const unwatch = flight.watch((told) => {
    const { evento, dati } = progress.toWire(told);
    send(evento, JSON.stringify(dati));
  });
  return flight.result.finally(unwatch);
}
