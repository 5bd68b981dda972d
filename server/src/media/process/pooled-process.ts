/** One child process: started with as few rights as the system can take from it, asked one thing at a time. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { realpathSync } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { faultRelay, readFault } from '../../domain/fault-report.ts';
import { codeFolders } from '../isolation/code-folders.ts';
import type { IsolationMode } from '../isolation/isolation.ts';
import type { LaunchOrder } from '../isolation/launch.ts';
import { architecture } from '../isolation/system-calls.ts';
import { type CarriedError, createFrameReader, type FromProcess, frameOf, type ToProcess } from './frames.ts';
import { ProcessFailed, type ProcessFailure } from './process-failed.ts';

export interface ProcessSettings {
  /** The file to run; it calls serveProcess. */
  readonly entry: URL;
  /** Resident memory of the whole process, code included. */
  readonly memoryBytesMax: number;
  /** Of one message from the process; default 64 MB. */
  readonly answerBytesMax?: number | undefined;
  /** Until it is ready for its first call; default 30 s. */
  readonly startTimeoutMs?: number | undefined;
  /** Given to the handler beside each call. */
  readonly workerData?: unknown;
  /** The environment, for libraries that know no other way to be set; default empty. */
  readonly environment?: Readonly<Record<string, string>> | undefined;
  /** Files and folders that it reads beside the code, such as a model; nothing else is there for it. */
  readonly readable?: readonly string[] | undefined;
  /** Default `auto`: as much as the system offers. */
  readonly isolation?: IsolationMode | undefined;
  /** Makes the caller's own error of one that was carried over; default an Error with its name and fields. */
  readonly revive?: ((error: CarriedError) => Error | undefined) | undefined;
}

export interface ProcessCall {
  readonly call: unknown;
  /** The path of the file that the call is about: its bytes are handed over, since the process can open none. */
  readonly file?: string | undefined;
  readonly signal: AbortSignal;
  readonly timeoutMs: number;
  readonly onProgress?: ((progress: never) => void) | undefined;
}

export interface PooledProcess {
  /** After an abort, a time limit or a ProcessFailed the process is ending and can take no further call. */
  run(call: ProcessCall): Promise<unknown>;
  isAlive(): boolean;
  kill(reason: ProcessFailure): void;
  /** Whether a waiting process keeps the service running. */
  keepsAwake(awake: boolean): void;
  readonly ended: Promise<void>;
}

const lowPriority = 10;
const stderrCharactersMax = 2000;
const lastWordsMs = 1_000;
/** Of one call: a process that a file has taken over fills no log. */
const faultsMax = 30;

export function startProcess(settings: ProcessSettings): PooledProcess {
  const { answerBytesMax = 64 * 1024 * 1024, startTimeoutMs = 30_000, revive } = settings;
  const child = spawnChild(settings);
  const channel = child.stdio?.[3] as Socket | undefined;
  let waiting: { take(message: FromProcess): void; fail(reason: unknown): void } | undefined;
  let failure: ProcessFailed | undefined;
  let errors = '';

  const fail = (reason: ProcessFailure, cause?: unknown) => {
    failure ??= new ProcessFailed(reason, cause);
    waiting?.fail(failure);
  };
  const kill = (reason: ProcessFailure, cause?: unknown) => {
    fail(reason, cause);
    child.kill('SIGKILL');
    // Else what the process left open would delay its end.
    channel?.destroy();
    child.stderr?.destroy();
  };
  const ended = new Promise<void>((resolve) => {
    child.once('close', (code, signal) => {
      const isMemory = signal === 'SIGKILL' || errors.includes('out of memory');
      fail(isMemory ? 'memory' : 'crash', new Error(`exit ${signal ?? code}: ${errors}`));
      resolve();
    });
    child.on('error', (error) => {
      fail('crash', error);
      if (child.pid === undefined) resolve();
    });
  });
  const read = createFrameReader(answerBytesMax, (message) => {
    if (!waiting || !isFromProcess(message)) throw new Error('a message that nobody expects');
    waiting.take(message);
  });
  channel?.on('data', (chunk: Buffer) => {
    try {
      if (!failure) read(chunk);
    } catch (error) {
      kill('crash', error);
    }
  });
  channel?.on('error', (error) => {
    if (!waiting) return kill('crash', error);
    // Most likely it has ended by itself, and is about to say why.
    const timer = setTimeout(() => kill('crash', error), lastWordsMs);
    void ended.then(() => clearTimeout(timer));
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    errors = `${errors}${chunk}`.slice(-stderrCharactersMax);
  });

  const send = (message: ToProcess) => {
    for (const part of frameOf(message)) channel?.write(part);
  };
  const isTaken = async () => {
    while (channel?.writableNeedDrain && !failure) await Promise.race([once(channel, 'drain'), ended]);
    if (failure) throw failure;
  };
  /** Sends, and waits for the message that ends it. */
  const ask = (message: ToProcess, { file, signal, timeoutMs, onProgress }: Omit<ProcessCall, 'call'>) =>
    new Promise<unknown>((resolve, reject) => {
      const done = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', abort);
        waiting = undefined;
      };
      const abort = () => {
        waiting?.fail(signal.reason);
        kill('closed');
      };
      const timer = setTimeout(() => kill('time'), timeoutMs);
      const relay = faultRelay();
      let faults = 0;
      waiting = {
        take(received) {
          if (received.kind === 'progress') return onProgress?.(received.value as never);
          if (received.kind === 'fault') {
            const fault = readFault(received.fault);
            faults += 1;
            if (fault && faults <= faultsMax) relay(fault);
            return;
          }
          done();
          if (received.kind === 'error') reject(revive?.(received.error) ?? revived(received.error));
          else resolve(received.kind === 'answer' ? received.value : undefined);
        },
        fail(reason) {
          done();
          reject(reason);
        },
      };
      if (failure) return waiting.fail(failure);
      if (signal.aborted) return abort();
      signal.addEventListener('abort', abort, { once: true });
      const sendAll = async () => {
        if (file !== undefined)
          await sendFile(file, { sizeBytesMax: settings.memoryBytesMax, send, isTaken });
        if (!signal.aborted) send(message);
      };
      // What cannot be read or sent is the caller's fault; of the message nothing has been written.
      sendAll().catch((error) => waiting?.fail(error));
    });

  let isReady = false;
  return {
    async run({ call, ...options }) {
      if (!isReady) {
        const { memoryBytesMax, workerData } = settings;
        await ask(
          { kind: 'start', data: workerData, memoryBytesMax },
          { signal: options.signal, timeoutMs: startTimeoutMs },
        );
        isReady = true;
      }
      return ask({ kind: 'call', call }, options);
    },
    isAlive: () => failure === undefined,
    kill,
    keepsAwake(awake) {
      const change = awake ? 'ref' : 'unref';
      child[change]();
      channel?.[change]();
      (child.stderr as Socket | null)?.[change]();
    },
    ended,
  };
}

function spawnChild(settings: ProcessSettings): ChildProcess {
  const { entry, memoryBytesMax, environment = {}, isolation = 'auto' } = settings;
  const readable = [...codeFolders(entry), ...(settings.readable ?? []).map((path) => realpathSync(path))];
  const flags = [
    // These bind JavaScript; what binds native code too is given up on the way there.
    '--permission',
    ...readable.map((path) => `--allow-fs-read=${path}`),
    '--allow-addons',
    '--allow-worker',
    '--no-warnings',
    // The watch looks at all memory and comes first; this is for what it cannot see in time.
    `--max-old-space-size=${Math.ceil(memoryBytesMax / 1024 / 1024)}`,
  ];
  const path = fileURLToPath(entry);
  const order = isolation !== 'off' &&
    architecture() && { mode: isolation, flags, entry: path, readable, memoryBytesMax };
  const program = order ? isolated(order) : [...flags, path];
  const child = spawn(process.execPath, program, {
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    env: { ...environment },
    windowsHide: true,
  });
  try {
    // At once, so that the threads it will start are of low priority too.
    if (child.pid !== undefined) setPriority(child.pid, lowPriority);
  } catch {
    // It has ended already, or the system does not allow it: the call itself will tell, or works all the same.
  }
  return child;
}

/** The launcher gives up rights, and turns into the program with these flags. */
const isolated = ({ flags, ...order }: LaunchOrder) => [
  '--no-warnings',
  fileURLToPath(new URL('../isolation/launch.ts', import.meta.url)),
  JSON.stringify({ ...order, flags: [...flags, '--allow-ffi'] } satisfies LaunchOrder),
];

const kinds: readonly unknown[] = [
  'ready',
  'progress',
  'fault',
  'answer',
  'error',
] satisfies FromProcess['kind'][];

function isFromProcess(message: unknown): message is FromProcess {
  if (typeof message !== 'object' || message === null || !('kind' in message)) return false;
  if (message.kind !== 'error') return kinds.includes(message.kind);
  const { error } = message as { error?: Partial<CarriedError> };
  return (
    typeof error?.name === 'string' &&
    typeof error.message === 'string' &&
    Array.isArray(error.frames) &&
    typeof error.fields === 'object' &&
    error.fields !== null
  );
}

/** Its stack is that of the process: here nobody would learn where it comes from. */
function revived({ name, message, fields, frames }: CarriedError): Error {
  const error = new Error(message);
  const places = frames.filter((frame) => typeof frame === 'string').map((frame) => `\n    at ${frame}`);
  const stack = `${name}: ${message}${places.join('')}`;
  for (const [key, value] of Object.entries({ ...fields, name, stack }))
    Object.defineProperty(error, key, { value, configurable: true, writable: true });
  return error;
}

interface SendFileParts {
  /** What the process can hold; a larger file is one that it would break at. */
  readonly sizeBytesMax: number;
  send(message: ToProcess): void;
  /** Resolves when the process has taken enough of what was sent. */
  isTaken(): Promise<void>;
}

const pieceBytes = 256 * 1024;

/**
 * Piece by piece, so that the service holds no more of the file than one. The size is what the file has when it is opened, whatever is
 * appended or cut off meanwhile.
 */
async function sendFile(path: string, { sizeBytesMax, send, isTaken }: SendFileParts): Promise<void> {
  await using file = await open(path);
  const { size: sizeBytes } = await file.stat();
  if (sizeBytes > sizeBytesMax) throw new ProcessFailed('memory');
  send({ kind: 'file', sizeBytes });
  const piece = Buffer.allocUnsafe(Math.min(pieceBytes, sizeBytes));
  for (let sent = 0; sent < sizeBytes; ) {
    const { bytesRead } = await file.read(piece, 0, Math.min(piece.length, sizeBytes - sent), sent);
    if (bytesRead === 0) throw new Error('the file has become shorter');
    send({ kind: 'part', bytes: piece.subarray(0, bytesRead) });
    sent += bytesRead;
    await isTaken();
  }
}
