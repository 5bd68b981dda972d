/** The thread's side of thread.ts: opens its service, answers one call after the other, and closes when asked to. */
import { parentPort, workerData } from 'node:worker_threads';
import { onFault } from '../domain/fault-report.ts';
import { type FromThread, type SentError, sentError, type ToThread } from './messages.ts';

export interface Served<Calls> {
  /** What can be called; parameters and answers are plain data. */
  readonly calls: Calls;
  /** After the last call. */
  close?(): void | Promise<void>;
}

/** To be called once, by the module that the thread was started with. */
export function serveThread<Settings, Calls extends object>(
  open: (settings: Settings) => Served<Calls> | Promise<Served<Calls>>,
): void {
  const port = parentPort;
  if (!port) throw new Error('This module runs in a thread only');
  const send = (message: FromThread) => port.postMessage(message);
  let underWay = 0;
  onFault((fault) => send({ kind: 'fault', call: underWay, fault }));

  const start = async () => {
    try {
      const served = await open(workerData as Settings);
      send({ kind: 'started' });
      return served;
    } catch (error) {
      sendError(error, (sent) => send({ kind: 'notStarted', ...sent }));
      port.close();
      return undefined;
    }
  };
  const answer = async (calls: Calls, { call, name, parameters }: Exclude<ToThread, 'close'>) => {
    const run = calls[name as keyof Calls] as (...parameters: readonly unknown[]) => unknown;
    underWay = call;
    try {
      send({ kind: 'answer', call, value: await run(...parameters) });
    } catch (error) {
      sendError(error, (sent) => send({ kind: 'error', call, ...sent }));
    }
    underWay = 0;
  };

  const started = start();
  // Strictly one after the other: a call must not see the half of another's work.
  let last: Promise<unknown> = started;
  port.on('message', (message: ToThread) => {
    last = last.then(async () => {
      const served = await started;
      if (!served) return;
      if (message !== 'close') return answer(served.calls, message);
      await served.close?.();
      port.close();
    });
  });
}

/** Without its fields where one of them cannot be copied. */
function sendError(error: unknown, send: (sent: SentError) => void): void {
  try {
    send(sentError(error));
  } catch {
    send({ error: new Error(error instanceof Error ? error.message : typeof error) });
  }
}
