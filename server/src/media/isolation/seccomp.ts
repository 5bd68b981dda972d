/**
 * A filter of system calls (seccomp; man 2 seccomp). It names what is refused and lets the rest pass, so that another
 * version of Node or of a library does not break on a harmless call that was not foreseen.
 */
import type { System } from './system.ts';
import {
  type Architecture,
  callNumber,
  lastKnownCall,
  type SystemCall,
  systemCalls,
} from './system-calls.ts';

/** One instruction of the kernel's filter machine (Berkeley Packet Filter). */
export interface Instruction {
  readonly code: number;
  readonly value: number;
  /** How many instructions are passed over when the comparison is true, and when it is not. */
  readonly yes?: number;
  readonly no?: number;
}

const load = 0x20;
const isEqual = 0x15;
const isGreater = 0x25;
const hasBit = 0x45;
const give = 0x06;

/** Where the kernel puts what is filtered. The lower half of an argument, on machines of this byte order. */
const callAt = 0;
const architectureAt = 4;
const argumentAt = (index: number) => 16 + 8 * index;

const kill = 0x80000000;
const pass = 0x7fff0000;
const fail = (error: number) => 0x00050000 | error;
const notPermitted = fail(1);
const accessDenied = fail(13);
const notThere = fail(38);

/** How the kernel names them in a filter. */
const architectures: Readonly<Record<Architecture, number>> = { x64: 0xc000003e, arm64: 0xc00000b7 };
/** Calls of 32-bit programs on x64 have this bit, and would otherwise slip by. */
const thirtyTwoBits = 0x40000000;

const threadFlag = 0x10000;
/** O_WRONLY, O_RDWR, O_CREAT, O_TRUNC. */
const writingFlags = 0o1 | 0o2 | 0o100 | 0o1000;
const deathSignal = 1;

/** Allowed in part, or needed to build the filter. */
const conditional: readonly SystemCall[] = [
  'openat',
  'open',
  'openat2',
  'fcntl',
  'clone',
  'clone3',
  'kill',
  'tgkill',
  'prctl',
  'prlimit64',
  'seccomp',
  'landlock_create_ruleset',
  'landlock_add_rule',
  'landlock_restrict_self',
];

/** As if the kernel did not have these calls, for this program and those it turns into. */
export const withoutCalls = (on: Architecture, calls: readonly SystemCall[]): Instruction[] => [
  ...callOn(on),
  ...calls.flatMap((call) => whenOn(on, call, [answer(notThere)])),
  answer(pass),
];

/** For a process with this id, which may end itself and nobody else. */
export function decoderFilter(on: Architecture, pid: number): Instruction[] {
  const when = (call: SystemCall, then: readonly Instruction[]) => whenOn(on, call, then);
  const refused = (Object.keys(systemCalls) as SystemCall[]).filter((call) => !conditional.includes(call));
  return [
    ...callOn(on),
    { code: isGreater, value: lastKnownCall, no: 1 },
    answer(notThere),
    // Its flags lie in memory, where a filter cannot look: the C library then uses `clone`.
    ...when('clone3', [answer(notThere)]),
    ...when('openat2', [answer(notThere)]),
    ...when('clone', by(0, { code: hasBit, value: threadFlag }, pass, notPermitted)),
    ...when('openat', by(2, { code: hasBit, value: writingFlags }, accessDenied, pass)),
    ...when('open', by(1, { code: hasBit, value: writingFlags }, accessDenied, pass)),
    ...when('kill', by(0, { code: isEqual, value: pid }, pass, notPermitted)),
    ...when('tgkill', by(0, { code: isEqual, value: pid }, pass, notPermitted)),
    ...when('prlimit64', by(0, { code: isEqual, value: 0 }, pass, notPermitted)),
    ...when('prctl', by(0, { code: isEqual, value: deathSignal }, notPermitted, pass)),
    ...refused.flatMap((call) => when(call, [answer(notPermitted)])),
    answer(pass),
  ];
}

const answer = (value: number): Instruction => ({ code: give, value });

/** Takes the call up, and ends a program of another architecture, whose calls have other numbers. */
const callOn = (on: Architecture): Instruction[] => [
  { code: load, value: architectureAt },
  { code: isEqual, value: architectures[on], yes: 1 },
  answer(kill),
  { code: load, value: callAt },
  ...(on === 'x64' ? [{ code: hasBit, value: thirtyTwoBits, no: 1 }, answer(kill)] : []),
];

function whenOn(on: Architecture, call: SystemCall, then: readonly Instruction[]): Instruction[] {
  const number = callNumber(call, on);
  return number === undefined ? [] : [{ code: isEqual, value: number, no: then.length }, ...then];
}

/** What follows is decided by one argument. */
const by = (index: number, test: Pick<Instruction, 'code' | 'value'>, yes: number, no: number) => [
  { code: load, value: argumentAt(index) },
  { ...test, yes: 0, no: 1 },
  answer(yes),
  answer(no),
];

const setFilter = 1;
const isActionThere = 2;
/** For all threads of the process, those that run already included. */
const forAllThreads = 1;

export function hasSeccomp(system: System): boolean {
  const action = Buffer.alloc(4);
  action.writeUInt32LE(notPermitted & 0xffff0000);
  return system.call('seccomp', isActionThere, 0, action) === 0;
}

/** Throws where the kernel does not take it. Needs `no_new_privs`. */
export function installFilter(system: System, filter: readonly Instruction[]): void {
  const program = Buffer.alloc(filter.length * 8);
  for (const [at, { code, value, yes = 0, no = 0 }] of filter.entries()) {
    program.writeUInt16LE(code, at * 8);
    program.writeUInt8(yes, at * 8 + 2);
    program.writeUInt8(no, at * 8 + 3);
    program.writeUInt32LE(value >>> 0, at * 8 + 4);
  }
  const head = Buffer.alloc(16);
  head.writeUInt16LE(filter.length, 0);
  head.writeBigUInt64LE(system.addressOf(program), 8);
  if (system.call('seccomp', setFilter, forAllThreads, head) !== 0)
    throw new Error('the kernel does not take the filter of system calls');
}
