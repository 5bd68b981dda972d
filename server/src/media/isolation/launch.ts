/**
 * The first program of an isolated process: gives up what a decoder must not have, and turns into the decoder.
 *
 * Landlock binds the thread that asks for it and what that thread turns into, and Node has threads before its first
 * line runs. Hence two programs, one after the other, in one process.
 */
import { openSync } from 'node:fs';
import { devNull } from 'node:os';
import { fileURLToPath } from 'node:url';
import { findBubblewrap } from './bubblewrap.ts';
import { type Isolation, type IsolationMode, isWhole } from './isolation.ts';
import { keepOnly, landlockVersion, pointer } from './landlock.ts';
import { becomeOwnUser } from './own-user.ts';
import type { SealOrder } from './seal.ts';
import { hasSeccomp, installFilter, withoutCalls } from './seccomp.ts';
import { openSystem, type System } from './system.ts';
import { libraryFolders, systemFacts } from './system-folders.ts';

export interface LaunchOrder {
  readonly mode: Exclude<IsolationMode, 'off'>;
  /** Flags of Node. */
  readonly flags: readonly string[];
  readonly entry: string;
  /** Files and folders that the process needs. */
  readonly readable: readonly string[];
  /** Of the whole process; watched from inside, and bounded from outside at a multiple. */
  readonly memoryBytesMax: number;
}

const setDeathSignal = 1;
const dropCapability = 24;
const setNoNewPrivileges = 38;
const killSignal = 9;
const capabilities = 64;
const setDescriptorFlags = 2;

function launch({ mode, flags, entry, readable, memoryBytesMax }: LaunchOrder): void {
  const system = openSystem();
  if (!system || !process.execve) throw new Error('Processes cannot be isolated on this system.');
  const libraries = libraryFolders();
  const needed = [process.execPath, ...libraries, ...systemFacts(), ...readable];
  const landlock = landlockVersion(system);
  const seccomp = hasSeccomp(system);
  const ownUser = becomeOwnUser(needed);
  // After the change of user, which would undo it.
  system.call('prctl', setDeathSignal, killSignal);
  if (!ownUser) for (let one = 0; one < capabilities; one += 1) system.call('prctl', dropCapability, one);
  const wrap = landlock > 0 ? undefined : findBubblewrap(needed, [process.execPath, '--version']);
  const isolation: Isolation = { landlock, bubblewrap: wrap !== undefined, seccomp, ownUser };
  if (mode === 'required' && !isWhole(isolation))
    throw new Error('DECODER_ISOLATION = required: this system does not isolate decoders wholly.');
  if (system.call('prctl', setNoNewPrivileges, 1, 0, 0, 0) !== 0)
    throw new Error('The kernel does not let a process give up privileges.');
  if (landlock > 0) {
    const runs = new Set([process.execPath, ...libraries]);
    const kept = needed.map((path) => ({ path, runs: runs.has(path) }));
    keepOnly(system, landlock, [...kept, { path: ownState(system) }]);
  }
  const order: SealOrder = { isolation, entry, memoryBytesMax };
  const node = [
    process.execPath,
    ...flags,
    // The system's, which it could not read, would end it.
    `--openssl-config=${devNull}`,
    fileURLToPath(new URL('./seal.ts', import.meta.url)),
    JSON.stringify(order),
  ];
  // The channel to the service: Node marks what it inherits as not to be passed on.
  system.call('fcntl', 3, setDescriptorFlags, 0);
  // Node sets it up as it starts and ends when it is taken away later: it must never get it.
  if (seccomp) installFilter(system, withoutCalls(system.architecture, ['io_uring_setup']));
  if (wrap) process.execve(wrap.program, [wrap.program, ...wrap.arguments, ...node]);
  process.execve(process.execPath, node);
}

/**
 * Where this process's memory is told, for the watch over it. The kernel makes such files when they are looked at; the
 * rule holds for this one, so it is kept open, also by what this process turns into.
 */
function ownState(system: System): string {
  const path = '/proc/self/stat';
  system.call('fcntl', openSync(path, pointer), setDescriptorFlags, 0);
  return path;
}

launch(JSON.parse(process.argv[2] ?? '') as LaunchOrder);
