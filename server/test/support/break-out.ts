/**
 * A program that tries to do what a decoder that was taken over would: each deed through Node's own functions, which
 * are native code here, since it runs without Node's permission flags. Prints what came of them as JSON.
 */
import { execFileSync } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { dlopen } from 'node:ffi';
import {
  chmodSync,
  closeSync,
  linkSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  symlinkSync,
  truncateSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';

export interface BreakOut {
  /** A data folder with `database`, `uploads/other` and `victim-1` to `victim-4`. */
  readonly folder: string;
  /** Further folders in which to write. */
  readonly folders: readonly string[];
  /** A TCP server on 127.0.0.1 and a Unix socket that listen. */
  readonly port: number;
  readonly socket: string;
  /** A process of the same user. */
  readonly neighbour: number;
}

export interface BrokenOut {
  /** What the process was told about its isolation; undefined where it is not isolated. */
  readonly isolation: unknown;
  /** `done`, or why not. */
  readonly deeds: Readonly<Record<string, string>>;
}

const { folder, folders, port, socket, neighbour } = JSON.parse(process.env.BREAK_OUT ?? '') as BreakOut;
const at = (name: string) => join(folder, name);

const library = dlopen(null, {
  fork: { return: 'int32', arguments: [] },
  _exit: { return: 'void', arguments: ['int32'] },
  ptrace: { return: 'int64', arguments: ['int64', 'int64', 'int64', 'int64'] },
  shmget: { return: 'int32', arguments: ['int32', 'int64', 'int32'] },
}).functions;
const ptraceSeize = 0x4206n;
const ptraceDetach = 17n;

const succeeded = (value: number | bigint) => {
  if (value < 0) throw Object.assign(new Error('refused'), { code: 'REFUSED' });
};
const write = (path: string) => () => {
  writeFileSync(path, 'written');
  unlinkSync(path);
};

const deeds: Record<string, () => unknown> = {
  'read the database': () => readFileSync(at('database')),
  'list the data folder': () => readdirSync(folder),
  "read somebody's upload": () => readFileSync(at('uploads/other')),
  'read /etc/passwd': () => readFileSync('/etc/passwd'),
  ...Object.fromEntries(folders.map((path) => [`write in ${path}`, write(join(path, 'break-out-written'))])),
  'overwrite the database': () => closeSync(openSync(at('database'), 'r+')),
  truncate: () => truncateSync(at('victim-1'), 0),
  rename: () => renameSync(at('victim-1'), at('victim-1b')),
  delete: () => unlinkSync(at('victim-2')),
  'change rights': () => chmodSync(at('victim-3'), 0o777),
  'change times': () => utimesSync(at('victim-3'), 1, 1),
  link: () => linkSync(at('victim-3'), at('linked')),
  'symbolic link': () => symlinkSync(at('victim-3'), at('symbolic')),
  'connect by TCP': () => once(connect(port, '127.0.0.1'), 'connect'),
  'connect to a Unix socket': () => once(connect(socket), 'connect'),
  'listen by TCP': () => once(createServer().listen(0, '127.0.0.1'), 'listening'),
  'send by UDP': () =>
    new Promise<void>((resolve, reject) => {
      const udp = createSocket('udp4').on('error', reject);
      udp.send('hello', 9, '127.0.0.1', (error) => (error ? reject(error) : resolve()));
    }),
  'start a program': () => execFileSync(process.execPath, ['--version']),
  fork: () => {
    const pid = library.fork();
    if (pid === 0) library._exit(0);
    succeeded(pid);
  },
  'signal a neighbour': () => process.kill(neighbour, 0),
  "read a neighbour's environment": () => readFileSync(`/proc/${neighbour}/environ`),
  "read a neighbour's arguments": () => readFileSync(`/proc/${neighbour}/cmdline`),
  "read a neighbour's memory": () => {
    const memory = openSync(`/proc/${neighbour}/mem`, 'r');
    try {
      readSync(memory, Buffer.alloc(0));
    } finally {
      closeSync(memory);
    }
  },
  'trace a neighbour': () => {
    succeeded(library.ptrace(ptraceSeize, BigInt(neighbour), 0n, 0n));
    library.ptrace(ptraceDetach, BigInt(neighbour), 0n, 0n);
  },
  'hold three gigabytes': () => Buffer.alloc(3 * 1024 ** 3).length,
  'share memory': () => succeeded(library.shmget(0, 4096n, 0o600)),
};

const outcomes: Record<string, string> = {};
for (const [name, deed] of Object.entries(deeds)) {
  try {
    await deed();
    outcomes[name] = 'done';
  } catch (error) {
    outcomes[name] = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  }
}
const isolation = JSON.parse(process.argv[2] ?? '{}').isolation;
process.stdout.write(JSON.stringify({ isolation, deeds: outcomes } satisfies BrokenOut), () =>
  process.exit(),
);
