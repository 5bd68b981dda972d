/** The child's side of the process pool: waits for calls, answers them one at a time, ends when the service does. */
import { Socket } from 'node:net';
import { describeError } from '../../domain/error-description.ts';
import { onFault } from '../../domain/fault-report.ts';
import { type CarriedError, createFrameReader, type FromProcess, frameOf, type ToProcess } from './frames.ts';
import { startMemoryWatch } from './memory-watch.ts';

export interface ServeOptions {
  /** Whether calls start threads. Otherwise none can be started: a thread could give itself other permissions. */
  readonly threads?: boolean;
}

/** What a call comes with. */
export interface Given<Progress, Data> {
  /** The file that the call is about; empty where it is about none. A process opens no file of others by itself. */
  readonly file: Buffer;
  /** The `workerData` of the pool. */
  readonly data: Data;
  readonly tell: (progress: Progress) => void;
}

/** What `handle` throws reaches the caller with its name and fields, and what it reports is reported there. */
export function serveProcess<Call, Answer, Progress = never, Data = unknown>(
  handle: (call: Call, given: Given<Progress, Data>) => Promise<Answer>,
  { threads = false }: ServeOptions = {},
): void {
  const channel = new Socket({ fd: 3, readable: true, writable: true });
  const send = (message: FromProcess) => {
    for (const part of frameOf(message)) channel.write(part);
  };
  let data: Data;
  let file = createFile(0);

  const answer = async (call: Call) => {
    const { bytes } = file;
    file = createFile(0);
    let isUnderWay = true;
    const endReports = onFault((fault) => send({ kind: 'fault', fault }));
    const tell = (value: Progress) => {
      if (isUnderWay) send({ kind: 'progress', value });
    };
    try {
      const value = await handle(call, { file: bytes, data, tell });
      isUnderWay = false;
      send({ kind: 'answer', value });
    } catch (error) {
      isUnderWay = false;
      send({ kind: 'error', error: carried(error) });
    } finally {
      endReports();
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
      if (received.kind === 'part') return file.take(received.bytes);
      if (received.kind === 'file') {
        file = createFile(received.sizeBytes);
        return;
      }
      data = received.data as Data;
      void start(received.memoryBytesMax);
    }),
  );
  for (const end of ['end', 'error', 'close']) channel.on(end, () => process.exit());
  // Sent to the whole group when the service is stopped: it lets its calls finish, and then ends its processes.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
}

/** A file that arrives piece by piece. */
function createFile(sizeBytes: number) {
  const bytes = Buffer.allocUnsafeSlow(sizeBytes);
  let held = 0;
  return {
    bytes,
    take(part: Uint8Array) {
      bytes.set(part, held);
      held += part.length;
    },
  };
}

function carried(error: unknown): CarriedError {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error), fields: {}, frames: [] };
  const fields = Object.fromEntries(
    Object.entries(error).filter(([name, value]) => name !== 'name' && isPlain(value)),
  );
  return { name: error.name, message: error.message, fields, frames: describeError(error).frames };
}

const isPlain = (value: unknown) =>
  value === null || ['string', 'number', 'boolean', 'undefined', 'bigint'].includes(typeof value);
