/** A process of the pool that does what hostile files make decoders do, as it is told. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { writeFileSync, writeSync } from 'node:fs';
import { connect } from 'node:net';
import { getPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { AVIOFlag } from 'node-av/constants';
import { reportFault } from '../../src/domain/fault-report.ts';
import { type Given, serveProcess } from '../../src/media/process/serve-process.ts';

export interface Misdeed {
  readonly deed: string;
  readonly value?: unknown;
}

class Refused extends Error {
  readonly reason: string;
  readonly cannotTravel = () => undefined;
  constructor(reason: string) {
    super('refused');
    this.name = 'Refused';
    this.reason = reason;
  }
}

const forever = () => {
  for (;;);
};

let calls = 0;
const keep: unknown[] = [];
const deeds: Record<string, (value: unknown, given: Given<unknown, unknown>) => unknown> = {
  echo: (value) => value,
  who: () => process.pid,
  calls: () => ++calls,
  data: (_, { data }) => data,
  file: (_, { file }) => createHash('sha256').update(file).digest('hex'),
  environment: () => Object.keys(process.env),
  priority: () => getPriority(),
  count: (to, { tell }) => {
    for (let step = 1; step <= Number(to); step += 1) tell(step);
    return 'counted';
  },
  report: (times) => {
    for (let time = 1; time <= Number(times); time += 1)
      reportFault(new TypeError('x is not a function'), { place: 'misdeeds', method: 'prova' });
    return 'went on';
  },
  mistake: (value) => (value as { deep: { text: string } }).deep.text,
  wait: () => new Promise(() => undefined),
  loop: forever,
  tellAndLoop: (_, { tell }) => {
    tell(process.pid);
    forever();
  },
  deafLoop: () => {
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => undefined);
    forever();
  },
  buffers: () => {
    for (;;) keep.push(Buffer.alloc(4_000_000, 1));
  },
  objects: () => {
    for (;;) keep.push({ at: keep.length, text: `number ${keep.length}` });
  },
  exit: (code) => process.exit(Number(code)),
  abort: () => process.abort(),
  throw: (reason) => {
    throw new Refused(String(reason));
  },
  throwText: (text) => {
    throw text;
  },
  throwLater: () => {
    setImmediate(() => {
      throw new Error('later');
    });
    return new Promise(() => undefined);
  },
  answerAndExit: (value) => {
    setImmediate(() => setImmediate(() => process.exit(0)));
    return value;
  },
  unsendable: () => () => undefined,
  huge: (sizeBytes) => Buffer.alloc(Number(sizeBytes), 1),
  garbage: (bytes) => {
    writeSync(3, bytes as Uint8Array);
    return new Promise(() => undefined);
  },
  answerLater: () => {
    setTimeout(() => writeSync(3, Buffer.from([1, 0, 0, 0, 0])), 1);
    return 'now';
  },
  write: (path) => writeFileSync(String(path), 'written'),
  connect: (port) =>
    new Promise((resolve, reject) => {
      connect(Number(port), '127.0.0.1').once('error', reject).once('connect', resolve);
    }),
  spawn: () => execFileSync(process.execPath, ['--version']),
  thread: () => new Worker('', { eval: true, execArgv: [] }).threadId,
  read: (path) => process.permission?.has('fs.read', String(path)),
  // Native code, which Node's permission flags do not bind.
  sharpRead: async (path) => (await import('sharp')).default(String(path)).metadata(),
  sharpWrite: async (path) =>
    (await import('sharp'))
      .default({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toFile(String(path)),
  ffmpegRead: (url) => ffmpegOpens(String(url), 1),
  ffmpegWrite: (url) => ffmpegOpens(String(url), 2),
};

/** By FFmpeg's own protocols: files, sockets and whatever else its build brings. */
async function ffmpegOpens(url: string, flags: number): Promise<void> {
  const { IOContext, FFmpegError } = await import('node-av/lib');
  const opened = new IOContext();
  FFmpegError.throwIfError(opened.open2Sync(url, flags as AVIOFlag), 'open');
  opened.closepSync();
}

serveProcess<Misdeed, unknown, unknown>(async ({ deed, value }, given) => deeds[deed]?.(value, given));
