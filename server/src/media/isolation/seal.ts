/** The second program of an isolated process: gives up the rest before a decoder is loaded, then loads it. */
import { pathToFileURL } from 'node:url';
import type { Isolation } from './isolation.ts';
import { decoderFilter, installFilter } from './seccomp.ts';
import { openSystem, type System } from './system.ts';

export interface SealOrder {
  readonly isolation: Isolation;
  readonly entry: string;
  readonly memoryBytesMax: number;
}

const gigabyte = 1024 ** 3;
/**
 * The thread that watches the memory is part of the process, and ends with it when it is taken over. The kernel counts
 * what is promised to it and not yet used, the stacks of threads for instance: hence the room above.
 */
const promised = (memoryBytesMax: number) => 2 * memoryBytesMax + 2 * gigabyte;

/** By the kernel's numbers: size of files, memory, core dumps, open files, locked memory, bytes in message queues. */
const limitsOf = (memoryBytesMax: number): readonly (readonly [resource: number, most: number])[] => [
  [1, 0],
  [2, promised(memoryBytesMax)],
  [4, 0],
  [7, 256],
  [8, 0],
  [12, 0],
];

function limit(system: System, memoryBytesMax: number): void {
  for (const [resource, most] of limitsOf(memoryBytesMax)) {
    const value = Buffer.alloc(16);
    value.writeBigUInt64LE(BigInt(most), 0);
    value.writeBigUInt64LE(BigInt(most), 8);
    if (system.call('prlimit64', 0, resource, value, 0) !== 0)
      throw new Error(`the kernel does not take limit ${resource}`);
  }
}

const { isolation, entry, memoryBytesMax } = JSON.parse(process.argv[2] ?? '') as SealOrder;
const system = openSystem();
if (!system) throw new Error('Processes cannot be isolated on this system.');
limit(system, memoryBytesMax);
if (isolation.seccomp) installFilter(system, decoderFilter(system.architecture, process.pid));
// What could still be called is bound by the filter and by Landlock; all the same, nothing needs it any more.
process.permission?.drop('ffi');
await import(pathToFileURL(entry).href);
