/** Calls to Linux that Node has no function for, made through node:ffi. */
import { dlopen, getRawPointer } from 'node:ffi';
import { type Architecture, architecture, callNumber, type SystemCall } from './system-calls.ts';

export interface System {
  readonly architecture: Architecture;
  /** Negative where the kernel refuses; why is not told. */
  call(name: SystemCall, ...values: readonly (number | bigint | Buffer)[]): number;
  /** For bytes that point to others; holds as long as these are kept. */
  addressOf(bytes: Buffer): bigint;
}

/** Undefined where the system calls are not known. Throws where Node may not make them. */
export function openSystem(): System | undefined {
  const on = architecture();
  if (!on) return undefined;
  // Where the C library reads its variable arguments from is on both where it reads fixed ones from.
  const { functions } = dlopen(null, {
    syscall: {
      arguments: ['int64', 'pointer', 'pointer', 'pointer', 'pointer', 'pointer'],
      return: 'int64',
    },
  });
  const given = (value: number | bigint | Buffer = 0) => (Buffer.isBuffer(value) ? value : BigInt(value));
  return {
    architecture: on,
    addressOf: getRawPointer,
    call(name, ...[a, b, c, d, e]) {
      const number = callNumber(name, on);
      if (number === undefined) return -1;
      return Number(functions.syscall(BigInt(number), given(a), given(b), given(c), given(d), given(e)));
    },
  };
}
