/** Runs Node as if the kernel did not have some calls: `older-kernel.ts CALL,CALL ARGUMENTS`. */
import { installFilter, withoutCalls } from '../../src/media/isolation/seccomp.ts';
import { openSystem } from '../../src/media/isolation/system.ts';
import type { SystemCall } from '../../src/media/isolation/system-calls.ts';

const [, , calls = '', ...rest] = process.argv;
const system = openSystem();
if (!system || !process.execve) throw new Error('only on Linux');
system.call('prctl', 38, 1, 0, 0, 0);
system.call('fcntl', 3, 2, 0);
installFilter(system, withoutCalls(system.architecture, calls.split(',') as SystemCall[]));
process.execve(process.execPath, [process.execPath, ...rest], process.env);
