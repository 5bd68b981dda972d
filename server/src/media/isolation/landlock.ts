/** Landlock: a process gives up all files but some, for itself and whatever it starts (Linux 5.13; man 7 landlock). */
import { closeSync, openSync, statSync } from 'node:fs';
import type { System } from './system.ts';

export interface Kept {
  readonly path: string;
  /** Whether programs in it may be started. */
  readonly runs?: boolean;
}

const execute = 1n << 0n;
const readFile = 1n << 2n;
const readFolder = 1n << 3n;

/** All that a version can forbid; each one knows what the one before it knows. */
const filesBits = (version: number) => {
  if (version >= 5) return 16n;
  return [13n, 13n, 14n, 15n, 15n][version] ?? 13n;
};
const all = (bits: bigint) => (1n << bits) - 1n;
/** Both of TCP: binding and connecting. */
const connections = (version: number) => (version >= 4 ? all(2n) : 0n);
/** Abstract sockets of others, and signals to others. */
const scopes = (version: number) => (version >= 6 ? all(2n) : 0n);

const askForVersion = 1;
const pathBeneath = 1;
/** O_PATH, which Node does not name: the file is only pointed to. */
export const pointer = 0o10000000;

/** 0 where the kernel does not have it, or has it switched off. */
export const landlockVersion = (system: System) =>
  Math.max(0, system.call('landlock_create_ruleset', 0, 0, askForVersion));

/**
 * Takes all files away from this thread, and from the program it turns into, but for reading what is kept. Throws where
 * the kernel does not do it. Needs `no_new_privs`.
 */
export function keepOnly(system: System, version: number, kept: readonly Kept[]): void {
  const rules = Buffer.alloc(24);
  rules.writeBigUInt64LE(all(filesBits(version)), 0);
  rules.writeBigUInt64LE(connections(version), 8);
  rules.writeBigUInt64LE(scopes(version), 16);
  const size = version >= 6 ? 24 : version >= 4 ? 16 : 8;
  const ruleset = made(system.call('landlock_create_ruleset', rules, size, 0), 'create its rules');
  for (const { path, runs = false } of kept) {
    const file = openSync(path, pointer);
    const rights = readFile | (runs ? execute : 0n) | (statSync(path).isDirectory() ? readFolder : 0n);
    const rule = Buffer.alloc(12);
    rule.writeBigUInt64LE(rights, 0);
    rule.writeInt32LE(file, 8);
    made(system.call('landlock_add_rule', ruleset, pathBeneath, rule, 0), `keep ${path}`);
    closeSync(file);
  }
  made(system.call('landlock_restrict_self', ruleset, 0), 'be put on');
  closeSync(ruleset);
}

function made(answer: number, what: string): number {
  if (answer < 0) throw new Error(`Landlock cannot ${what}`);
  return answer;
}
