/** The child's side of the process pool: waits for calls, answers them one at a time, ends when the service does. */
import { Socket } from 'node:net';
import { type CarriedError, createFrameReader, type FromProcess, frameOf, type ToProcess } from './frames.ts';
import { startMemoryWatch } from './memory-watch.ts';

export interface ServeOptions {
  /** Whether calls start threads. Otherwise none can be started: a thread could give itself other permissions. */
  readonly threads?: boolean;
}

/** `data` is the `workerData` of the pool. What `handle` throws reaches the caller with its name and fields. */
export function serveProcess<Call, Answer, Progress = never, Data = unknown>(
  handle: (call: Call, tell: (progress: Progress) => void, data: Data) => Promise<Answer>,
  { threads = false }: ServeOptions = {},
): void {
  const channel = new Socket({ fd: 3, readable: true, writable: true });
  const send = (message: FromProcess) => {
    for (const part of frameOf(message)) channel.write(part);
  };
  let data: Data;

  const answer = async (call: Call) => {
    let isUnderWay = true;
    const tell = (value: Progress) => {
      if (isUnderWay) send({ kind: 'progress', value });
    };
    try {
      const value = await handle(call, tell, data);
      isUnderWay = false;
      send({ kind: 'answer', value });
    } catch (error) {
      isUnderWay = false;
      send({ kind: 'error', error: carried(error) });
    }
  };
  const start = async (memoryBytesMax: number) => {
    await startMemoryWatch(memoryBytesMax);
    if (!threads) process.permission?.drop('worker');
    send({ kind: 'ready' });
  };

  channel.on(
    'data',
    createFrameReader(2 ** 32, (message) => {
      const received = message as ToProcess;
      if (received.kind === 'call') return void answer(received.call as Call);
      data = received.data as Data;
      void start(received.memoryBytesMax);
    }),
  );
  for (const end of ['end', 'error', 'close']) channel.on(end, () => process.exit());
  // Sent to the whole group when the service is stopped: it lets its calls finish, and then ends its processes.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
}

function carried(error: unknown): CarriedError {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error), fields: {} };
  const fields = Object.fromEntries(
    Object.entries(error).filter(([name, value]) => name !== 'name' && isPlain(value)),
  );
  return { name: error.name, message: error.message, fields };
}

const isPlain = (value: unknown) =>
  value === null || ['string', 'number', 'boolean', 'undefined', 'bigint'].includes(typeof value);
